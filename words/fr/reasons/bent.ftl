### Ensembles répartis sur plusieurs zones.

between-them = Les seuls candidats de { $cells } sont { $digits }.
look-at = Regarde { $cells }.
they-have = Leurs seuls candidats sont { $digits }.
each-once = Chacun de ces chiffres ne peut y aller qu’une fois, car toutes ses places se voient.
need-all = { AS($count, "word") } cases ont besoin des { AS($count, "word") } chiffres, donc chacun est dans l’une d’elles.
fit-once = Les chiffres { $digits } ne peuvent y aller qu’une fois chacun : toutes les places pour un même chiffre se voient.
that-fills =
    Cela ne remplit { $filled ->
        [one] qu’une
       *[other] que { AS($filled, "word") }
    } des { AS($count, "word") } cases, donc l’une d’elles est forcément { $digit }.
every-place = toutes les places pour { $digit } dans l’ensemble
