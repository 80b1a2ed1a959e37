### Guardianes de un anillo impar.

look-at-ring = Fíjate en los lugares para { $digit } alrededor de un anillo de { AS($count, "word") } celdas.
needs-its = { AS($house, "the") } necesita { $digit } en { AS($ends, "or") }.
needs-its-or = { AS($house, "the") } necesita { $digit } en { AS($ends, "or") }, o junto al anillo en { $beside }.
if-not =
    Si { $guardians } no { $guardians ->
        [one] fuera
       *[other] fueran
    } { $digit }, lo sería una de cada dos celdas del anillo, pero { AS($count, "word") } es impar.
if-none = Si ningún lugar junto al anillo fuera { $digit }, lo sería una de cada dos celdas del anillo, pero { AS($count, "word") } es impar.
one-is = Así que { AS($guardians, "or") } es { $digit }.
one-of-these-is = Así que uno de estos lugares es { $digit }.
all-these-places = todos estos lugares
all-three = a las tres
them-all = a todas
