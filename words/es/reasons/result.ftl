### El resultado de un paso en pocas palabras, sin punto final.

try-it = Prueba { $digit } en { $cell }
is = { $cell } es { $digit }
guess-was-wrong = El último intento era incorrecto
no-solution = Sin solución
gone = { AS($gone, "results") }
are-not =
    { $cells } no { $cells ->
        [one] es
       *[other] son
    } { AS($digits, "nor") }
so-many-are-not =
    { $count } { $count ->
        [one] celda no es
       *[other] celdas no son
    } { AS($digits, "nor") }
so-many-are-out = Se descartan { $candidates } candidatos en { $cells } celdas
