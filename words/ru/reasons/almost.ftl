### Почти запертые пары и тройки.

can-only-be = В { $cell } может стоять только { AS($digits, "or") }.
between-them = У клеток { $cells } вместе только кандидаты { $digits }.
only-in-or-in = { AS($house, "in") } эти цифры могут стоять только в { AS($cells, "or") } или { AS($within, "in") }.
only-in-two-or-in = { AS($house, "in") } эти цифры могут стоять только в { $cells } или { AS($within, "in") }.
just-one = Ровно одна из них стоит на пересечении, { AS($within, "in") }: в { $others } помещается только { AS($count, "word") }, а окажись на пересечении больше одной, для { $cells } ничего не осталось бы.
just-one-of-three = Ровно одна из них стоит на пересечении, { AS($within, "in") }: в { $others } помещается только { AS($count, "word") }, а окажись на пересечении больше одной, для { $cells } осталось бы слишком мало.
is-the-other = Поэтому в { $cells } стоит другая из них, а в { $others } тоже может стоять только { AS($digits, "or") }.
have-the-others = Поэтому в { $cells } стоят остальные, а в { $others } могут стоять только эти цифры.
