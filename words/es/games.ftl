### La lista de partidas.

new = Nuevo sudoku
new-help = Elige tamaño y nivel, o pega el tuyo
print = Imprimir varios
sizes = Tamaño
all-sizes = Todos

## Una partida

finished = Resuelta
untouched-game = Aún sin dígitos
placed =
    { $filled ->
        [one] { $filled } de { $all } colocado
       *[other] { $filled } de { $all } colocados
    }
view = Ver
return-to = Volver a
resume = Continuar
here = Abierta ahora
only-here = Sin guardar
restart = Reiniciar
duplicate = Duplicar
delete = Eliminar
restore = Restaurar
action = { $action }: { $game }
left-today = Hoy se elimina para siempre
left =
    Se conserva { $days ->
        [one] { $days } día
       *[other] { $days } días
    } más

## Cuándo se jugó por última vez

just-now = hace un momento
minutes-ago =
    hace { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
hours-ago =
    hace { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }
days-ago =
    hace { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
months-ago =
    hace { $months ->
        [one] { $months } mes
       *[other] { $months } meses
    }
years-ago =
    hace { $years ->
        [one] { $years } año
       *[other] { $years } años
    }

## La lista

solved = Resueltas ({ $games })
away = Eliminadas hace poco ({ $games })
reading = Cargando tus partidas…
reading-some = Cargando tus partidas… { $games } por ahora
more = Mostrar más (quedan { $games })
fault = No se pudieron leer tus partidas guardadas. { $reason } Aquí solo están las partidas de esta página.
unsaved = Este navegador no puede guardar nada ahora. Las partidas duran hasta que cierres la página.
untouched = Cada jugada se guarda: empieza todas las partidas que quieras y vuelve a cualquiera de ellas.
none-open = No hay partidas sin terminar.
none-here = No hay partidas sin terminar de este tamaño.

## Partidas que no se pueden leer

unreadable =
    { $games ->
        [one] { $games } partida no se pudo leer. Nada ha cambiado, y «Guardar en un archivo» la incluye.
       *[other] { $games } partidas no se pudieron leer. Nada ha cambiado, y «Guardar en un archivo» las incluye.
    }
save-unreadable = Guardarlas en un archivo
delete-unreadable = Eliminarlas
question = Esto no se puede deshacer. Para conservar estas partidas, guárdalas antes en un archivo.
delete-for-good = Eliminar para siempre
keep = Conservar

## Archivos

file = Copia de seguridad
file-help = Tus partidas, tiempos y ajustes solo están en este navegador. Guárdalos en un archivo como copia de seguridad o para llevarlos a otro lugar. Cargar un archivo añade a lo que hay aquí; nada se pierde ni se duplica.
save = Guardar en un archivo
load = Cargar un archivo
drop = Suelta el archivo para cargarlo
importing = Cargando el archivo: { $percent } %
comparing = Comparando el archivo con las partidas de aquí…
writing = Añadiendo las partidas del archivo…
stop = Detener
