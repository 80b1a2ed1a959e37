### Colorazioni di una cifra: celle in due colori, di cui uno ha la cifra.

two-colours = Dove { $digit } ha solo due posti, uno ha il colore { $a } e l'altro il colore { $b }.
all-of-one = Quindi tutte le celle di colore { $a } sono { $digit }, oppure tutte quelle di colore { $b }.
two-pairs = Dove { $digit } ha solo due posti, questi hanno i colori { $a } e { $b }, oppure i colori { $c } e { $d }.
all-of-one-each = In ogni coppia, tutte le celle di uno dei due colori sono { $digit }.

## Linee

linked = Solo due posti: { $houses }.
colour-has = Colore { $colour }: { $cells }.
see-each-other = { $near } (colore { $one }) e { $far } (colore { $another }) si vedono.
sees-two = { $cell } vede { $near } (colore { $one }) e { $far } (colore { $another }).
sees-colours = Il colore { $colour } vede il colore { $c } ({ $from-c } vede { $to-c }) e il colore { $d } ({ $from-d } vede { $to-d }).

## Che cosa segue

out-by-sight = { $cells } hanno entrambe il colore { $colour } e si vedono, quindi il colore { $colour } è escluso.
out-by-pair = Uno di questi è { $digit } in tutte le sue celle, quindi il colore { $colour } è escluso.
one-of-two = Quindi { $digit } è in tutte le celle di colore { $b } o in tutte quelle di colore { $d }.
one-of-two-twice = Quindi { $digit } è in tutte le celle di colore { $b } o { $d }, e in tutte quelle di colore { $a } o { $c }.
cannot-each-seeing =
    Perciò { AS($cells, "brief") }, che { $cells ->
        [one] vede
       *[other] vedono ciascuna
    } { $what }, non { $cells ->
        [one] può
       *[other] possono
    } essere { $digit }.

## Che cosa vedono le celle

both-colours = entrambi i colori
both-colours-at = entrambi i colori ({ AS($cells, "each") })
both-of-these = entrambi questi colori
both-of-these-at = entrambi questi colori ({ AS($cells, "each") })
both-of-one-pair = entrambi i colori di una delle due coppie
