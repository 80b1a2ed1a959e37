### Los nombres hablados de las celdas, y la línea sobre la celda bajo el puntero.

## El nombre hablado: el contenido, luego observaciones y el lugar, con comas

hidden = oculta
empty = vacía
given = inicial
from-solver = del solucionador
trial = de prueba
wrong = incorrecto
highlighted = resaltada
selected = seleccionada
coloured = coloreada de { $colours }
digits-coloured = { $digits } de color { $colour }
notes = notas { $digits }
corner-notes = notas de esquina { $digits }
centre-notes = notas centrales { $digits }
can-be = puede ser { $digits }
cage = jaula
cage-of = jaula de suma { $sum }
address = { $row } { $column }
clash = { $name }. Choca con { $other }.
clash-more = { $name }. Choca con { $other } y { $more } más.
clash-short = { $name }. Choque con { $other }.
clash-short-more = { $name }. Choque con { $other } y { $more } más.

## La línea sobre la celda bajo el puntero, detrás de su nombre

is-given = es { $digit }, dígito inicial
is-digit = es { $digit }
too = { $other } también es { $digit }
places = lugares para { $digit }: { $places }
places-in = { $count } en su { $kind }
has-notes = con { $notes }
note-list =
    { $count ->
        [one] nota
       *[other] notas
    } { $digits }
no-candidates = no tiene candidatos
can-only-be = solo puede ser { $digit }
