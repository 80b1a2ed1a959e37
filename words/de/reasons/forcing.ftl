### Zwangsketten, Zwangsnetze und Kraken-Fische: was aus Annahmen folgt.

## Wo es beginnt

suppose = Angenommen, { $cell } ist { $digit }.
suppose-not = Angenommen, { $cell } ist nicht { $digit }.
is-or-isnt = { $cell } ist { $digit } oder nicht.
cell-must-be = { $cell } muss { AS($digits, "or") } sein.
house-needs = In { $house } muss { $digit } in { AS($cells, "or") } stehen.
need-cells =
    { $base } brauchen { AS($base, "word") } Zellen für { $digit }, und { $cover } { $cover ->
        [one] bietet
       *[other] bieten
    } nur { AS($cover, "word") }.
so-must-be = Also muss { $digit } in { AS($cells, "or") } stehen.
so-one-must-be = Also muss { $digit } in einer der Zellen { $cells } stehen.

## Zeilen

if-is = Steht { $digit } in { $cell }, { $then }.
if-isnt = Ist { $cell } nicht { $digit }, { $then }.
if-any-is = Steht { $digit } in { AS($cells, "or") }, kann { $gone }, die { $what } sieht, nicht { $lost } sein.
then = Dann { $then }.
so = Also { $then }.
also = Außerdem { $then }.
in-cell = In { $cell }: { AS($went, "commas") }.
in-house = In { $house }: { AS($went, "commas") }.
so-can-not-be = { $leaves }, also kann { $cell } nicht { $digit } sein.
so-must-be-after-all = { $leaves }, also muss { $digit } doch in { $cell } stehen.
impossible = { $leaves }, und das ist unmöglich.

## Teile von Zeilen, das Verb zuerst: eine Ziffer, die irgendwo stehen muss

must-by-cell = muss { $digit } in { $cell } stehen (der letzte Kandidat dort)
must-by-house = muss { $digit } in { $cell } stehen (der letzte Platz in { $house })
must = muss { $digit } in { $cell } stehen ({ AS($went, "commas") })
must-in = muss { $digit } in { $cell } stehen (in { $house }: { AS($went, "commas") })
digits-went =
    { $digits } { $digits ->
        [one] fiel
       *[other] fielen
    } durch { $cell } weg
digits-went-above =
    { $digits } { $digits ->
        [one] fiel
       *[other] fielen
    } weiter oben weg
digits-with = { $digits } durch { $cell }
digits-above = { $digits } weiter oben
cells-went =
    { $cells } { $cells ->
        [one] fiel
       *[other] fielen
    } durch { $cell } weg
cells-went-above =
    { $cells } { $cells ->
        [one] fiel
       *[other] fielen
    } weiter oben weg
cells-with = { $cells } durch { $cell }
cells-above = { $cells } weiter oben
cell-is = { $cell } ist { $digit }

## Teile von Zeilen, das Verb zuerst: Muster

digit-goes = muss { $digit } von { $houses } in { $cover } stehen, also gilt: { AS($gone, "all-losses") }
cells-have =
    { $cells ->
        [one] kann
       *[other] können
    } { $cells } in { $house } nur { AS($digits, "or") } sein, also gilt: { AS($gone, "all-losses") }
digits-go =
    { $digits ->
        [one] muss die Ziffer
       *[other] müssen die Ziffern
    } { $digits } von { $house } in { $cells } stehen, also gilt: { AS($gone, "all-losses") }

## Teile von Zeilen, das Verb zuerst: das Ende eines Falls

nothing-else = ist nichts weiter nötig
goes-wrong = geht etwas schief
it-can-not-be = kann diese Zelle nicht { AS($digits, "or") } sein
can-not-be = kann { $cell } nicht { AS($digits, "or") } sein
no-other-cell =
    { $cells ->
        [one] kann
       *[other] können
    } { AS($cells, "brief") }, die { $seen } { $cells ->
        [one] sieht
       *[other] sehen
    }, nicht { $digit } sein

## Teile von Zeilen: Widersprüche

no-digit = Damit bleibt keine Ziffer für { $cell }
no-place = Damit bleibt kein Platz für { $digit } in { $house }
twice = Damit steht { $digit } zweimal in { $house }
sum = Dann kommt der Käfig von { $cell } auf { $found } statt auf { $sum }

## Schlüsse

each-way = Jedes Mal steht { $digit } in { $cell }.
each-case = In jedem Fall scheiden dieselben Kandidaten aus.
