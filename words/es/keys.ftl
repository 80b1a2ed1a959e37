### La lista de teclas, y las primeras lecciones.

how = Cómo se juega
by-ear = Lector de pantalla: en el tablero, pulsa punto y coma y luego R para oír la fila, N para la siguiente celda vacía o 5 para los lugares del 5. El signo de interrogación abre «Ayuda» con todas las teclas.
by-ear-no-letters = Lector de pantalla: activa los atajos de letras en «Ajustes», y el punto y coma pregunta por el tablero.
keys = Teclas
licences = Licencias del software de Stepdoku

## Las lecciones. Cada una tiene título, texto sobre su dibujo y texto sin dibujo.

rules = Las reglas
rules-seen = Completa el tablero de modo que cada fila, cada columna y cada caja tenga todos los dígitos del 1 al 9 una vez. El dibujo marca una fila, una columna y una caja.
rules-heard = Completa el tablero de modo que cada fila, cada columna y cada caja tenga todos los dígitos del 1 al 9 una vez.
digit = Escribir un dígito
digit-seen = Las celdas sombreadas comparten fila, columna o caja con la enmarcada, y tienen todos los dígitos menos { $digit }. Así que la celda enmarcada tiene que ser { $digit }. Selecciónala y pulsa { $digit }.
digit-heard = Si la fila, la columna y la caja de una celda tienen juntas todos los dígitos menos uno, la celda tiene que ser ese. Ve hasta ella con las flechas y púlsalo.
notes = Tomar notas
notes-seen = La celda enmarcada puede ser { $either }. Para recordarlo, selecciónala, elige «Notas» y pulsa { $all }.
notes-heard = Si una celda puede ser 3 o 5, anota los dos: ve hasta ella, elige «Notas» con X, y pulsa 3 y 5. Z vuelve a los dígitos.
hint = Pedir una pista
hint-seen = «Pista» dice primero dónde mirar, luego cómo, luego por qué; cada parte espera a que la pidas. Aquí a la caja sombreada le falta { $digit }, y para eso solo queda la celda enmarcada.
hint-heard = I o la barra inclinada dan una pista: primero dónde mirar, luego cómo, luego por qué; cada parte espera a que la pidas. Después, Enter la aplica.
steps = Ver cómo se resuelve
steps-seen =
    «Explicar» resuelve el sudoku paso a paso, con el motivo de cada uno. En el dibujo ha colocado { $digits ->
        [one] { $digits } dígito
       *[other] { $digits } dígitos
    }. Tu tablero no cambia.
steps-heard = «Explicar» resuelve el sudoku paso a paso, con el motivo de cada uno. Tu tablero no cambia.

## Cómo se leen las teclas

note = Los atajos funcionan mientras el foco está en el tablero o en sus controles. En un Mac, usa Cmd en vez de Ctrl y Opción en vez de Alt.
note-digits = Los atajos funcionan mientras el foco está en el tablero o en sus controles. En este tablero las letras son dígitos, así que escribe una coma antes de la letra de un comando. En un Mac, usa Cmd en vez de Ctrl y Opción en vez de Alt.
note-no-letters = Los atajos funcionan mientras el foco está en el tablero o en sus controles. Los atajos de letras están desactivados en «Ajustes». En un Mac, usa Cmd en vez de Ctrl y Opción en vez de Alt.

## Los gestos con el ratón o el dedo, y lo que hacen

gestures = Con el ratón o el dedo
drag = Arrastrar por varias celdas
drag-does = Seleccionarlas todas
modified-click = Ctrl o Mayús + clic
modified-click-does = Añadir o quitar una celda
double-click = Doble clic en una celda
double-click-does = Seleccionar todas las celdas con el mismo dígito
pinch = Pellizcar o tocar dos veces un tablero grande
pinch-does = Acercar o alejar; arrastrar para moverse
hold = Mantener pulsada una celda o clic derecho
hold-does = Preguntar por qué, o mostrar sus candidatos
hold-shift = Mantener pulsada Mayús o Ctrl
hold-shift-does = Escribir notas mientras tanto
double-tap-key = Tocar dos veces la tecla de un dígito
double-tap-key-does = Fijar el dígito; en un modo de notas, colocarlo
hold-key = Mantener pulsada la tecla de un dígito
hold-key-does = Fijar el dígito: cada celda que tocas lo recibe

## Los nombres de las teclas

ctrl = Ctrl + { $key }
alt = Alt + { $key }
shift = Mayús + { $key }
after-comma = , y luego { $key }
after-semicolon = ; y luego { $key }
digit-keys = 1–{ $last }
figures-and-letter = 1–9, A
figures-and-letters = 1–9, A–{ $last }
arrows = flechas
wasd = W A S D
arrow = flecha
home = Inicio
ends = Inicio, Fin
space = Espacio
delete = Supr
backspace = Retroceso
enter = Enter
escape = Esc
page-up = Re Pág
page-down = Av Pág

## Los grupos de teclas

