### El panel de teclas: sus modos, la línea sobre lo que hace y sus herramientas.

pad = Dígitos
left = {" "}por colocar
locked = fijado
comma = Aquí las letras son dígitos. Escribe una coma antes de un comando.

## Los modos

modes = Modo de escritura
mode-digit = Dígito
mode-notes = Notas
mode-corner = Esquina
mode-centre = Centro
mode-colour = Color

## La línea sobre lo que hacen las teclas

command-notes = Ahora escribe una letra: Z dígitos, X notas, V color, L fijar, F rellenar notas, T prueba.
command-corner = Ahora escribe una letra: Z dígitos, X esquina, C centro, V color, L fijar, T prueba.
cancel-command = Cancelar comando
locked-digit = { $digit }, dígito fijado: selecciona celdas para colocarlo.
locked-note = { $digit }, dígito fijado: selecciona celdas para añadirlo como nota.
locked-only = { $digit }, dígito fijado.
unlock = Soltar
first-place = Pulsa un dígito para colocarlo en la celda seleccionada.
first-lock = Mantén pulsado un dígito para colocarlo en varias celdas.
first-hint = ¿No ves cómo seguir? Pulsa «Pista», o mantén pulsada una celda (o haz clic derecho en ella) para preguntar por qué.
face-notes = Pulsa un dígito para anotarlo, dos veces seguidas para colocarlo.
face-corner = Pulsa un dígito para una nota de esquina, dos veces seguidas para colocarlo.
face-centre = Pulsa un dígito para una nota central, dos veces seguidas para colocarlo.
face-colour = Pulsa un candidato para colorearlo.
pick-colour = Elige un color para las celdas seleccionadas.

## Resaltado y colores

highlights = Resaltar
pairs = Dos candidatos
clear-highlight = Quitar resaltado
paints = Colores
paint = Color { $number }, { $name }
targets = ¿Qué colorear?
target-cells = Celdas
target-candidates = Candidatos
clear-colours = Quitar todos
clear-colours-help = Quitar todos los colores
red = rojo
orange = naranja
yellow = amarillo
green = verde
teal = turquesa
blue = azul
violet = violeta
pink = rosa
grey = gris

## Una prueba

trial = Prueba
tried =
    Prueba: { $digits ->
        [one] { $digits } dígito colocado
       *[other] { $digits } dígitos colocados
    }
keep = Conservar
discard = Descartar

## Las herramientas

tools = Herramientas
tools-more = Más
tools-all = Más herramientas
undo = Deshacer
undo-hold = Deshacer. Mantén pulsado para rehacer.
notes = Notas
erase = Borrar
hint = Pista
check = Comprobar
filter = Resaltar
candidates = Candidatos
all-candidates = Mostrar todos
fill = Rellenar todas las notas posibles
fill-all = En todas las celdas vacías
fill-selected = En las celdas seleccionadas
fill-one = De un dígito, en todo el tablero
fill-plain = Todos los dígitos en todas las celdas vacías
moments = Historial
paint-tools = Colores
colour = Color
pen = Pluma
singles = Colocar únicos desnudos
solution = Solución
