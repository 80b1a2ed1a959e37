### Retângulos vazios.

only-in = { AS($within, "the") } só pode ter { $digit } { AS($left, "in") } ou { AS($barred, "in") }.
is-also-in = { AS($within, "the") } também tem { $digit } { AS($left, "in") } ou { AS($barred, "in") }.
linked = { AS($house, "in") }, só { $near } ou { $far } pode ter esse dígito.
if-not = Se { $far } não é { $digit }, { $near } é { $digit }, e { AS($within, "the") } tem { $digit } { AS($left, "in") }.
in-line-and-sight =
    Logo, { AS($cells, "brief") }, { AS($left, "in") } e à vista de { $far }, { $cells ->
        [one] não pode ser
       *[other] não podem ser
    } { $digit }.
by-one-reading =
    { AS($cells, "brief") }, { AS($left, "in") } e à vista de { $far }, { $cells ->
        [one] não pode ser
       *[other] não podem ser
    } { $digit }
so-both = Logo, { $one }, e { $another }.

## Dois links com uma ponta em comum

if-not-both-are = Se { $far } não é { $digit }, { $near } (o único outro lugar { AS($house, "in") }) e { $other } (o único outro { AS($across, "in") }) são { $digit }.
see-all = Juntas, elas veem todas as células { AS($lines, "of") } { AS($within, "in") }, então a caixa fica sem lugar para { $digit }.
must-be-and =
    Logo, { $far } tem que ser { $digit }, e { AS($cells, "brief") }, que { $cells ->
        [one] vê essa célula, não pode ser
       *[other] veem essa célula, não podem ser
    } { $digit }.
