### Paare in einem Band.

can-only-be = { $cells } können nur { AS($digits, "or") } sein.
if-both =
    { $barred ->
        [one] Wären beide { AS($barred, "or") }
       *[other] Wären beide gleich, { AS($barred, "or") }
    }, bräuchte { $house } diese Ziffer in { AS($rest, "brief") }, die nicht { AS($barred, "or") } sein { $rest ->
        [one] kann
       *[other] können
    }.
different-digits = Also bleibt für jede eine andere Ziffer.
leaves-other = Also bleibt { AS($other, "or") } für mindestens eine von beiden.
