### Summen: Käfige, und Zeilen, Spalten und Blöcke, die 45 ergeben.

## Woher eine Summe kommt

single-cell = { $cell } ist allein ein Käfig mit der Summe { $sum }.
cage = Der Käfig aus { $cells } hat die Summe { $sum }.
houses-add-up =
    { $houses } { $houses ->
        [one] hat
       *[other] haben zusammen
    } die Summe { $sum }.
cage-at = Der Käfig bei { $cell } hat die Summe { $sum }.
cages-add-up = { $cages } haben zusammen die Summe { $sum }.
cages = die Käfige mit { $cages }
sum-at = { $sum } bei { $cell }
cages-counted = { AS($count, "word") } Käfige
leave-out =
    { $count ->
        [one] Er lässt { $out } aus
       *[other] Sie lassen { $out } aus
    }.
have-besides =
    { $count ->
        [one] Er enthält außerdem { $besides }
       *[other] Sie enthalten außerdem { $besides }
    }.
leave-out-and-have =
    { $count ->
        [one] Er lässt { $out } aus und enthält außerdem { $besides }
       *[other] Sie lassen { $out } aus und enthalten außerdem { $besides }
    }.
outside =
    Davon { $cells ->
        [one] liegt { $cells }
       *[other] liegen { $cells }
    } außerhalb.
left-out =
    Übrig { $cells ->
        [one] bleibt { $cells }
       *[other] bleiben { $cells }
    }.
in-it = Im Käfig ist schon bekannt: { $filled }.
of-these = Davon ist schon bekannt: { $filled }.
cell-is = { $cell } ist { $digit }
so-add-up =
    Also { $cells ->
        [one] bleibt { $amount } für { $cells }
       *[other] bleibt { $amount } für { $cells } zusammen
    }.
so-as-much =
    Also { $more ->
        [one] ist { $more }
       *[other] sind { $more } zusammen
    } so viel wie { $less ->
        [one] { $less }
       *[other] { $less } zusammen
    }.
so-more-than =
    Also { $more ->
        [one] ist { $more }
       *[other] sind { $more } zusammen
    } um { $amount } größer als { $less ->
        [one] { $less }
       *[other] { $less } zusammen
    }.
must-be = Also muss { $amount } = { $digit } in { $cell } stehen.

## Kombinationen

ways =
    { $sums ->
        [one] Das kann nur { $sums } sein
       *[other] Das kann { AS($sums, "or") } sein
    }.
sum = { AS($digits, "sum") }
line = { AS($digits, "sum") }: { AS($fate, "clauses") }.
line-in = { AS($digits, "sum") } in { $cells }: { AS($fate, "clauses") }.
no-place =
    { $digits } { $digits ->
        [one] hat
       *[other] haben
    } keinen Platz
goes-in =
    { $digits } { $digits ->
        [one] kann
       *[other] können
    } nur in { AS($cells, "each") } stehen
then-in = dann { $digits } nur in { AS($cells, "each") }
leaves-nothing = { AS($digits, "sum") } lässt dem anderen Käfig nichts übrig: { $needs }.
needs = { AS($digits, "sum") } braucht { $common }
share-none =
    { $cells } { $cells ->
        [one] sieht
       *[other] sehen
    } { $others }, also haben sie keine Ziffer gemeinsam.

## Eine Ziffer aller Kombinationen

it-has =
    Diese Kombination enthält { $digit }, und diese Ziffer { $cells ->
        [one] kann nur in { AS($cells, "or") } stehen
       *[other] steht in { AS($cells, "or") }
    }.
each-has =
    Jede Kombination enthält { $digit }, und diese Ziffer { $cells ->
        [one] kann nur in { AS($cells, "or") } stehen
       *[other] steht in { AS($cells, "or") }
    }.
one-left-has =
    Die Kombination, die bleibt, enthält { $digit }, und diese Ziffer { $cells ->
        [one] kann nur in { AS($cells, "or") } stehen
       *[other] steht in { AS($cells, "or") }
    }.
others-have =
    Jede der anderen enthält { $digit }, und diese Ziffer { $cells ->
        [one] kann nur in { AS($cells, "or") } stehen
       *[other] steht in { AS($cells, "or") }
    }.
cannot-seeing =
    Also { $cells ->
        [one] kann
       *[other] können
    } { $cells }, die { $what } { $cells ->
        [one] sieht
       *[other] sehen
    }, nicht { $digit } sein.

## Zwei Zellen

no-digit-fits = Steht { AS($digits, "or") } in { $cell }, passt keine Ziffer in { $other }.
cannot-be-with = Steht { $digit } in { $cell }, müsste { $with } in { $other } stehen, und das geht nicht.

## Grenzen

bounds = { $bounds }.
at-least =
    { $cells } { $cells ->
        [one] ist mindestens
       *[other] sind zusammen mindestens
    } { AS($digits, "sum") }
at-most =
    { $cells } { $cells ->
        [one] ist höchstens
       *[other] sind zusammen höchstens
    } { AS($digits, "sum") }
digit = { $digit }
makes-at-least = Damit bleibt mindestens { $sum } für { $cell }.
makes-at-most = Damit bleibt höchstens { $sum } für { $cell }.
