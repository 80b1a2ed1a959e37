### Conjuntos nus e ocultos.

between-them = Juntas, { $cells } só têm { $digits }.
look-at = Veja { $cells }.
they-have = Juntas, elas só têm { $digits }.
use-up = São { $count } células para { $count } dígitos: elas esgotam { $digits } { AS($houses, "in") }.
use-up-all = São { $count } células para { $count } dígitos: elas esgotam todos eles { AS($houses, "in") }.
only-in = { AS($house, "in") }, os dígitos { $digits } só podem ficar em { $cells }.
only-so-many = { AS($house, "the") } só tem { AS($count, "word") } células para os dígitos { $digits }.
they-are = São elas: { $cells }.
nothing-else = São { $count } dígitos para { $count } células: ali não cabe mais nada.
