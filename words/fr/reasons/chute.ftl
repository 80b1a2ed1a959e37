### Paires dans une bande.

can-only-be = { $cells } sont chacune { AS($digits, "or") }.
if-both =
    { $barred ->
        [one] Si les deux étaient { AS($barred, "or") }
       *[other] Si les deux étaient le même chiffre, { AS($barred, "or") }
    }, { AS($house, "the") } devrait l’avoir dans { AS($rest, "brief") }, qui ne { $rest ->
        [one] peut
       *[other] peuvent
    } pas être { AS($barred, "nor") }.
different-digits = Il reste donc un chiffre différent pour chacune.
leaves-other = Il reste donc { AS($other, "or") } pour au moins l’une d’elles.
