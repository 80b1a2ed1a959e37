### Las lecciones.

## La fila para docentes debajo de un paso. Cada botón tiene un nombre y una descripción.

row = Para una clase
row-add = A la lección
row-add-help = Añadir a tu lección como diapositiva
row-another = Otro
row-another-help = Otro paso como este
row-sheet = Ejercicios
row-sheet-help = Hoja de ejercicios con este paso y otros parecidos
row-assign = Asignar
row-assign-help = Asignarlo como tarea a una clase
row-added =
    Añadido a la lección: { $slides ->
        [one] { $slides } diapositiva
       *[other] { $slides } diapositivas
    }.
row-open = Abrir la lección

## Una diapositiva

from-page = Mostrar como lección
number = { $number } de { $all }
stage = Diapositiva
row-digits = Fila { $number }: { $digits }
empty-cell = vacía
empty = Tu lección está vacía. En «Explicar», «A la lección» convierte el paso en una diapositiva.
preparing = Preparando la diapositiva…
wrong = Esta diapositiva contradice su sudoku, así que no se muestra su paso. Pide el enlace de nuevo a quien la creó.
lost = La diapositiva nombra la técnica { $technique }, y esta versión no la encuentra aquí.
result-placed = { $technique }: { $cell } es { $digit }.
result-gone = { $cell } no puede ser { $digit }
result-removed = { $technique }: { $gone }.
technique = Busca: { $technique }
also-named = { $technique } ({ $other })
back = Anterior
next = Siguiente
skip = Siguiente diapositiva (N)
blank = Pantalla en negro (B)
unblank = Volver a mostrar la diapositiva
candidates = Candidatos
play = Jugar desde aquí
present = Presentar
change = Editar
take = Añadir a tu lección

## El formulario que edita la lección

title-field = Título
note-field = Texto de esta diapositiva
up = Subir
down = Bajar
remove = Quitar
restore = Restaurar
slides = Diapositivas
link = Enlace a la lección
link-slide = Enlace a esta diapositiva
another = Otra como esta
no-other = No se puede mostrar otra posición. Revisa tu conexión e inténtalo de nuevo.
code = Jugar en un teléfono
code-help = El código que abre esta posición para jugarla
no-code = Este enlace es demasiado largo para un código. Copia el enlace.
print = Imprimir una hoja de ejercicios
print-help = Cada posición con una pregunta, líneas para escribir y un código que la abre. Las soluciones van al revés, debajo de una línea de corte.
print-now = Imprimir
drawing = Dibujando las posiciones…
drawing-at = Dibujando las posiciones: { $done } de { $all }
finding = Buscando los pasos…
finding-at = Buscando los pasos: { $done } de { $all }
full = La lección está llena. Quita una diapositiva para añadir otra.
newer = La lección guardada en este dispositivo viene de una versión más nueva, así que los cambios de aquí no se conservan. Recarga la página para actualizarla.
damaged = La lección guardada en este dispositivo está dañada, y no hay espacio para apartarla. Sigue sin cambios, y los cambios de aquí no se conservan.
aside = La lección guardada en este dispositivo estaba dañada y no se pudo leer. Está apartada, sin cambios. A partir de ahora se conserva esta lección.
