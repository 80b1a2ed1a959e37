### Conjuntos en más de una zona.

between-them = { $cells } juntas solo tienen { $digits }.
look-at = Fíjate en { $cells }.
they-have = Juntas solo tienen { $digits }.
each-once = Cada uno de estos dígitos cabe una sola vez, porque todas las celdas en las que puede ir se ven entre sí.
need-all = { AS($count, "word") } celdas necesitan los { AS($count, "word") } dígitos, así que cada uno está en una de ellas.
fit-once = Los dígitos { $digits } caben una sola vez cada uno: todas las celdas para cada uno de ellos se ven entre sí.
that-fills =
    Eso llena { $filled ->
        [one] una
       *[other] { AS($filled, "word") }
    } de las { AS($count, "word") } celdas, así que una tiene que ser { $digit }.
every-place = todos los lugares para { $digit } en el conjunto
