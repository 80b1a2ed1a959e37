### Restricciones: líneas, puntos, números y otros signos sobre algunas celdas.

## Nombres, como parte de una frase: con artículo, detrás de «según» y «en»

thermometer = el termómetro desde { $cell }
arrow = la flecha de { $cells }
dot = el punto entre { $cells }
sign = el signo entre { $cells }
renban = la línea renban desde { $cell }
whispers = la línea de susurros desde { $cell }
palindrome = el palíndromo desde { $cell }
little-killer = el little killer desde { $cell }
sandwich = el sándwich desde { $cell }
between = la línea intermedia desde { $cell }
mark = la marca en { $cell }
quadruple = el círculo entre { $cells }
extra-region = la región extra de { $cell }
twin = el clon de { $cell }
region-sum = la línea de sumas por región desde { $cell }
everywhere = la regla de este tablero

## Lo que dice una restricción

odd-digit = Según { $clue }, la celda { $cell } es impar.
even-digit = Según { $clue }, la celda { $cell } es par.
same = Según { $clue }, las celdas { $cells } tienen el mismo dígito.
less = Según { $clue }, la celda { $less } es menor que { $more }.
less-by = Según { $clue }, la celda { $less } es menor que { $more } en al menos { $by }.
apart = Según { $clue }, las celdas { $cells } se diferencian en al menos { $by }.
differ = Según { $clue }, las celdas { $cells } son distintas.
differ-by = Según { $clue }, las celdas { $cells } se diferencian en { $by }.
times = Según { $clue }, una de las celdas { $cells } es { $times } veces la otra.
not-by = Según { $clue }, las celdas { $cells } no se diferencian en { $by }.
not-times = Según { $clue }, ninguna de las celdas { $cells } es { $times } veces la otra.
not-sum = Según { $clue }, las celdas { $cells } no suman { $sum }.
all-apart = En { $clue }, las celdas vecinas se diferencian en al menos { $by }.
rises = En { $clue }, los dígitos van creciendo.
between-ends = En { $clue }, los dígitos están entre los de { $ends }.
run = Según { $clue }, las celdas { $cells } tienen dígitos consecutivos.
has = Según { $clue }, sus celdas tienen { $digits }.
sum-is =
    Según { $clue }, { $cells ->
        [one] la celda { $cells } es
       *[other] las celdas { $cells } suman
    } { $sum }.
sum-to = Según { $clue }, las celdas { $cells } suman { $other }.
sum-as =
    Según { $clue }, { $cells ->
        [one] la celda { $cells } vale
       *[other] las celdas { $cells } suman
    } lo mismo que { $others ->
        [one] { $others }
       *[other] { $others } juntas
    }.
sum-read =
    Según { $clue }, { $cells ->
        [one] la celda { $cells } vale
       *[other] las celdas { $cells } suman
    } el número que se lee en { $circle }.
sandwich-sum = Según { $clue }, los dígitos entre { $least } y { $most } { AS($house, "in") } suman { $sum }.

## Lo que se sabe

known = { $filled }.
can-only-be = { $cell } solo puede ser { AS($digits, "or") }.
nothing-beside = Con { AS($digits, "or") } en una celda, ningún otro dígito cabe en la vecina.
before-it =
    Antes de { $cell } hay { $count ->
        [one] una celda
       *[other] { $count } celdas
    }, así que { $cell } es como mínimo { $bound }.
behind-it =
    Después de { $cell } hay { $count ->
        [one] una celda
       *[other] { $count } celdas
    }, así que { $cell } es como máximo { $bound }.
as-at-least = { $from } es como mínimo { $least }, así que { $cell } es como mínimo { $bound }.
as-at-most = { $from } es como máximo { $most }, así que { $cell } es como máximo { $bound }.
is-so-at-least = { $from } es { $digit }, así que { $cell } es como mínimo { $bound }.
is-so-at-most = { $from } es { $digit }, así que { $cell } es como máximo { $bound }.
within = { $ends } son como mínimo { $least } y como máximo { $most }.
would-be = Si { $cell } es { $digit }, { $other } es { AS($digits, "or") }, pero no puede serlo.
both-would-be = Si { $cell } es { $digit }, { $cells }, que se ven entre sí, son ambas { $with }.
both-would-be-without = Si { $cell } es { $digit }, { $cells }, que se ven entre sí y no pueden ser { AS($without, "or") }, son ambas { $with }.
run-line = Desde { $least } hasta { $most }: { AS($fate, "clauses") }.
has-other = { $cell } es { $digit }
has-none = { $cell } no puede ser ninguno de ellos
run-has =
    { $left ->
        [one] La única secuencia de { $count } dígitos que queda tiene
       *[other] Cada secuencia de { $count } dígitos que queda tiene
    } { $digit }, que { $cells ->
        [one] solo puede ir
       *[other] está
    } en { AS($cells, "or") }.
is-in =
    { $digit } { $cells ->
        [one] solo puede ir
       *[other] está
    } en { AS($cells, "or") }.
needs-twice = Hace falta { $digit } dos veces, y solo { $cells } pueden ser { $digit }.
no-second = Si { $cell } es { $digit }, ve todos los demás sitios para { $digit }.
leaves-for = Eso deja { $digits } para { $cells }.
times-at-least = { $times } veces { $cell } es como mínimo { $sum }
times-at-most = { $times } veces { $cell } es como máximo { $sum }

## Sándwiches

side-by-side = Así que { $least } y { $most } están en celdas contiguas.
gap =
    Así que hay { $count ->
        [one] una celda
       *[other] { $count } celdas
    } entre ambos.
gaps = Así que hay { AS($counts, "or") } celdas entre ambos.
count = { $count }
end-would-be = Si { $cell } es { $digit }, { $other } va en { AS($cells, "or") }, pero no puede ir ahí.
no-room = Si { $cell } es { $digit }, no hay lugar para { $other }.
ends-in = { $least } solo puede ir en { AS($cells, "or") }, y { $most } solo en { AS($others, "or") }.
cannot-be =
    { $cells } no { $cells ->
        [one] puede
       *[other] pueden
    } ser { AS($digits, "or") }
outside-sum = Todos los dígitos { AS($house, "in") } suman { $all }, así que los de fuera suman { $amount }.
puts-between =
    Con eso, { $digits } { $digits ->
        [one] está
       *[other] están
    } entre { $least } y { $most }, donde { $cells } no { $cells ->
        [one] puede
       *[other] pueden
    } estar.
puts-outside =
    Con eso, { $digits } { $digits ->
        [one] está
       *[other] están
    } fuera de { $least } y { $most }, donde { $cells } no { $cells ->
        [one] puede
       *[other] pueden
    } estar.

## Las posibilidades de llenar las celdas de una restricción

ways-left =
    Según { $clue } y los candidatos, hay { $count ->
        [one] una sola posibilidad
       *[other] { $count } posibilidades
    } para { $cells }.
way = { $filled }.
each-way-has =
    Cada posibilidad tiene { $digit }, que { $cells ->
        [one] solo puede ir
       *[other] está
    } en { AS($cells, "or") }.
