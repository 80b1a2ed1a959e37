### Cadenas y bucles.

two-each = Cada una de estas celdas tiene exactamente dos candidatos.
suppose = Supón que { $statement }.

## Una línea de una cadena

then = { AS($link, "Entonces") } { AS($statement, "after") }.
then-because = { AS($link, "Entonces") } { AS($statement, "after") } ({ $because }).
then-so = { AS($link, "Entonces") } { AS($statement, "after") }, { AS($next-link, "así que") } { AS($next, "after") }.
then-because-so = { AS($link, "Entonces") } { AS($statement, "after") } ({ $because }), { AS($next-link, "así que") } { AS($next, "after") }.
then-so-not = { AS($link, "Entonces") } { AS($statement, "after") }, { AS($next-link, "así que") } no es { $next }.
then-because-so-not = { AS($link, "Entonces") } { AS($statement, "after") } ({ $because }), { AS($next-link, "así que") } no es { $next }.

## Motivos entre paréntesis

only-place = el único lugar que queda { AS($house, "in") }
only-places = los únicos lugares que quedan { AS($house, "in") }
set-without = el { $set }, sin { $digit }, conserva todos los demás
other-candidate = su otro candidato
only-fitting = según { $clue }, su único candidato posible con { AS($digits, "or") } en { $cell }
only-place-needed = según { $clue }, sus celdas tienen { $digit }, y no queda ningún otro lugar

## El final de una cadena

one-end-is = Así que { $one } o { $another } es { $digit }.
one-end = Así que { $one } o { $another }.
would-have-to-be = Si { $cell } no fuera { $digit }, tendría que ser { $digit }.
is-and-cannot-be = Por tanto, { $cell } es { $digit } y no puede ser { AS($others, "nor") }.

## El final de un bucle

is-a-loop = Esta cadena es un bucle: en cada enlace, exactamente un extremo es verdadero.
one-of-both-ends =
    Una de { $ends } es { $digit }, así que { AS($cells, "brief") }, que { $cells ->
        [one] ve
       *[other] ven
    } a ambas, no { $cells ->
        [one] puede
       *[other] pueden
    } serlo.
one-of-all-ends =
    Una de { $ends } es { $digit }, así que { AS($cells, "brief") }, que { $cells ->
        [one] ve
       *[other] ven
    } a todas, no { $cells ->
        [one] puede
       *[other] pueden
    } serlo.
nothing-else = { $cell } es { AS($digits, "or") } y nada más.
set-keeps = En este bucle, el { $set } solo pierde { AS($ends, "or") }, así que conserva { $digits }.
see-every =
    { AS($cells, "brief") } { $cells ->
        [one] ve
       *[other] ven
    } ahí todos los lugares para { $digit }.
see-every-place =
    { AS($cells, "brief") } { $cells ->
        [one] ve ahí todos los lugares para los dígitos que pierde
       *[other] ven ahí todos los lugares para los dígitos que pierden
    }.
