### Candidatos bloqueados: señalamiento y reclamación.

both-in = { AS($within, "in") } solo hay lugar para { $digit } en { $places }, ambas { AS($crossing, "in") }.
all-three-in = { AS($within, "in") } solo hay lugar para { $digit } en { $places }, las tres { AS($crossing, "in") }.
all-in = { AS($within, "in") } solo hay lugar para { $digit } en { $places }, todas { AS($crossing, "in") }.
only-in = { AS($within, "in") } solo hay lugar para { $digit } en { $places }.
all-of-these = Todas estas celdas están { AS($crossing, "in") }.
one-must-be = Una de esas celdas tiene que ser { $digit }.
elsewhere =
    Por tanto, { AS($cells, "brief") }, en el resto { AS($crossing, "of") }, no { $cells ->
        [one] puede
       *[other] pueden
    } ser { $digit }.
