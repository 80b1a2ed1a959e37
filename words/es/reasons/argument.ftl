### Juicios sobre el argumento de quien aprende.

no-other-place = Sí. No hay otro lugar para { $digit } { AS($house, "in") }.
no-other-candidate = Sí. { $cell } no tiene más candidatos que { $digit }.
rules-out = Sí. Eso descarta { $gone }.
not-needed =
    { $cells } no { $cells ->
        [one] hace
       *[other] hacen
    } falta.
mark-something = Marca al menos una celda, fila, columna o caja.
no-sense = No puede ser cierto todo lo que marcaste.
could-also-be = Según lo que marcaste, { $cell } también podría ser { AS($digits, "or") }.
could-also-go = Según lo que marcaste, { AS($house, "in") } también podría ir { $digit } en { AS($open, "or") }.
could-also-go-in-many = Según lo que marcaste, { AS($house, "in") } también podría ir { $digit } en { AS($open, "brief") }.
could-still-be = Según lo que marcaste, { $cell } todavía podría ser { $digit }.
could-still-be-with = Según lo que marcaste, { $cell } todavía podría ser { $digit }, con { $way }.
fewer-are-enough =
    Marcaste { AS($marked, "word") } cosas, y { $enough ->
        [one] basta una
       *[other] bastan { AS($enough, "word") }
    } de ellas. Marca solo lo necesario.
cannot-tell = Stepdoku no puede decir si eso basta. Marca menos celdas.
