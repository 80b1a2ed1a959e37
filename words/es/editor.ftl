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

## Lo que se dice de una celda, detrás de una coma

cell-chosen = elegida para una jaula
cell-differs = { $one } en una solución y { $another } en otra
cell-clashes = parte de un choque
cell-spare = prescindible

## Jaulas

draw-cages = Dibujar jaulas
draw-cages-help = Elige celdas con un toque o con Espacio, y dales una suma. Las celdas con dígitos se suman solas, así que, si quieres, empieza con un tablero lleno.
sum = Suma
cage = Dibujar jaula
uncage = Quitar jaula
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
