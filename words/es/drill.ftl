### Los ejercicios.

number = Ejercicio { $number }
number-of = { $number } de { $all }
begins = Ejercicio { $number }. { $task }
board = Tablero del ejercicio
preparing = Preparando un tablero…
none = Aún no hay ningún ejercicio de esta técnica en este tamaño.

## Lo que se pide

task-chain = Construye una cadena de candidatos. Sus enlaces fuertes y débiles se alternan.
task-mistake = Este tablero tiene un error: un dígito incorrecto o una nota incorrecta. Toca su celda.
task-repair = En este tablero lleno hay dígitos incorrectos, pero ninguno es inicial. Toca sus celdas.
task-unnamed = Encuentra el siguiente paso. Aquí no se dice su técnica: coloca un dígito o descarta uno.
task-conclude-place = { $technique }: las marcas muestran un paso así. Coloca su dígito.
task-conclude-remove = { $technique }: las marcas muestran un paso así. Descarta un candidato que elimina.
task-pattern = { $technique }: un patrón así elimina los candidatos tachados. Toca las celdas del patrón.
task-here = { $technique }: descarta un candidato que un paso así elimina, o pulsa «No está aquí».
task-place = { $technique }: encuentra un paso así y coloca su dígito.
task-remove = { $technique }: encuentra un paso así y descarta un candidato que elimina.

## Los botones

keys-place = Colocar un dígito en la celda seleccionada
keys-remove = Descartar un dígito en la celda seleccionada
not = no
choice = Respuesta
choice-place = Colocar
choice-remove = Descartar
absent = No está aquí
shorten = Deshacer
help = Pista
show = Ver la respuesta
candidates = Candidatos
miss = Un error común
next = Siguiente

## Respuestas

not-open = { $cell } no tiene { $digit } como candidato. Selecciona una celda y pulsa uno de sus candidatos.
no-mistake = { $cell } no tiene ningún error.
in-pattern =
    Sí. { $left ->
        [one] Todavía falta una celda
       *[other] Todavía faltan { $left } celdas
    }.
found = Encontraste un paso de «{ $technique }».
found-step = Encontraste un paso.
not-there = Correcto: en este tablero no hay ningún paso de «{ $technique }». El siguiente paso es otro:
no-step-there = Correcto: en este tablero no hay un paso así. El siguiente paso es otro:
mended = Encontrado.
shown-mistakes = Las celdas marcadas son incorrectas.
shown = Una respuesta:

## Candidatos y enlaces

candidate = { $digit } en { $cell }
strong-in-cell = Enlace fuerte: { $cell } no tiene un tercer candidato. Si el candidato { $from } no es correcto, lo es { $to }.
strong-in-place = Enlace fuerte ({ $place }): no hay un tercer lugar. Si el candidato { $from } no es correcto, lo es { $to }.
weak-in-cell = Enlace débil: en { $cell } va un solo dígito. Si el candidato { $from } es correcto, { $to } no lo es.
weak-in-place = Enlace débil ({ $place }): el dígito va ahí una sola vez. Si el candidato { $from } es correcto, { $to } no lo es.
same = Es el mismo candidato.
apart = Sin enlace: { $from } y { $to } no comparten ni dígito ni celda.
unseen = Sin enlace: { $from } y { $to } no comparten fila, columna ni caja.
both-false = Aquí la cadena necesita un enlace fuerte, y los candidatos { $from } y { $to } pueden ser incorrectos los dos.
others = Aquí la cadena necesita un enlace fuerte, y este es débil ({ $place }), porque también hay { $others }.

## Lo que demuestra una cadena

proves = La cadena demuestra que el candidato { $candidate } es correcto: si no lo fuera, lo sería.
proves-nothing = El primer candidato o el último es correcto. Todavía ningún candidato choca con los dos.
needs-strong = El siguiente enlace tiene que ser fuerte.
loop-removes = Los extremos se ven, así que la cadena es un bucle: cada enlace débil tiene un candidato correcto. El bucle descarta { $candidates }.
removes = El primer candidato o el último es correcto, así que la cadena descarta { $candidates }.

## Errores

guess = Poner { $candidate } fue adivinar: así, otro dígito se queda sin lugar, u otra celda sin candidatos.
guess-right = Poner { $candidate } fue adivinar: así, otro dígito se queda sin lugar, u otra celda sin candidatos. La solución tiene { $digit } ahí.
note-missing = Falta la nota { $candidate }, aunque nada la descarta.
note-left = Sobra la nota { $candidate }: { $cell } ya tiene ese dígito.

## La segunda parte de una pista: la técnica, y qué preguntarse en su lugar

ask-missing = { $technique }: ¿qué dígito falta en { $place }?
ask-cells = { $technique }: ¿qué celdas vacías de { $place } no pueden ser { $digit }?
ask-seen = { $technique }: ¿qué dígitos ve { $place }?
ask-where = { $technique }: ¿dónde puede ir { $digit } en { $place }?
ask-shared = { $technique }: ¿qué dígitos comparten sus lugares en { $place }?
ask-digits = { $technique }: ¿qué dígitos pueden ir en { $place }?
ask-sums = { $technique }: ¿qué dejan las jaulas de { $place }, o qué tienen fuera?
ask-clue = { $technique }: ¿qué deja la restricción de { $place }?
ask-links = { $technique }: ¿cómo se enlazan los candidatos en { $place }?
framed = la parte enmarcada del tablero

## El final de una serie

all-right =
    { $all ->
        [one] { $all } de { $all } bien a la primera.
       *[other] Los { $all } bien a la primera.
    }
some-right = { $right } de { $all } bien a la primera.
none-right = Ninguno de { $all } bien a la primera.
over = El siguiente reto es un sudoku que necesita la técnica.
over-today = Eso es todo por hoy.
missed =
    { $kinds ->
        [one] Otro del tipo que fallaste
       *[other] Otra vez los { $kinds } tipos que fallaste
    }
back-tomorrow = Repásalo mañana.
back-on = Repásalo el { $weekday }.
back-next-week = Repásalo la semana que viene, el { $weekday }.
back-in-weeks = Repásalo dentro de { $weeks } semanas.
back-in-months = Repásalo dentro de { $months } meses.
again = Otra vez
next-unit = Siguiente unidad
