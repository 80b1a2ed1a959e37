### Celdas que no pueden tener todas solo sus propios dígitos: bucles, rectángulos, BUG, anillos impares y tridagons.

## Formas

ring = Las celdas { $cells } forman un bucle, con dos o ninguna en cada fila, columna y caja.
rows-in-a-box = { AS($one, "together") } y { AS($another, "together") } están en las mismas filas, cada grupo en una caja.
columns-in-a-box = { AS($one, "together") } y { AS($another, "together") } están en las mismas columnas, cada grupo en una caja.
rows-and-boxes = { AS($one, "together") } y { AS($another, "together") } están en las mismas filas y cajas.
columns-and-boxes = { AS($one, "together") } y { AS($another, "together") } están en las mismas columnas y cajas.
if-all = Si todas fueran { AS($digits, "or") }, intercambiar esos dígitos daría una segunda solución, pero el sudoku solo tiene una.
odd-ring = Las celdas { AS($cells, "each") } forman un anillo, y cada una ve a la siguiente.
would-alternate = Si las { AS($cells, "word") } fueran { AS($digits, "or") }, esos dígitos se alternarían alrededor del anillo, y eso exige un número par de celdas.

## Tridagons

four-boxes = Cuatro cajas tienen tres celdas cada una, que comparten sus filas y columnas.
suppose-all = Supón que las { AS($cells, "word") } son { AS($digits, "or") }.
read-from-top = Lee los dígitos de una caja desde arriba y, tras el último, otra vez el primero.
circles = Entonces, tras { $first } va { $second } o va { $third }: esos son los dos ciclos.
from-left = Desde la izquierda son los mismos dos.
same-circle = { AS($house, "the") } tiene { AS($cells, "each") }: el mismo ciclo desde arriba y desde la izquierda.
opposite-circles = { AS($house, "the") } tiene { AS($cells, "each") }: ciclos opuestos desde arriba y desde la izquierda.
side-by-side = Dos cajas una al lado de otra difieren en cada fila, así que tienen el mismo ciclo desde arriba.
in-a-stack = Dos cajas una encima de otra tienen el mismo ciclo desde la izquierda.
reversed-once = Al recorrer todas las cajas, el ciclo se invertiría una vez y al final no sería el mismo.
reversed-three-times = Al recorrer todas las cajas, el ciclo se invertiría tres veces y al final no sería el mismo.

## BUG

without = Sin { $extras }, cada celda vacía tendría dos candidatos.
extra = { $digits } en { $cell }
without-in-cells = Sin { $digits } en { $cells }, cada celda vacía tendría dos candidatos.
two-places = Cada fila, columna y caja tendría dos lugares para cada dígito que falta.
never-one-solution = Un tablero así nunca tiene exactamente una solución, pero el sudoku sí.

## Lo que tiene que ser correcto

must-be = Por tanto, { $cell } tiene que ser { AS($extras, "or") }.
one-must-be = Solo { $cells } pueden ser otra cosa, así que una de ellas tiene que ser { AS($extras, "or") }.
at-least-one-must-be = Solo { $cells } pueden ser otra cosa, así que al menos una tiene que ser { AS($extras, "or") }.
one-is = Así que { AS($cells, "or") } es { AS($extras, "or") }.
one-has-extra = Así que { AS($cells, "or") } tiene su dígito adicional.
at-least-one-right = Así que al menos uno de estos candidatos es correcto.
whichever = Sea cual sea, { AS($gone, "losses") }.

## Conjuntos con otras celdas

used-up-briefly =
    Junto con { $cells }, que solo { $cells ->
        [one] tiene
       *[other] tienen
    } { $own }, eso agota los { AS($digits, "word") } dígitos { AS($house, "in") }.
others-have =
    { $cells ->
        [one] La celda { $cells } solo tiene
       *[other] Las celdas { $cells } solo tienen
    } { $digits }.
at-most-one = Solo { $cells } pueden ser otra cosa ({ AS($extras, "or") }), así que como mucho una de ellas es { AS($digits, "or") }.
otherwise-in = { AS($house, "in") }, fuera de ellas, estos dígitos solo pueden ir en { $cells }.
fill =
    Así que { $cells ->
        [one] uno de los { AS($digits, "word") } dígitos ocupa
       *[other] { AS($cells, "word") } de los { AS($digits, "word") } dígitos ocupan
    } { $cells }.

## Un dígito que necesita una de las celdas

can-be-else = Solo { $cells } pueden ser otra cosa: { AS($extras, "or") }.
needs = { AS($house, "the") } necesita { $digit } en { AS($cells, "or") }.
other-in-other = Con { AS($other, "or") } en la otra, las { AS($count, "word") } serían { AS($digits, "or") }.
needs-so-other = { AS($house, "the") } necesita { $digit } en { AS($cells, "or") }, así que la otra tiene que tener su dígito adicional.
