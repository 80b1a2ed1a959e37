### El editor de sudokus.

open = Escribir un sudoku a mano

## El tablero con el que se empieza

begin = Empezar con
begin-empty = { $size }, vacío
begin-givens = Este sudoku
begin-position = Esta posición
replaced =
    Esto ha reemplazado un tablero con { $digits ->
        [one] { $digits } dígito
       *[other] { $digits } dígitos
    }.

## El tablero y sus teclas

board = Sudoku en edición
board-help = Las flechas cambian de celda; los dígitos la llenan; Retroceso la vacía; Ctrl+V pega un sudoku.
pad = Dígitos
erase = Borrar
undo = Deshacer
redo = Rehacer
move-on = Avanzar tras un dígito
move-on-help = Pasa a la celda siguiente. Un punto, un 0 o un espacio deja una celda vacía.
live = Candidatos verdaderos
live-help = Muestra en cada celda vacía los dígitos que tiene alguna solución.
live-too-large = Solo hasta 16×16.

## Lo que se dice de una celda, detrás de una coma

cell-chosen = elegida
cell-differs = { $one } en una solución y { $another } en otra
cell-clashes = parte de un choque
cell-spare = prescindible
cell-possible = posibles: { $digits }
cell-open = sin decidir: { $digits }
cell-carries = el paso se apoya en ella

## Jaulas y restricciones

draw = Dibujar
draw-digits = Solo dígitos
draw-cages = Jaulas
draw-lines = Líneas
draw-between = Entre dos celdas
draw-in-cells = En celdas
draw-outside = Al lado del tablero
draw-everywhere = Para todo el tablero
draw-sum = X, V u otra suma
draw-cages-help = Elige celdas con un toque o con Espacio, y dales una suma. Las celdas con dígitos se suman solas, así que, si quieres, empieza con un tablero lleno.
draw-line-help = Traza sobre las celdas con el dedo o el ratón, o elígelas en orden con un toque o con Espacio.
draw-pair-help = Elige las dos celdas.
draw-area-help = Elige las celdas.
draw-whole-help = Elige las dos primeras celdas desde donde está el número. Si todas sus celdas tienen dígitos, Stepdoku calcula el número.
draw-board-help = Vale para todo el tablero.
draw-twins-help = Elige las celdas de un grupo, y después las del otro en el mismo orden.
sum = Suma
number = Número
put = Dibujar
take = Quitar
empty-cells = Quitar los dígitos
fill-cells = Llenar al azar

## El resultado de contar las soluciones

found-nothing = Escribe los dígitos iniciales. Las soluciones se cuentan mientras escribes.
found-counting = Contando las soluciones…
found-uncounted = No se pudieron contar las soluciones.
found-none = Sin solución. Buscando los dígitos iniciales que chocan…
found-clash-among = Los { $count } dígitos iniciales marcados bastan para descartar toda solución.
found-clash-of-two = Sin solución. Los dígitos iniciales { $givens } no pueden ser correctos los dos.
found-clash-of-few = Sin solución. Los dígitos iniciales { $givens } no pueden ser correctos todos.
found-clash-of-many = Sin solución. Los { $count } dígitos iniciales marcados no pueden ser correctos todos.
found-one = Exactamente una solución.
found-full = Todas las celdas están llenas, así que no hay nada que resolver.
found-several =
    Más de una solución. Dos de ellas difieren en { $cells ->
        [one] { $cells } celda
       *[other] { $cells } celdas
    }.
found-exactly = { $count } soluciones.
found-more-than = Más de { $count } soluciones.
found-at-least = Al menos { $count } soluciones. Contarlas todas lleva demasiado tiempo.
found-open = Los dígitos marcados con ? no se pudieron decidir en un tiempo razonable.
found-undecided = Stepdoku no pudo contar las soluciones en un tiempo razonable. Prueba a añadir dígitos iniciales.
counting = {" "}· Contando las soluciones…
one-solution = Una solución
another-solution = Otra solución

## Dígitos iniciales prescindibles y simetría

neater = Un dígito inicial es prescindible si el sudoku no lo necesita. Mínimo: ninguno es prescindible. Simétrico: se añaden dígitos iniciales.
mark-spare = Marcar prescindibles
make-minimal = Hacer mínimo
symmetry = Simetría de los dígitos iniciales
make-symmetric = Hacer simétrico
busy = Buscando dígitos iniciales prescindibles…
spare-none = No se encontró ningún dígito inicial prescindible.
spare-marked =
    { $count ->
        [one] { $count } dígito inicial prescindible marcado. Se puede quitar.
       *[other] { $count } dígitos iniciales prescindibles marcados. Cada uno se puede quitar, pero quizá no todos a la vez.
    }
spare-clues = Restricciones innecesarias: { $clues }. Cada una se puede quitar, pero quizá no todas a la vez.
spare-clue = { $name } en { $cell }
spare-clues-many = { $count } restricciones innecesarias. Cada una se puede quitar, pero quizá no todas a la vez.
spare-undecided =
    { $count ->
        [one] { $count } dígito inicial quedó
       *[other] { $count } dígitos iniciales quedaron
    } sin decidir.
removed-none = No se quitó ningún dígito inicial.
removed =
    { $count ->
        [one] Se quitó { $count } dígito inicial prescindible
       *[other] Se quitaron { $count } dígitos iniciales prescindibles
    }.
removed-minimal = El sudoku es mínimo.
removed-undecided =
    { $count ->
        [one] De { $count } más, no se pudo determinar en un tiempo razonable si se puede quitar.
       *[other] De { $count } más, no se pudo determinar en un tiempo razonable si se pueden quitar.
    }

## El paso más difícil, y lo que sostiene un paso

carry = Buscar el paso más difícil
carry-busy = Buscando el paso más difícil…
carry-hardest = Paso más difícil: { $technique }, paso { $number } de { $steps }.
carry-fills = El paso { $number } de { $steps } llena { $cell }: { $technique }.
carry-unfilled = Con las técnicas activadas, ningún paso llena { $cell }.
carry-none = Las técnicas activadas no encuentran ningún paso.
carry-stuck = Las técnicas activadas no resuelven todo el sudoku.
carry-on = Se apoya en { $clues }, como está marcado en el tablero.
carry-givens = { $count } de { $all } dígitos iniciales
carry-cages = { $count } de { $all } jaulas
carry-clues = { $count } de { $all } restricciones
carry-on-all = Supone que el sudoku tiene una sola solución, así que necesita todos los dígitos iniciales y todas las restricciones.
carry-cage = jaula en { $cell }
carry-source = { $source } sostiene { $count } de los { $steps } pasos. El más difícil: { $technique }.
carry-source-none = { $source } no sostiene ningún paso.
carry-more = Elige una celda para ver qué paso la llena o qué pasos dependen de sus restricciones.
