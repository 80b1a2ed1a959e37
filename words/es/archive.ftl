### Avisos sobre archivos con partidas guardadas.

unreadable-removed =
    { $games ->
        [one] Se eliminó para siempre { $games } partida que no se pudo leer.
       *[other] Se eliminaron para siempre { $games } partidas que no se pudieron leer.
    }
unreadable-exported = Las partidas que no se pudieron leer están guardadas en el archivo, sin cambios.
unreadable-not-exported = No se pudo guardar el archivo: tu navegador no pudo leer estas partidas. No han cambiado. Inténtalo más tarde.
exported = Partidas, tiempos y ajustes guardados en el archivo.
exported-files = Partidas, tiempos y ajustes guardados en { $files } archivos, porque no caben en uno. Para restaurarlo todo, carga todos los archivos.
exported-part = Las partidas, los tiempos y los ajustes de esta página están guardados en el archivo. Lo que no se pudo leer no está en él.
exported-no-settings = Las partidas y los tiempos de esta página están guardados en el archivo. Lo que no se pudo leer no está en él.
exported-no-times = Las partidas y los ajustes de esta página están guardados en el archivo. Lo que no se pudo leer no está en él.
exported-games = Las partidas de esta página están guardadas en el archivo. Lo que no se pudo leer no está en él.
export-unread = No se pudo guardar el archivo: no se pudieron leer tus partidas guardadas. { $why }
export-refused = No se pudo guardar el archivo: tu navegador no lo aceptó. Tus partidas no han cambiado. Inténtalo de nuevo.
imported =
    Añadido: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } y { $times ->
        [one] { $times } tiempo
       *[other] { $times } tiempos
    }.
imported-joined =
    { $games ->
        [one] { $games } partida de aquí incluye ahora
       *[other] { $games } partidas de aquí incluyen ahora
    } las jugadas del archivo.
imported-there =
    { $games ->
        [one] { $games } partida ya estaba
       *[other] { $games } partidas ya estaban
    } aquí.
imported-unreadable =
    { $games ->
        [one] { $games } partida no se pudo leer y queda
       *[other] { $games } partidas no se pudieron leer y quedan
    } sin cambios.
import-stopped = Detenido. No se cargó nada del archivo.
cannot-import = No se cargó el archivo. { $why }
import-failed = No se pudo cargar el archivo. Nada ha cambiado. Revisa el archivo e inténtalo de nuevo.
file-too-large = El archivo supera los 200 MB, demasiado para ser de Stepdoku.
file-not-ours = No es un archivo de Stepdoku. Elige uno creado con «Guardar en un archivo».
file-newer = El archivo viene de una versión más nueva de Stepdoku. Recarga la página para actualizarla e inténtalo de nuevo.
file-cut-off = El archivo está incompleto: se corta después de la línea { $line }. Cópialo de nuevo desde donde lo guardaste.
file-damaged = La línea { $line } se ha modificado o dañado. Copia el archivo de nuevo desde donde lo guardaste.
file-too-high = El número de la línea { $line } es demasiado grande para ser de Stepdoku. Nada ha cambiado. Guarda el archivo de nuevo en su lugar de origen.
file-strange = Stepdoku no entiende la línea { $line }.