group-entering = Escribir
group-moving = Moverse y seleccionar
group-modes = Modos
group-aids = Ayuda y resaltado
group-queries = Preguntas sobre el tablero, con respuesta hablada
group-game = Pruebas e historial
group-solver = En el solucionador paso a paso
group-present = Al presentar
group-why = En una respuesta a «¿Por qué?»
group-review = En la lista de una revisión

## Lo que hacen las teclas

do-enter = Escribir el dígito según el modo
do-note = Añadir o quitar una nota, en cualquier modo
do-corner = Nota de esquina, en cualquier modo
do-centre = Nota central, en cualquier modo
do-erase = Vaciar las celdas seleccionadas; en el modo de color, quitar sus colores
do-swap = Intercambiar notas de esquina y centrales
do-lock = Fijar o soltar el dígito de esta celda
do-confirm = Aplicar la pista cuyo motivo está abierto; si no, escribir el dígito fijado o comprobar el tablero
do-undo = Deshacer
do-redo = Rehacer
do-go = Ir a la celda siguiente
do-go-far = Ir a la caja siguiente
do-go-to-end = Ir al principio o al final de la fila
do-go-to-corner = Ir a la primera o la última celda
do-extend = Ampliar la selección
do-extend-far = Añadir una celda de la caja siguiente, o la primera o la última celda
do-select-all = Seleccionar todas las celdas
do-closer = Acercar
do-farther = Alejar
do-whole = Ver todo el tablero (* del teclado numérico)
do-escape = Cancelar o cerrar; quitar la selección
do-comma = La letra siguiente es un comando
do-digit-mode = Dígitos
do-note-mode = Notas
do-corner-mode = Notas de esquina
do-centre-mode = Notas centrales
do-colour-mode = Colores. De nuevo: de celdas o de candidatos.
do-next-mode = Modo siguiente
do-filter = Resaltar un dígito, o dejar de hacerlo
do-filter-none = Quitar el resaltado
do-step-filter = Resaltar el dígito anterior o el siguiente
do-bivalue = Resaltar las celdas con dos candidatos, o dejar de hacerlo
do-candidates = Mostrar u ocultar todos los candidatos
do-look = Mostrar los candidatos de esta celda
do-fill-all = Rellenar todas las notas
do-fill-selected = Rellenar las notas de las celdas seleccionadas
do-check = Comprobar el tablero
do-hint = Pista. De nuevo: la técnica, y luego el motivo
do-try = Empezar una prueba
do-keep-trial = Conservar la prueba
do-give-up = Descartar la prueba y volver atrás
do-moments = Historial
do-editor = Escribir un sudoku
do-pause = Pausar o reanudar
do-help = Ayuda
do-paste = Pegar un sudoku y jugarlo
do-next-step = Paso siguiente
do-back-step = Paso anterior
do-next-pass = Pasada siguiente
do-back-pass = Pasada anterior
do-why = Preguntar por qué
do-other-way = Cambiar entre camino y pasadas
do-all-steps = Mostrar u ocultar todos los pasos
do-ask = La tecla siguiente pregunta por el tablero
do-present-next = Mostrar más
do-present-back = Ocultar lo último que se mostró
do-present-again = Volver al principio de este paso
do-present-blank = Pantalla en negro, hasta que se pulse otra vez
do-present-leave = Volver al solucionador
do-answer-ask = Preguntar por este dígito en la celda
do-answer-line = Línea anterior o siguiente
do-answer-back = Volver a la respuesta que llevó aquí
do-answer-close = Cerrar la respuesta
do-review-move = Jugada anterior o siguiente
do-review-page = Diez jugadas atrás o adelante
do-review-end = Primera o última jugada

## Lo que preguntan las teclas sobre el tablero

ask-row = Leer la fila
ask-column = Leer la columna
ask-box = Leer la caja
ask-further = Leer las diagonales y la ventana de la celda
ask-board = Leer todo el tablero, fila por fila
ask-place = Fila, columna y caja de la celda
ask-missing = Dígitos que faltan en la fila, la columna y la caja
ask-places = Lugares de este dígito en la fila, la columna y la caja
ask-digit = Lo mismo con cualquier dígito, que se pulsa a continuación
ask-next-empty = Siguiente celda vacía
ask-previous-empty = Celda vacía anterior
ask-next-highlighted = Siguiente celda resaltada o marcada
ask-previous-highlighted = Celda resaltada o marcada anterior
ask-next-pair = Siguiente celda con dos candidatos
ask-previous-pair = Celda anterior con dos candidatos
ask-go = Ir a una celda: pulsa su fila y luego su columna
ask-next-link = Siguiente enlace de la cadena del tablero
ask-previous-link = Enlace anterior de la cadena
ask-counts = Cuántas veces está cada dígito en el tablero
ask-highlighted = Enumerar las celdas resaltadas y las marcas de un paso
ask-around = Leer las celdas de alrededor, una por una; pulsa S otra vez para la siguiente
ask-around-back = Lo mismo hacia atrás
ask-state = Tamaño, nivel, celdas vacías y modo
