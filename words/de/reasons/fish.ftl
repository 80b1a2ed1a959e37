### Fische.

## Ohne Flossen

only-in = In { $base } kann { $digit } nur in { $cover } stehen.
need-theirs-in = { $base } brauchen { $digit } in { $cover }.
each-gets = { AS($base, "word") } { AS($base, "kinds") }, { AS($cover, "word") } { AS($cover, "kinds") } – { AS($cover, "each") } bekommt { $digit } in { AS($base, "or") }.
each-need = { $base } brauchen je eine eigene Zelle für { $digit }.
all-those-in = Alle diese Zellen liegen in { $cover }.
each-gets-there = { AS($base, "word") } Zellen, { AS($cover, "word") } { AS($cover, "kinds") } – { AS($cover, "each") } bekommt dort { $digit }.

## Mit Flossen, wenn ohne sie zu wenig Platz bleibt

suppose-not = Angenommen, die Flosse { $fins } ist nicht { $digit }.
suppose-neither = Angenommen, keine der beiden Flossen { $fins } ist { $digit }.
suppose-none = Angenommen, keine der Flossen { $fins } ist { $digit }.
then-no-place = Dann haben { $base } keinen Platz für { $digit }, und das ist unmöglich.
then-both-need = Dann muss { $digit } für { $base } beide Male in { $only } stehen, und das ist unmöglich.
then-all-need = Dann muss { $digit } für { $base } jedes Mal in { $only } stehen, und das ist unmöglich.
then-each-need = Dann brauchen { $base } je eine eigene Zelle für { $digit }.
but-all-in = Aber alle diese Zellen liegen in { $met }, und dort ist nur für { AS($met, "word") } Platz.
so-the-fin =
    Also ist die Flosse { $digit }, und { AS($cells, "brief") }, im Blick der Flosse, { $cells ->
        [one] kann
       *[other] können
    } nicht { $digit } sein.
so-one-of-both =
    Also ist eine der Flossen { $digit }, und { AS($cells, "brief") }, im Blick beider Flossen, { $cells ->
        [one] kann
       *[other] können
    } nicht { $digit } sein.
so-one-of-all =
    Also ist eine der Flossen { $digit }, und { AS($cells, "brief") }, im Blick aller Flossen, { $cells ->
        [one] kann
       *[other] können
    } nicht { $digit } sein.

## Mit Flossen, in zwei Fällen

in-cover-or-fins =
    { $base } brauchen { $digit } in { $cover } oder in { $fins ->
        [one] der Flosse
       *[other] den Flossen
    } { $fins }.
still-need = { $base } brauchen noch { $digit }.
only-in-cover-or-fins =
    Die Ziffer kann nur in { $cover } oder in { $fins ->
        [one] der Flosse
       *[other] den Flossen
    } { $fins } stehen.
if-not-fin = Ist die Flosse nicht { $digit }, bekommen { $cover } diese Ziffer aus { $base }.
if-no-fin = Ist keine Flosse { $digit }, bekommen { $cover } diese Ziffer aus { $base }.
if-fin = Ist die Flosse { $digit }, kann keine Zelle, die sie sieht, { $digit } sein.
if-one-of-both = Ist eine Flosse { $digit }, kann keine Zelle, die beide Flossen sieht, { $digit } sein.
if-one-of-all = Ist eine Flosse { $digit }, kann keine Zelle, die alle Flossen sieht, { $digit } sein.
in-sight-of-fin =
    So oder so { $cells ->
        [one] kann
       *[other] können
    } { AS($cells, "brief") }, in { $covers } und im Blick der Flosse, nicht { $digit } sein.
in-sight-of-both =
    So oder so { $cells ->
        [one] kann
       *[other] können
    } { AS($cells, "brief") }, in { $covers } und im Blick beider Flossen, nicht { $digit } sein.
in-sight-of-all =
    So oder so { $cells ->
        [one] kann
       *[other] können
    } { AS($cells, "brief") }, in { $covers } und im Blick aller Flossen, nicht { $digit } sein.

## Plätze in mehreren Bereichen

no-room-left =
    Mit { $digit } in { $cell } wären { $both } verbraucht, und es bliebe kein Platz für { $more ->
        [one] eine weitere Zelle
       *[other] { AS($more, "word") } weitere Zellen
    }.
room-left =
    Mit { $digit } in { $cell } wären { $both } verbraucht, und es { $left ->
        [one] bliebe nur Platz für eine statt
       *[other] blieben nur { AS($left, "word") } { AS($cover, "kinds") }
    } für { $more ->
        [one] eine weitere Zelle
       *[other] { AS($more, "word") } weitere Zellen
    }.
fin-in-both = Die Zelle { $fin } zählt als Flosse, weil { $digit } dort zugleich für { $houses } zählen würde.
fin-in-all = Die Zelle { $fin } zählt als Flosse, weil { $digit } dort zugleich für { $houses } zählen würde.

## Zwei Fische auf einer Basis

two-fish = { $base } haben zwei Fische für { $digit }, mit verschiedenen Flossen.
second-fish = Dieselben { AS($base, "kinds") } haben einen zweiten Fisch.
