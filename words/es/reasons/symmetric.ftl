### Simetría de Gurth.

## Cómo son simétricos los dígitos iniciales

half-turn = Los dígitos iniciales son simétricos al girar media vuelta.
quarter-turn = Los dígitos iniciales son simétricos al girar un cuarto de vuelta.
top-to-bottom = Los dígitos iniciales son simétricos de arriba abajo.
left-to-right = Los dígitos iniciales son simétricos de izquierda a derecha.
diagonal = Los dígitos iniciales son simétricos respecto a la diagonal que empieza arriba a la izquierda.
anti-diagonal = Los dígitos iniciales son simétricos respecto a la diagonal que empieza arriba a la derecha.
in-itself = Los dígitos iniciales son simétricos en sí mismos.

## Cómo cambian los dígitos

change-places = Con esa simetría, los dígitos se intercambian: { $circles }.
first-of-circle = { $digit }
circle-so-far = { $digits }, { $digit }
circle = { $digits } con { $digit }
and-circle = { $circles }; { $circle }
one-solution = El sudoku tiene una sola solución, así que esta es simétrica de la misma manera.

## Lo que se deduce

open-image = { $from } solo puede ser { AS($own, "or") }, así que su imagen { $to } solo puede ser { AS($images, "or") }.
filled-image = { $from } es { AS($own, "or") }, así que su imagen { $to } solo puede ser { AS($images, "or") }.
diagonal-stays = Una celda de la diagonal se queda donde está.
middle-stays = La celda del centro se queda donde está.
axis-stays = Una celda del eje se queda donde está.
diagonal-changes = Una celda de la diagonal se queda donde está, pero todos los dígitos cambian.
middle-changes = La celda del centro se queda donde está, pero todos los dígitos cambian.
axis-changes = Una celda del eje se queda donde está, pero todos los dígitos cambian.
only-stay =
    De los dígitos, solo { $digits } { $digits ->
        [one] no cambia
       *[other] no cambian
    }, así que la celda tiene que ser { AS($digits, "or") }.
