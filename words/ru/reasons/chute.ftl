### Пары в полосе.

can-only-be = В { $cells } может стоять только { AS($digits, "or") }.
if-both =
    Окажись в обеих { $barred ->
        [one] { AS($barred, "or") }
        [few] одна и та же цифра, { AS($barred, "or") }
        [many] одна и та же цифра, { AS($barred, "or") }
       *[other] одна и та же цифра, { AS($barred, "or") }
    }, { AS($house, "in") } для неё нужно было бы место в { AS($rest, "brief") }, где не может стоять { AS($barred, "or") }.
different-digits = Поэтому цифры в них разные.
leaves-other = Поэтому хотя бы в одной из них стоит { AS($other, "or") }.
