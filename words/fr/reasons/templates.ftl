### Gabarits : toutes les façons de placer un chiffre.

need-their = { AS($rows, "in") }, il manque encore le chiffre { $digit }, qui peut aller dans { $places }.
named = { $cells }
counted = { $count } cases
ways =
    { $count ->
        [one] Une seule façon de placer { $digit } le donne
       *[other] { AS($count, "word") } façons de placer { $digit } le donnent
    } aussi une fois à chaque colonne et à chaque bloc.
way = { $cells }.
it-uses = Elle utilise { $cell }.
each-uses = Chacune utilise { $cell }.
it-uses-none =
    { $cells ->
        [one] Elle n’utilise pas { $cells }
       *[other] Elle n’utilise aucune des cases { $cells }
    }.
none-uses = Aucune n’utilise { AS($cells, "or") }.
it-uses-no-other = Elle n’utilise pas les autres places.
none-uses-others = Aucune n’utilise les autres places.
