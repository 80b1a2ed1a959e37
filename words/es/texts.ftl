### Las palabras de la lista de los sudokus de un texto.

open = Lista de sudokus ({ $count })
which = Número del sudoku
empty = Pega un texto o abre un archivo con varios sudokus para verlos aquí.
reading = Leyendo la lista…
shown = { $from }–{ $to } de { $count }
number = Ir al número
page-before = Página anterior
next-page = Página siguiente

## Un sudoku

givens-of-size =
    { $size }, { $givens ->
        [one] { $givens } dígito inicial
       *[other] { $givens } dígitos iniciales
    }
unread = No se puede leer
spoken = Sudoku { $number }: { $line }
spoken-name = Sudoku { $number }, { $name }: { $line }

## Calificaciones

weigh = Calificar estos sudokus
weigh-help = Calcula el ER de Sudoku Explainer y los puntos de HoDoKu de cada sudoku de 9×9 de esta página.
weighing =
    Calificando los sudokus: { $done ->
        [one] { $done } listo
       *[other] { $done } listos
    } de { $count }
failed = No se pudieron cargar las calificaciones. Revisa tu conexión y pulsa el botón de nuevo.
lines = Los sudokus calificados como líneas, con ER, EP y ED
explainer = ER { $rating }
explainer-least = ER al menos { $rating }
hodoku = HoDoKu { $score }
unrated = Sin calificar a tiempo
no-puzzle = No tiene exactamente una solución
