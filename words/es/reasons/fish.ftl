### Peces.

## Sin aletas

only-in = { AS($base, "in") } solo hay lugar para { $digit } { AS($cover, "in") }.
need-theirs-in = { AS($base, "the") } solo tienen lugar para { $digit } { AS($cover, "in") }.
each-gets = { AS($base, "word") } { AS($base, "kinds") }, { AS($cover, "word") } { AS($cover, "kinds") }: { AS($cover, "each") } tiene { $digit } en una de estas { AS($base, "kinds") }.
each-need = { AS($base, "the") } necesitan, cada una, una celda distinta para { $digit }.
all-those-in = Todas esas celdas están { AS($cover, "in") }.
each-gets-there = { AS($base, "word") } celdas, { AS($cover, "word") } { AS($cover, "kinds") }: { AS($cover, "each") } tiene { $digit } ahí.

## Con aletas, cuando sin ellas queda muy poco lugar

suppose-not = Supón que la aleta { $fins } no es { $digit }.
suppose-neither = Supón que ninguna de las dos aletas { $fins } es { $digit }.
suppose-none = Supón que ninguna de las aletas { $fins } es { $digit }.
then-no-place =
    Entonces { AS($base, "the") } no { $base ->
        [one] tiene
       *[other] tienen
    } lugar para { $digit }, y eso es imposible.
then-both-need = Entonces { AS($base, "to") } solo les queda { AS($only, "the") } para { $digit }, y eso es imposible para las dos.
then-all-need = Entonces { AS($base, "to") } solo les queda { AS($only, "the") } para { $digit }, y eso es imposible para todas.
then-each-need = Entonces { AS($base, "the") } necesitan, cada una, una celda distinta para { $digit }.
but-all-in =
    Pero todas esas celdas están { AS($met, "in") }, donde solo { $met ->
        [one] cabe una
       *[other] caben { AS($met, "word") }
    }.
so-the-fin =
    Por tanto, la aleta es { $digit }, y { AS($cells, "brief") }, que { $cells ->
        [one] ve
       *[other] ven
    } a la aleta, no { $cells ->
        [one] puede
       *[other] pueden
    } ser { $digit }.
so-one-of-both =
    Por tanto, una de las aletas es { $digit }, y { AS($cells, "brief") }, que { $cells ->
        [one] ve
       *[other] ven
    } a ambas aletas, no { $cells ->
        [one] puede
       *[other] pueden
    } ser { $digit }.
so-one-of-all =
    Por tanto, una de las aletas es { $digit }, y { AS($cells, "brief") }, que { $cells ->
        [one] ve
       *[other] ven
    } a todas las aletas, no { $cells ->
        [one] puede
       *[other] pueden
    } ser { $digit }.

## Con aletas, en dos casos

in-cover-or-fins =
    { AS($base, "the") } solo tienen lugar para { $digit } { AS($cover, "in") } o en { $fins ->
        [one] la aleta
       *[other] las aletas
    } { $fins }.
still-need =
    { AS($base, "to") } todavía { $base ->
        [one] le
       *[other] les
    } falta { $digit }.
only-in-cover-or-fins =
    Solo hay lugar { AS($cover, "in") } o en { $fins ->
        [one] la aleta
       *[other] las aletas
    } { $fins }.
if-not-fin =
    Si la aleta no es { $digit }, { AS($cover, "the") } { $cover ->
        [one] tiene
       *[other] tienen
    } { $digit } { AS($base, "these in") }.
if-no-fin =
    Si ninguna aleta es { $digit }, { AS($cover, "the") } { $cover ->
        [one] tiene
       *[other] tienen
    } { $digit } { AS($base, "these in") }.
if-fin = Si la aleta es { $digit }, ninguna celda que la vea puede ser { $digit }.
if-one-of-both = Si una aleta es { $digit }, ninguna celda que vea a ambas aletas puede ser { $digit }.
if-one-of-all = Si una aleta es { $digit }, ninguna celda que vea a todas las aletas puede ser { $digit }.
in-sight-of-fin =
    En cualquier caso, { AS($cells, "brief") }, { AS($covers, "in") } y a la vista de la aleta, no { $cells ->
        [one] puede
       *[other] pueden
    } ser { $digit }.
in-sight-of-both =
    En cualquier caso, { AS($cells, "brief") }, { AS($covers, "in") } y a la vista de ambas aletas, no { $cells ->
        [one] puede
       *[other] pueden
    } ser { $digit }.
in-sight-of-all =
    En cualquier caso, { AS($cells, "brief") }, { AS($covers, "in") } y a la vista de todas las aletas, no { $cells ->
        [one] puede
       *[other] pueden
    } ser { $digit }.

## Lugares en varias zonas

no-room-left =
    Con { $digit } en { $cell }, { AS($both, "the") } quedarían agotadas, sin lugar para { $more ->
        [one] otra celda
       *[other] { AS($more, "word") } celdas más
    }.
room-left =
    Con { $digit } en { $cell }, { AS($both, "the") } quedarían agotadas, y solo { $left ->
        [one] quedaría una { AS($cover, "kind") }
       *[other] quedarían { AS($left, "word") } { AS($cover, "kinds") }
    } para { $more ->
        [one] otra celda
       *[other] { AS($more, "word") } celdas más
    }.
fin-in-both = La celda { $fin } cuenta como aleta porque { $digit } ahí serviría a la vez para { AS($houses, "the") }.
fin-in-all = La celda { $fin } cuenta como aleta porque { $digit } ahí serviría a la vez para { AS($houses, "the") }.

## Dos peces sobre una base

two-fish = { AS($base, "the") } tienen dos peces para { $digit }, con aletas distintas.
second-fish = Las mismas { AS($base, "kinds") } tienen un segundo pez.
