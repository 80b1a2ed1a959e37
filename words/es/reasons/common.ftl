### Frases que comparten muchas explicaciones.

## Conclusiones

loss =
    { AS($cells, "brief") } no { $cells ->
        [one] puede
       *[other] pueden
    } ser { AS($digits, "nor") }
loss-after =
    { AS($cells, "brief") } no { $cells ->
        [one] puede
       *[other] pueden
    } ser { AS($digits, "nor") }
losses-counted = se descartan { $candidates } candidatos en { $cells } celdas
losses-counted-after = se descartan { $candidates } candidatos en { $cells } celdas
other-cells = { $count } celdas
so = Por tanto, { AS($gone, "losses-after") }.
either-way = En cualquier caso, { AS($gone, "losses-after") }.
must-be = Por tanto, { $cell } tiene que ser { $digit }.
cannot =
    Por tanto, { AS($cells, "brief") } no { $cells ->
        [one] puede
       *[other] pueden
    } ser { $digit }.
cannot-seeing =
    Por tanto, { AS($cells, "brief") }, que { $cells ->
        [one] ve
       *[other] ven
    } { $what }, no { $cells ->
        [one] puede
       *[other] pueden
    } ser { $digit }.
either-way-cannot-seeing =
    En cualquier caso, { AS($cells, "brief") }, que { $cells ->
        [one] ve
       *[other] ven
    } { $what }, no { $cells ->
        [one] puede
       *[other] pueden
    } ser { $digit }.
so-seeing =
    Por tanto, { AS($cells, "brief") }, que { $cells ->
        [one] ve
       *[other] ven
    } { $what }, no { $cells ->
        [one] puede
       *[other] pueden
    } ser { AS($digits, "nor") }.
no-cell-seeing = Ninguna celda que vea { $what } puede ser { AS($digits, "nor") }.

## Lo que ven las celdas, con su «a»

both = a ambas
all-of-them = a todas
both-ends = a ambos extremos

## Conjuntos casi bloqueados

one-more = Cada conjunto tiene un dígito más que celdas: si pierde uno, conserva todos los demás.
set-line = { $set }: { $cells } con { $digits }.

## Celdas que tendrían dos soluciones

second-solution = Si las { AS($count, "word") } fueran { AS($digits, "or") }, intercambiar esos dígitos daría una segunda solución, pero el sudoku solo tiene una.
only-one-more =
    Solo { $cell } tiene { $extras ->
        [one] otro candidato, { $extras }, así que tiene que ser { $extras }
       *[other] otros candidatos, { $extras }, así que tiene que ser uno de ellos
    }.
used-up =
    Junto con { $cells }, que solo { $cells ->
        [one] tiene
       *[other] tienen
    } { $own }, eso agota { $digits } { AS($houses, "in") }.
together-used-up = Entre todas agotan los { AS($digits, "word") } dígitos { AS($houses, "in") }.

## Lo que ven las celdas, con su «a»

all-three = a las tres
them-all = a todas
