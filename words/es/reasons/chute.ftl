### Pares en una banda.

can-only-be = { $cells } solo pueden ser { AS($digits, "or") }.
if-both =
    { $barred ->
        [one] Si las dos fueran { AS($barred, "or") }
       *[other] Si las dos fueran iguales, { AS($barred, "or") }
    }, { AS($house, "the") } necesitaría ese dígito en { AS($rest, "brief") }, que no { $rest ->
        [one] puede
       *[other] pueden
    } ser { AS($barred, "nor") }.
different-digits = Así que queda un dígito distinto para cada una.
leaves-other = Así que al menos una de ellas es { AS($other, "or") }.
