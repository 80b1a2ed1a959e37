### Ensembles verrouillés multizones et boucles SK.

loop-through = Une boucle à travers { AS($boxes, "the") } a { AS($count, "word") } cases vides{ $named }.
cross = { AS($rows, "the") } croisent { AS($columns, "the") }.
there-are-empty = { AS($count, "word") } cases y sont vides{ $named }.
named = {"\u00A0"}: { $cells }
can-have =
    { AS($house, "the") } peut y recevoir { $digits } { $digits ->
        [one] une fois
       *[other] une fois chacun
    }.
at-most = Cela fait au plus { AS($count, "word") } chiffres pour { AS($count, "word") } cases, et aucun autre n’est possible.
so-each-line = Donc chaque rangée reçoit là tous ses chiffres, et aucun ailleurs.
so-each-line-once = Donc chaque rangée reçoit là tous ses chiffres et aucun ailleurs, et chacun compte pour une seule rangée.
so-each-area = Donc chaque zone reçoit là tous ses chiffres, et aucun ailleurs.
so-each-area-once = Donc chaque zone reçoit là tous ses chiffres et aucun ailleurs, et chacun compte pour une seule zone.
