### Las palabras de los tiempos y del final de una partida.

day-streak = días seguidos
longest-streak = racha más larga
puzzles-finished = sudokus resueltos
explained = De cada partida solo cuenta tu primer tiempo, y solo sin pista completa, sin un dígito de «¿Por qué?», sin el solucionador y sin la solución.
none = Resuelve un sudoku para ver aquí tus tiempos: el mejor y la mediana de cada tamaño y nivel, y tu racha.
fault = No se pudieron leer tus tiempos. { $why }
unread =
    { $count ->
        [one] { $count } tiempo no se pudo leer. Sigue
       *[other] { $count } tiempos no se pudieron leer. Siguen
    } en este dispositivo, sin cambios. Todos los demás están aquí.
off = El cronómetro está apagado, así que no se registran tiempos.

## Los tiempos de un tipo de sudoku

finished =
    { $puzzles ->
        [one] { $puzzles } resuelto
       *[other] { $puzzles } resueltos
    }
best = mejor
median = mediana
only = por ahora
only-helped = Aún ningún tiempo sin pista completa, sin un dígito de «¿Por qué?», sin el solucionador y sin la solución.
chart-one = Un tiempo: { $time }.
chart-times =
    { $count ->
        [one] Último tiempo:
       *[other] Últimos { $count } tiempos, del más antiguo al más nuevo:
    } { $times }.
charted-one = Un tiempo
charted-times = Últimos { $count }, el más nuevo a la derecha
save = Guardar como CSV
save-name = stepdoku-tiempos.csv
column-date = fecha
column-side = celdas por fila
column-level = nivel
column-seconds = segundos
column-help = con ayuda

## El final

title = Resuelto
next = Siguiente sudoku
review = Repaso
solving = Ver cómo se resuelve
moments = Historial
details = Más
solved = Resuelto { $how }.
played =
    { $digits ->
        [one] { $digits } dígito colocado
       *[other] { $digits } dígitos colocados
    } en { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }.
go-on = Seguir

## Motivos de orgullo

proud-technique = Por primera vez en una partida, sin pista: { $technique }
proud-best = Tu mejor tiempo: { $kind }
proud-first = Tu primer sudoku de este tipo: { $kind }
proud-week = Tu mejor tiempo de esta semana: { $kind }
proud-unaided = Sin ninguna ayuda
proud-unhinted = Sin pistas
kind = { $size } { $level }

## Por qué el tiempo no se compara con otros

not-again = No cuenta: de cada partida solo cuenta tu primer tiempo.
not-hint = No cuenta: una pista completa te mostró un paso.
not-why = No cuenta: una respuesta de «¿Por qué?» reveló un dígito.
not-solver = No cuenta: miraste el solucionador.
not-solver-digits = No cuenta: copiaste dígitos del solucionador.
not-path = No cuenta: miraste el camino de la solución.
not-solution-seen = No cuenta: miraste la solución.
not-solution = No cuenta: la solución se puso en el tablero.
not-helped = No cuenta: tuviste ayuda con un dígito.

## El resultado en una línea, para copiar

result-of = Stepdoku { $day }
result = Stepdoku
result-unaided = sin ayuda
result-unhinted = sin pistas
result-helped = con ayuda
result-hardest = paso más difícil: { $technique }
