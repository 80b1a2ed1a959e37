### Rectángulos vacíos.

only-in = { AS($within, "in") } solo hay lugar para { $digit } { AS($left, "in") } o { AS($barred, "in") }.
is-also-in = El lugar para { $digit } { AS($within, "in") } también está { AS($left, "in") } o { AS($barred, "in") }.
linked = { AS($house, "in") } solo puede ir en { $near } o { $far }.
if-not = Si { $far } no es { $digit }, lo es { $near }, y { AS($within, "the") } tiene { $digit } { AS($left, "in") }.
in-line-and-sight =
    Por tanto, { AS($cells, "brief") }, { AS($left, "in") } y a la vista de { $far }, no { $cells ->
        [one] puede
       *[other] pueden
    } ser { $digit }.
by-one-reading =
    { AS($cells, "brief") }, { AS($left, "in") } y a la vista de { $far }, no { $cells ->
        [one] puede
       *[other] pueden
    } ser { $digit }
so-both = Por tanto, { $one }, y { $another }.

## Dos enlaces con un extremo común

if-not-both-are = Si { $far } no es { $digit }, lo son { $near } (el único lugar que queda { AS($house, "in") }) y { $other } (lo mismo { AS($across, "in") }).
see-all = Ven a todas las celdas { AS($lines, "of") } { AS($within, "in") }, así que la caja no tiene lugar para { $digit }.
must-be-and =
    Por tanto, { $far } tiene que ser { $digit }, y { AS($cells, "brief") }, que la { $cells ->
        [one] ve
       *[other] ven
    }, no { $cells ->
        [one] puede
       *[other] pueden
    } ser { $digit }.
