### Indizi: linee, punti, numeri e altri segni su alcune celle.

## Nomi, come parte di una frase: con l'articolo, dopo «secondo» e «lungo»

thermometer = il termometro da { $cell }
arrow = la freccia di { $cells }
dot = il punto tra { $cells }
sign = il segno tra { $cells }
renban = la linea renban da { $cell }
whispers = la linea di sussurri da { $cell }
palindrome = il palindromo da { $cell }
little-killer = il little killer da { $cell }
sandwich = il sandwich da { $cell }
between = la linea intermedia da { $cell }
mark = il simbolo in { $cell }
quadruple = il cerchio tra { $cells }
extra-region = la regione extra di { $cell }
twin = il clone di { $cell }
region-sum = la linea di somme per regione da { $cell }
everywhere = la regola di questa griglia

## Che cosa dice un indizio

odd-digit = Secondo { $clue }, la cella { $cell } è dispari.
even-digit = Secondo { $clue }, la cella { $cell } è pari.
same = Secondo { $clue }, le celle { $cells } hanno la stessa cifra.
less = Secondo { $clue }, la cella { $less } è minore di { $more }.
less-by = Secondo { $clue }, la cella { $less } vale almeno { $by } in meno di { $more }.
apart = Secondo { $clue }, le celle { $cells } differiscono di almeno { $by }.
differ = Secondo { $clue }, le celle { $cells } sono diverse.
differ-by = Secondo { $clue }, le celle { $cells } differiscono di { $by }.
times = Secondo { $clue }, una delle celle { $cells } vale { $times } volte l'altra.
not-by = Secondo { $clue }, le celle { $cells } non differiscono di { $by }.
not-times = Secondo { $clue }, nessuna delle celle { $cells } vale { $times } volte l'altra.
not-sum = Secondo { $clue }, le celle { $cells } insieme non valgono { $sum }.
all-apart = Lungo { $clue }, due celle vicine differiscono di almeno { $by }.
rises = Lungo { $clue }, le cifre crescono.
between-ends = Lungo { $clue }, le cifre sono comprese tra quelle di { $ends }.
run = Secondo { $clue }, le celle { $cells } hanno cifre consecutive.
has = Secondo { $clue }, le sue celle contengono { $digits }.
sum-is =
    Secondo { $clue }, { $cells ->
        [one] la cella { $cells } vale
       *[other] le celle { $cells } insieme valgono
    } { $sum }.
sum-to = Secondo { $clue }, le celle { $cells } insieme valgono { $other }.
sum-as =
    Secondo { $clue }, { $cells ->
        [one] la cella { $cells } vale
       *[other] le celle { $cells } insieme valgono
    } quanto { $others ->
        [one] { $others }
       *[other] { $others } insieme
    }.
sum-read =
    Secondo { $clue }, { $cells ->
        [one] la cella { $cells } vale
       *[other] le celle { $cells } insieme valgono
    } il numero che si legge in { $circle }.
sandwich-sum = Secondo { $clue }, le cifre tra { $least } e { $most } { AS($house, "in") } insieme valgono { $sum }.

## Che cosa si sa

known = { $filled }.
can-only-be = { $cell } può essere solo { AS($digits, "or") }.
nothing-beside = Con { AS($digits, "or") } in una cella, nessuna altra cifra va bene in quella vicina.
before-it =
    Prima di { $cell } { $count ->
        [one] c'è una cella
       *[other] ci sono { $count } celle
    }, quindi { $cell } è almeno { $bound }.
behind-it =
    Dopo { $cell } { $count ->
        [one] c'è una cella
       *[other] ci sono { $count } celle
    }, quindi { $cell } è al massimo { $bound }.
as-at-least = { $from } è almeno { $least }, quindi { $cell } è almeno { $bound }.
as-at-most = { $from } è al massimo { $most }, quindi { $cell } è al massimo { $bound }.
is-so-at-least = { $from } è { $digit }, quindi { $cell } è almeno { $bound }.
is-so-at-most = { $from } è { $digit }, quindi { $cell } è al massimo { $bound }.
within = { $ends } sono almeno { $least } e al massimo { $most }.
would-be = Se { $cell } è { $digit }, { $other } è { AS($digits, "or") }, ma non può esserlo.
both-would-be = Se { $cell } è { $digit }, { $cells }, che si vedono, sono entrambe { $with }.
both-would-be-without = Se { $cell } è { $digit }, { $cells }, che si vedono e non possono essere { AS($without, "or") }, sono entrambe { $with }.
run-line = Da { $least } a { $most }: { AS($fate, "clauses") }.
has-other = { $cell } è { $digit }
has-none = { $cell } non può essere nessuna di queste
run-has =
    { $left ->
        [one] L'unica sequenza di { $count } cifre rimasta contiene
       *[other] Ogni sequenza di { $count } cifre rimasta contiene
    } { $digit }, che { $cells ->
        [one] può stare solo
       *[other] sta
    } in { AS($cells, "or") }.
is-in =
    { $digit } { $cells ->
        [one] può stare solo
       *[other] sta
    } in { AS($cells, "or") }.
needs-twice = Serve { $digit } due volte, e solo { $cells } possono essere { $digit }.
no-second = Se { $cell } è { $digit }, vede ogni altro posto per { $digit }.
leaves-for =
    Per { $cells } { $digits ->
        [one] resta
       *[other] restano
    } { $digits }.
times-at-least = { $times } volte { $cell } è almeno { $sum }
times-at-most = { $times } volte { $cell } è al massimo { $sum }

## Sandwich

side-by-side = Quindi { $least } e { $most } sono in celle adiacenti.
gap =
    Quindi tra loro { $count ->
        [one] c'è una cella
       *[other] ci sono { $count } celle
    }.
gaps = Quindi tra loro ci sono { AS($counts, "or") } celle.
count = { $count }
end-would-be = Se { $cell } è { $digit }, { $other } sta in { AS($cells, "or") }, ma non può starci.
no-room = Se { $cell } è { $digit }, non c'è posto per { $other }.
ends-in = { $least } può stare solo in { AS($cells, "or") }, e { $most } solo in { AS($others, "or") }.
cannot-be =
    { $cells } non { $cells ->
        [one] può
       *[other] possono
    } essere { AS($digits, "or") }
outside-sum = Tutte le cifre { AS($house, "in") } insieme valgono { $all }, quindi quelle all'esterno valgono { $amount }.
puts-between =
    Così { $digits } { $digits ->
        [one] sta
       *[other] stanno
    } tra { $least } e { $most }, dove { $cells } non { $cells ->
        [one] può
       *[other] possono
    } trovarsi.
puts-outside =
    Così { $digits } { $digits ->
        [one] sta
       *[other] stanno
    } all'esterno di { $least } e { $most }, dove { $cells } non { $cells ->
        [one] può
       *[other] possono
    } trovarsi.

## Le possibilità per riempire le celle di un indizio

ways-left =
    Secondo { $clue } e i candidati, per { $cells } { $count ->
        [one] c'è una sola possibilità
       *[other] ci sono { $count } possibilità
    }.
way = { $filled }.
each-way-has =
    Ogni possibilità contiene { $digit }, che { $cells ->
        [one] può stare solo
       *[other] sta
    } in { AS($cells, "or") }.
