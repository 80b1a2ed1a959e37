### Пары в полосе.

can-only-be = В { $cells } может стоять только { AS($digits, "or") }.
if-both =
    Окажись { $barred ->
        [one] цифра { AS($barred, "or") } в обеих
        [few] в обеих одна и та же цифра, { AS($barred, "or") }
        [many] в обеих одна и та же цифра, { AS($barred, "or") }
       *[other] в обеих одна и та же цифра, { AS($barred, "or") }
    }, { AS($house, "in") } для неё нужно было бы место в { AS($rest, "brief") }, а там { AS($barred, "or") } стоять не может.
different-digits = Поэтому цифры в них разные.
leaves-other = Поэтому хотя бы в одной из них стоит { AS($other, "or") }.
