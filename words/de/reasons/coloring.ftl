### Färbungen einer Ziffer: Zellen in zwei Farben, von denen eine die Ziffer hat.

two-colours = Wo { $digit } genau zwei Plätze hat, hat einer Farbe { $a } und der andere Farbe { $b }.
all-of-one = Also steht { $digit } in allen Zellen von Farbe { $a } oder in allen von Farbe { $b }.
two-pairs = Wo { $digit } genau zwei Plätze hat, haben sie Farbe { $a } und Farbe { $b } oder Farbe { $c } und Farbe { $d }.
all-of-one-each = Von jedem Paar hat eine Farbe { $digit } in allen ihren Zellen.

## Zeilen

linked = Genau zwei Plätze: { $houses }.
colour-has = Farbe { $colour }: { $cells }.
see-each-other = { $near } (Farbe { $one }) und { $far } (Farbe { $another }) sehen einander.
sees-two = { $cell } sieht { $near } (Farbe { $one }) und { $far } (Farbe { $another }).
sees-colours = Farbe { $colour } sieht Farbe { $c } ({ $from-c } sieht { $to-c }) und Farbe { $d } ({ $from-d } sieht { $to-d }).

## Was folgt

out-by-sight = { $cells } haben beide Farbe { $colour } und sehen einander, also scheidet Farbe { $colour } aus.
out-by-pair = Eine dieser beiden ist überall { $digit }, also scheidet Farbe { $colour } aus.
one-of-two = Also steht { $digit } in allen Zellen von Farbe { $b } oder in allen von Farbe { $d }.
one-of-two-twice = Also steht { $digit } in allen Zellen von Farbe { $b } oder { $d } und in allen von Farbe { $a } oder { $c }.
cannot-each-seeing =
    Also { $cells ->
        [one] kann
       *[other] können
    } { AS($cells, "brief") }, die jeweils { $what } { $cells ->
        [one] sieht
       *[other] sehen
    }, nicht { $digit } sein.

## Was Zellen sehen

both-colours = beide Farben
both-colours-at = beide Farben ({ AS($cells, "each") })
both-of-these = beide davon
both-of-these-at = beide davon ({ AS($cells, "each") })
both-of-one-pair = beide Farben eines dieser Paare
