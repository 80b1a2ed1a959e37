### Los resultados de una clase.

about = Pega los resultados que te envió tu clase: muchos a la vez, con cualquier texto alrededor.
empty = Aún no hay resultados.
paste = Resultados
add = Añadir
file = De un archivo o imagen
added =
    { $count ->
        [one] { $count } resultado leído
       *[other] { $count } resultados leídos
    }.
added-known =
    { $count ->
        [one] { $count } resultado leído
       *[other] { $count } resultados leídos
    }. { $known ->
        [one] { $known } ya estaba
       *[other] { $known } ya estaban
    } en la tabla.
no-code = En este texto no hay ningún resultado. Un resultado contiene #r= y un código largo.
no-picture = No se encontró ningún código en esta imagen. Haz la foto más de cerca y de frente.
damaged = Línea { $line }: el código está dañado o incompleto. Pídelo de nuevo.
newer = Línea { $line }: el código viene de una versión más nueva. Recarga la página para actualizarla.
unread =
    { $count ->
        [one] { $count } resultado no se pudo leer. Sigue en este dispositivo, sin cambios. Pídelo de nuevo.
       *[other] { $count } resultados no se pudieron leer. Siguen en este dispositivo, sin cambios. Pídelos de nuevo.
    }
honest = Un código mal copiado se detecta; una trampa, no. Los resultados no salen de este dispositivo.

## La lista de tareas

groups = Tarea
untitled = Sin título
group-line =
    { $title }, { $size }: { $count ->
        [one] { $count } resultado
       *[other] { $count } resultados
    }

## La tabla

hide = Ocultar nombres
head-name = Nombre
head-ended = Final
head-time = Tiempo
head-done = Completado
head-help = Ayuda
head-techniques = Necesario para estas jugadas
head-wrong-steps = Pasos incorrectos
head-reasons = Motivos
file-assignment = Tarea
file-date = Fecha
file-seconds = Segundos
file-all = De
file-wrong = Incorrectos
file-at-once = Motivos a la primera
file-asked = Motivos pedidos
file-weakest = Motivo más flojo
pupil = N.º { $number }
nameless = sin nombre
done = terminada
unfinished = sin terminar
time-up = tiempo agotado
no-help = ninguna
hurry = { $done } en { $seconds } s: demasiado rápido para juzgarlo
remove = Quitar
remove-all = Quitar todos estos
restore = Restaurar
save = Guardar como tabla (CSV)
save-name = stepdoku-clase.csv

## Lo más frecuente en la clase

common-head = Pasos incorrectos más frecuentes
common-step = { $step }: { $pupils } de { $all }
weakest = Motivo más flojo de la clase:
