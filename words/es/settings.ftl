### Las palabras de los ajustes.

more = Más ajustes
reset = Restablecer
at-once = Los cambios se aplican de inmediato.
newer = Tus ajustes vienen de una versión más nueva de Stepdoku y no se cambian. Los cambios de aquí duran hasta que cierres la página.
not-kept = Este navegador bloquea el almacenamiento. Los cambios de aquí duran hasta que cierres la página.

## Los grupos

group-entering = Escribir dígitos
group-lit = Resaltado
group-notes = Notas
group-checking = Errores
group-hints = Pistas y pasos
group-clock = Cronómetro
group-look = Apariencia
group-ear = Lector de pantalla
group-ladder = Técnicas

## Los interruptores. Cada uno tiene un nombre y dice qué hace en una frase o dos.

digit-first = Primero el dígito
digit-first-help = Elige un dígito y luego toca sus celdas.
left-counts = Mostrar restantes
left-counts-help = Cada tecla de dígito muestra cuántos quedan por colocar.
pad-from-bottom = Orden del teclado numérico
pad-from-bottom-help = Pone 1, 2 y 3 en la fila de abajo.
letter-keys = Atajos de letras
letter-keys-help = Usa letras y símbolos sueltos como atajos.
peers = Fila, columna y caja
peers-help = Sombrea todas las celdas a las que ve la celda seleccionada.
same-digit = Mismo dígito
same-digit-help = Resalta todas las celdas con el dígito seleccionado.
same-candidate = Misma nota
same-candidate-help = Resalta también el dígito seleccionado en tus notas.
preview = Candidatos bajo el puntero
preview-help = Después de «Ver candidatos», señala otras celdas para ver también los suyos.
large = Explicaciones grandes
large-help = Agranda las pistas, los pasos y las respuestas, para que una clase pueda leerlos.
simple = Vista sencilla
simple-help = Muestra el tablero, teclas grandes, «Deshacer» y una pista amable, para edades tempranas.
tools = Todas las herramientas
tools-help = Pone a mano todas las herramientas, el cronómetro y el menú.
coordinates = Números de fila y columna
coordinates-help = Numera los bordes del tablero mientras juegas.
left-handed = Mano izquierda
left-handed-help = En una pantalla ancha, pone las teclas a la izquierda del tablero.
more-contrast = Más contraste
more-contrast-help = Negro sobre blanco o blanco sobre negro, con líneas más gruesas.
cage-colours = Jaulas coloreadas
cage-colours-help = Da tonos distintos a las jaulas vecinas de un killer.
large-digits = Dígitos grandes
large-digits-help = Llena las celdas con sus dígitos.
large-notes = Notas grandes
large-notes-help = Agranda los candidatos, y las notas en posiciones fijas.
wrong-at-once = Marcar errores al instante
wrong-at-once-help = Compara cada dígito con la solución, lo que cuenta como una comprobación.
sounds = Sonidos
sounds-help = Se oyen un choque, una fila, columna o caja completa, y el final.
text-board = Tablero como texto
text-board-help = Añade cada fila como línea de texto, bajo un encabezado, para una línea braille.
keep-notes = Actualizar notas automáticamente
keep-notes-help = Al colocar un dígito, se quita de las notas de su fila, columna y caja.
strike-sums = Tachar combinaciones
strike-sums-help = En un killer, los dígitos del tablero tachan las combinaciones que ya no encajan. Tus notas siempre lo hacen.
warn-notes = Avisar al quitar una nota correcta
warn-notes-help = Avisa cuando una nota que quitas era la respuesta. Esto revela el dígito.
duplicates = Marcar repetidos
duplicates-help = Marca un dígito que está dos veces en una fila, columna o caja.
idle-pause = Pausa automática
idle-pause-help = Pausa y oculta el tablero tras cinco minutos sin actividad.
celebrate = Celebrar
celebrate-help = Muestra una animación cuando terminas.
own-notes = Pistas según mis notas
own-notes-help = Confía en tus notas: lo que quitaste de unas notas completas se da por descartado.
staged-steps = Solucionador por etapas
staged-steps-help = «Siguiente» muestra primero dónde fijarte, luego la técnica y luego el motivo.
line-by-line = Línea a línea
line-by-line-help = «Siguiente» muestra un motivo largo línea a línea, cada una con su enlace en el tablero.
say-why = Decir por qué
say-why-help = Un dígito no cuenta hasta que marcas lo que lo fuerza.
judge-moves = ¿Adivinaste?
judge-moves-help = Después de cada jugada, dice si se podía ver, si antes necesitaba otros pasos o si era incorrecta.
one-solution = Suponer una sola solución
one-solution-help = Usa también patrones que se basan en ello, como los rectángulos únicos.

## Las preguntas y sus respuestas. Cada respuesta tiene un nombre y dice qué hace.

note-layout = Disposición de las notas
note-layout-fixed = Posiciones fijas
note-layout-fixed-help = Cada dígito tiene su propio lugar en la celda.
note-layout-corner-centre = Esquina y centro
note-layout-corner-centre-help = Dos tipos de notas: notas Snyder en las esquinas y otras en el centro.

check-says = Qué revela «Comprobar»
check-says-whether = Si hay errores
check-says-whether-help = «Comprobar» dice si hay un error.
check-says-how-many = Cuántos
check-says-how-many-help = «Comprobar» dice cuántos dígitos son incorrectos.
check-says-which = Cuáles
check-says-which-help = «Comprobar» marca los dígitos incorrectos.

clock = Cronómetro
clock-shown = Visible
clock-shown-help = El cronómetro está encima del tablero.
clock-hidden = Oculto
clock-hidden-help = Ves tu tiempo cuando terminas.
clock-off = Apagado
clock-off-help = Sin cronómetro y sin pausa.

language = Idioma
language-browser = El del navegador
language-browser-help = La página sigue los idiomas de tu navegador.
language-own-help = La página se carga de nuevo en este idioma.

theme = Tema
theme-system = Sistema
theme-system-help = Como en tu dispositivo.
theme-light = Claro
theme-light-help = Siempre oscuro sobre claro.
theme-dark = Oscuro
theme-dark-help = Siempre claro sobre oscuro.

symbols = Símbolos
symbols-digits = Dígitos
symbols-digits-help = 1, 2, 3, etc.
symbols-letters = Letras
symbols-letters-help = A, B, C, etc., en 4×4 y 9×9.
symbols-pictures = Dibujos
symbols-pictures-help = Sol, pez, hoja, etc., en 4×4 y 9×9.
symbols-colours = Colores
symbols-colours-help = Rojo, azul, amarillo, etc., en 4×4 y 9×9.

speech = Celdas en voz alta
speech-full = Completas
speech-full-help = Los lectores de pantalla dicen «5, inicial, fila 2 columna 3, caja 1».
speech-short = Cortas
speech-short-help = Los lectores de pantalla dicen «5, inicial, F2 C3».
speech-placeless = Sin lugar
speech-placeless-help = Los lectores de pantalla dicen «5, inicial»; punto y coma, y luego P, dice el lugar.

ladder = Orden de las técnicas
ladder-teaching = Orden de enseñanza
ladder-teaching-help = Primero lo más fácil de ver: los únicos ocultos antes que los desnudos.
ladder-hodoku = Orden de HoDoKu
ladder-hodoku-help = Las técnicas que HoDoKu conoce, en su orden.

## Los colores propios

colours = Tus colores
colours-help = Elige un tono. Stepdoku lo aclara u oscurece para que los dígitos se lean bien.
colours-theme = Tema
colour-digits = Tus dígitos
colour-same = Celdas con el mismo dígito
colour-cursor = Celda seleccionada

## Las técnicas en uso

techniques = Técnicas
tier-1 = Únicos
tier-2 = Candidatos bloqueados y pares
tier-3 = Tríos, X-Wings, patrones de dos enlaces
tier-4 = Wings, coloreados, rectángulos únicos
tier-5 = Cadenas y conjuntos casi bloqueados
tier-6 = Cadenas agrupadas, peces exóticos, cadenas forzadas
all-used = las { $all }
some-used = { $some } de { $all }
not-in-order = No está en HoDoKu.
assumes = Desactivada: supone una sola solución.
