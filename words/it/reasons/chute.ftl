### Coppie in una fascia.

can-only-be = { $cells } possono essere solo { AS($digits, "or") }.
if-both =
    { $barred ->
        [one] Se entrambe fossero { AS($barred, "or") }
       *[other] Se entrambe fossero la stessa cifra, { AS($barred, "or") }
    }, { AS($house, "the") } dovrebbe avere questa cifra in { AS($rest, "brief") }, che non { $rest ->
        [one] può
       *[other] possono
    } essere { AS($barred, "or") }.
different-digits = A ognuna resta quindi una cifra diversa.
leaves-other = Ad almeno una delle due resta quindi { AS($other, "or") }.
