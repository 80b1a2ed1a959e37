### Conjuntos desnudos y ocultos.

between-them = { $cells } juntas solo tienen { $digits }.
look-at = Fíjate en { $cells }.
they-have = Juntas solo tienen { $digits }.
use-up = { AS($count, "word") } celdas, { AS($count, "word") } dígitos: agotan { $digits } { AS($houses, "in") }.
use-up-all = { AS($count, "word") } celdas, { AS($count, "word") } dígitos: agotan los { AS($count, "word") } { AS($houses, "in") }.
only-in = { AS($house, "in") }, los dígitos { $digits } solo pueden ir en { $cells }.
only-so-many = { AS($house, "the") } solo tiene { AS($count, "word") } celdas para los dígitos { $digits }.
they-are = Son { $cells }.
nothing-else = { AS($count, "word") } dígitos, { AS($count, "word") } celdas: ahí no cabe nada más.
