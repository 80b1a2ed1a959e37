### Las tareas: lo que se pone a una clase y lo que se entrega.

## Poner una tarea

set-drill = Poner como tarea
about = Quien abra el enlace de abajo resuelve esto y te envía un resultado. Nada pasa por un servidor.
title = Título
title-example = Por ejemplo: lunes, grupo 5B
start = Punto de partida
start-givens = Desde el principio
start-here = Desde el tablero actual, sin dígitos incorrectos
allowed = Ayuda permitida
help-notes = Candidatos
help-notes-parts = mostrar todos, rellenar notas, actualizar notas
help-checks = Comprobar
help-checks-parts = comparar con la solución, valorar las jugadas
help-hints = Pistas
help-hints-parts = pistas y «¿Por qué?»
help-solver = Solucionador
help-solver-parts = paso a paso, camino, solución
ask-why = Decir por qué
ask-why-help = una jugada no cuenta hasta que está marcado lo que la fuerza
minutes = Límite de tiempo en minutos
minutes-none = ninguno
count = Número de posiciones
link = Enlace a la tarea
code = El código que abre la tarea
no-code = Este enlace es demasiado largo para un código. Copia el enlace.

## Una carrera: una tarea contra el tiempo de otra persona

race = Carrera
race-help = Quien abra este enlace juega el mismo sudoku contra tu tiempo.
race-unsolved = Resuelve primero este sudoku. Tu tiempo será el que hay que superar.
race-options = Opciones
race-name = Tu nombre, para la otra persona
beat = El tiempo que hay que superar es { $time }.
beat-name = { $name } tardó { $time }.
own-bar = Tú: { $percent } %
other-bar = { $name }: { $percent } %
rival = Rival
your-rival = Tu rival
won = { $name } tardó { $time }. Tú tardaste menos.
lost = { $name } tardó menos: { $time }.

## El paquete para sistemas como Moodle

package = Para Moodle y sistemas similares
package-help = Un paquete SCORM 1.2 contiene esta tarea y toda la página, así que funciona dentro de tu curso. El curso recibe la puntuación, el tiempo y el código del resultado.
package-mark-puzzle = La puntuación es el porcentaje de celdas vacías que acaban con el dígito correcto. La ayuda y los pasos incorrectos no la cambian.
package-mark-drill = La puntuación es el porcentaje de tableros acertados a la primera.
package-save = Guardar el paquete
package-weighing = Calculando el tamaño del paquete…
package-ready = El paquete ocupa unos { $size }.
megabytes = { $megabytes } MB
package-making = Creando el paquete…
package-made = El paquete ocupa { $size }. Súbelo a tu curso como paquete SCORM.
package-unreachable = No se creó ningún paquete. Una parte de Stepdoku no se pudo cargar. Revisa tu conexión e inténtalo de nuevo.
package-updated = No se creó ningún paquete, porque Stepdoku se actualizó. Recarga la página y pon la tarea de nuevo.
package-refused = No se pudo guardar el paquete: tu navegador no lo aceptó. Inténtalo de nuevo.
told-taken = Tu curso recibió este resultado. Tu puntuación es { $mark } de 100.
told-refused = Tu curso no aceptó este resultado. Envíalo a tu docente o muestra el código a su cámara.

## La tarea

empty = No hay ninguna tarea abierta. Abre una con el enlace de tu docente.
task-board =
    Sudoku de { $size } con { $cells ->
        [one] { $cells } celda
       *[other] { $cells } celdas
    } por completar.
task-drill =
    En { $count ->
        [one] { $count } tablero
       *[other] { $count } tableros
    } de { $size }, encuentra: { $technique }.
some-technique = una técnica
all-allowed = Se permite toda la ayuda.
without = Ayuda no permitida: { $help }.
without-notes = candidatos rellenados
without-checks = comprobaciones
without-hints = pistas
without-solver = solucionador
refused-notes = En esta tarea, la página no rellena candidatos.
refused-checks = En esta tarea no hay comprobaciones.
refused-hints = En esta tarea no hay pistas.
refused-solver = En esta tarea no hay solucionador.
task-why = Di por qué: una jugada no cuenta hasta que marcas lo que la fuerza.
limit =
    Límite de tiempo: { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
name = Tu nombre, como lo conoce tu docente
begin = Empezar
checking = Comprobando el sudoku…
cannot-puzzle = La tarea no puede empezar. { $why }
cannot-position = La tarea no puede empezar: su posición contradice la solución. Pide el enlace de nuevo.
cannot-technique = La tarea no puede empezar: esta versión no conoce su técnica. Recarga la página para actualizarla.
cannot-check = No se comprobó el sudoku. Inténtalo de nuevo.

## Durante la tarea

at-work = La tarea está en marcha. Puedes entregarla con un resultado, terminada o no.
under-way = Ya has empezado. Completado: { $done } de { $all }. Continúa donde lo dejaste.
hand-in = Entregar ahora
continue-work = Continuar
strip = Tarea
strip-hand-in = Entregar…
left = Quedan { $time }

## El resultado

done = Terminado. Buena partida.
done-some = Terminado. Bien a la primera: { $right } de { $all }.
unfinished = Tarea entregada. Completado: { $done } de { $all }.
time-up = Se acabó el tiempo. Completado: { $done } de { $all }.
fact-time = Tiempo
fact-help = Ayuda
fact-techniques = Necesario para estas jugadas
fact-wrong-steps = Pasos incorrectos
no-help = ninguna
no-wrong-step = ninguno
slip = { $cell } = { $digit }
slip-on = tablero { $number }: { $step }
result = Tu resultado
preparing = Preparando tu resultado…
send = Envía esto a tu docente o muestra el código a su cámara. El código delata los errores al copiarlo, pero no dice quién resolvió el sudoku.
send-race = Envía esto a la otra persona.
