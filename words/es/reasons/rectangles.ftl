### Rectángulos únicos, ocultos y evitables: cuatro esquinas que tendrían dos soluciones.

corners = Las esquinas ({ $corners }) están en solo dos cajas.

## Dos o tres esquinas con otros candidatos

two-have-more = Solo { $cells } pueden ser otra cosa, y solo { $extra }, así que una de ellas tiene que ser { $extra }.
three-have-more = Solo { $cells } pueden ser otra cosa, y solo { $extra }, así que al menos una tiene que ser { $extra }.
one-has-more = Solo { $cells } pueden ser otra cosa, así que una de ellas tiene que ser { AS($extras, "or") }.
others-have =
    { $cells } solo { $cells ->
        [one] tiene
       *[other] tienen
    } { $digits }.

## Un dígito que tiene que estar en estas esquinas

needs-in-side = { $cells } solo pueden ser { AS($digits, "or") }, y { AS($house, "the") } necesita { $bound } en { $third } o { $last }.
other-in-side = Con { $other } en la otra, las cuatro serían { AS($digits, "or") }.
needs-in-corners =
    { $cells } solo { $cells ->
        [one] puede
       *[other] pueden
    } ser { AS($digits, "or") }; { AS($houses, "the") } { $houses ->
        [one] necesita
       *[other] necesitan
    } { $bound } en estas esquinas.
bound-in-opposite = Con { $bound } en { $third } o { $last }, ambas serían { $bound } y las otras dos serían { $other }.
if-last = Si { $last } fuera { $other }, { $between } serían { $bound } y { $first } sería { $other }.
if-last-in-side = Si { $last } fuera { $other }, { $second } sería { $bound } y { $first } sería { $other }, y { AS($house, "the") } necesitaría { $bound } en { $third }.

## Esquinas sin dígitos iniciales

no-givens = Las esquinas ({ $corners }) están en solo dos cajas, y ninguna tiene un dígito inicial.
three-filled = { $same } son { $one }, y { $second } es { $another }.
fourth-would-swap = Con { $digit } en { $last }, intercambiar { $digits } daría una segunda solución, pero el sudoku solo tiene una.
two-filled = { AS($corners, "clauses") }.
corner-is = { $cell } es { AS($digits, "or") }
without-extra = Si ni { $third } ni { $last } fueran { $extra }, intercambiar { $digits } daría una segunda solución.
one-is-extra = El sudoku solo tiene una, así que una de ellas es { $extra }.
