### Candidatos bloqueados: apontadores e reivindicados.

both-in = { AS($within, "in") }, só { $places } podem ser { $digit }, e as duas ficam { AS($crossing, "in") }.
all-three-in = { AS($within, "in") }, só { $places } podem ser { $digit }, e as três ficam { AS($crossing, "in") }.
all-in = { AS($within, "in") }, só { $places } podem ser { $digit }, e todas ficam { AS($crossing, "in") }.
only-in = { AS($within, "in") }, só { $places } podem ser { $digit }.
all-of-these = Todas elas ficam { AS($crossing, "in") }.
one-must-be = Uma dessas células tem que ser { $digit }.
elsewhere =
    Logo, { AS($cells, "brief") }, também { AS($crossing, "in") }, { $cells ->
        [one] não pode ser
       *[other] não podem ser
    } { $digit }.
