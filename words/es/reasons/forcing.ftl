### Cadenas forzadas, redes y peces Kraken: lo que se deduce de suposiciones.

## Dónde empieza

suppose = Supón que { $cell } es { $digit }.
suppose-not = Supón que { $cell } no es { $digit }.
is-or-isnt = { $cell } es { $digit } o no lo es.
cell-must-be = { $cell } tiene que ser { AS($digits, "or") }.
house-needs = El lugar para { $digit } { AS($house, "in") } tiene que ser { AS($cells, "or") }.
need-cells =
    { AS($base, "the") } necesitan { AS($base, "word") } celdas para { $digit }, y { AS($cover, "the") } solo { $cover ->
        [one] puede dar una
       *[other] pueden dar { AS($cover, "word") }
    }.
so-must-be = Así que { AS($cells, "or") } tiene que ser { $digit }.
so-one-must-be = Así que una de { $cells } tiene que ser { $digit }.

## Líneas

if-is = Si { $cell } es { $digit }, { $then }.
if-isnt = Si { $cell } no es { $digit }, { $then }.
if-any-is = Si { AS($cells, "or") } es { $digit }, { $gone }, que ve { $what }, no puede ser { $lost }.
then = Entonces { $then }.
so = Así que { $then }.
also = Además, { $then }.
in-cell = En { $cell }: { AS($went, "commas") }.
in-house = { AS($house, "in") }: { AS($went, "commas") }.
so-can-not-be = { $leaves }, así que { $cell } no puede ser { $digit }.
so-must-be-after-all = { $leaves }, así que { $cell } sí tiene que ser { $digit }.
impossible = { $leaves }, lo que es imposible.

## Partes de líneas: un dígito que tiene que estar en alguna parte

must-by-cell = { $cell } tiene que ser { $digit } (el único candidato que le queda)
must-by-house = { $cell } tiene que ser { $digit } (el único lugar que queda { AS($house, "in") })
must = { $cell } tiene que ser { $digit } ({ AS($went, "commas") })
must-in = { $cell } tiene que ser { $digit } ({ AS($house, "in") }: { AS($went, "commas") })
digits-went =
    { $digits } se { $digits ->
        [one] descartó
       *[other] descartaron
    } por { $cell }
digits-went-above =
    { $digits } se { $digits ->
        [one] descartó
       *[other] descartaron
    } más arriba
digits-with = { $digits } por { $cell }
digits-above = { $digits } más arriba
cells-went =
    { $cells } se { $cells ->
        [one] descartó
       *[other] descartaron
    } por { $cell }
cells-went-above =
    { $cells } se { $cells ->
        [one] descartó
       *[other] descartaron
    } más arriba
cells-with = { $cells } por { $cell }
cells-above = { $cells } más arriba
cell-is = { $cell } es { $digit }

## Partes de líneas: patrones

digit-goes =
    { $houses ->
        [one] el lugar para { $digit } { AS($houses, "in") } tiene que estar
       *[other] los lugares para { $digit } { AS($houses, "in") } tienen que estar
    } { AS($cover, "in") }, así que { AS($gone, "all-losses") }
cells-have =
    { AS($house, "in") }, { $cells } solo { $cells ->
        [one] puede
       *[other] pueden
    } ser { AS($digits, "or") }, así que { AS($gone, "all-losses") }
digits-go =
    { $digits ->
        [one] el dígito { $digits } { AS($house, "of") } tiene
       *[other] los dígitos { $digits } { AS($house, "of") } tienen
    } que estar en { $cells }, así que { AS($gone, "all-losses") }

## Partes de líneas: el final de un caso

nothing-else = no hace falta nada más
goes-wrong = algo falla
it-can-not-be = no puede ser { AS($digits, "nor") }
can-not-be = { $cell } no puede ser { AS($digits, "nor") }
no-other-cell =
    { AS($cells, "brief") }, que { $cells ->
        [one] ve
       *[other] ven
    } a { $seen }, no { $cells ->
        [one] puede
       *[other] pueden
    } ser { $digit }

## Partes de líneas: contradicciones

no-digit = Eso deja a { $cell } sin ningún dígito
no-place = Eso deja { AS($house, "to") } sin lugar para { $digit }
twice = Eso pone { $digit } dos veces { AS($house, "in") }
sum = Entonces la jaula de { $cell } suma { $found } en lugar de { $sum }

## Conclusiones

each-way = En todos los casos, { $cell } es { $digit }.
each-case = Todos los casos descartan los mismos candidatos.
