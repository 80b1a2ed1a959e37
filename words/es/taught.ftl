### Lo que dicen el solucionador y la enseñanza a los lectores de pantalla.

step = { $step }. { $reason }
step-of = { $step }, paso { $number } de { $all }. { $reason }
search =
    Búsqueda, { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }.
path =
    Camino, { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }.
pass = Pasada { $number }, { $kind }: { $found }.
pass-none = Búsqueda de { $kind }: nada encontrado.
solved = Resuelto.
dry = Ya no hay únicos. Puedes continuar con técnicas más difíciles.
stuck = No quedan técnicas. Puedes resolver el resto adivinando.
unsolvable = Esta posición no tiene solución.
cut = Búsqueda detenida: demasiados intentos para mostrarlos.
no-steps = Ninguna de las técnicas que tienes activadas encuentra nada aquí.
steps = { $steps }.
steps-stopped = { $steps }. { $stopped }
steps-harder = { $steps }, { $harder }.
blocked = { $wrong }.

## Respuestas a teclas que no cambian nada

paused = En pausa. Pulsa { $key } para reanudar.
paused-comma = En pausa. Pulsa la coma y luego { $key } para reanudar.
paused-no-key = En pausa. El botón «Reanudar» muestra el tablero.
given = Un dígito inicial no se puede cambiar.
filled = Esta celda ya tiene un dígito.
not-here = Esta celda no tiene ese candidato.
nothing-to-clear = Aquí no hay nada que borrar.
no-notes = No hay notas que cambiar.
no-digit = Esta celda no tiene ningún dígito que fijar.
no-highlight = No hay nada resaltado.
command = La letra siguiente es un comando.
nothing-to-undo = No hay nada que deshacer.
nothing-to-redo = No hay nada que rehacer.
no-trial = No hay ninguna prueba.
no-clock = El cronómetro está apagado, así que no hay nada que pausar.
puzzle-solved = El sudoku está resuelto.
at-the-start = Este es el inicio.
way-passes = Pasadas.
way-path = Camino.
steps-hidden = La lista de todos los pasos está cerrada.
