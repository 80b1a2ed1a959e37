### Los avisos de la página. Algunos tienen más palabras, que se cargan después.

## La partida

new-puzzle = Nuevo sudoku.
new-puzzle-unsaved = Nuevo sudoku. Tu última partida no se pudo guardar: dura hasta que cierres esta página.
actions-lost =
    Tu partida se ha restaurado, salvo { $moves ->
        [one] { $moves } jugada que no se pudo leer.
       *[other] { $moves } jugadas que no se pudieron leer.
    }
history-shortened = Esta partida tiene más jugadas de las que Stepdoku puede guardar. El tablero no ha cambiado, pero «Deshacer» solo llega hasta aquí.
save-unreadable = No se pudo leer una partida guardada. No ha cambiado; esta partida se guarda aparte.
games-unread = No se pudieron leer tus partidas guardadas. { $why } Nada ha cambiado.
games-missing = Tus partidas guardadas ya no están: tu navegador las perdió o las borró. Si las guardaste en un archivo, cárgalo en «Partidas».
still-reading = Tus partidas guardadas todavía se están leyendo. Mientras tanto, puedes jugar este sudoku.
game-found = Se encontró tu última partida.
changed-elsewhere = Otra pestaña ha cambiado esta partida. A partir de aquí, la tuya se guarda como partida aparte.
full-but-wrong = El tablero está lleno, pero no es correcto.
full-unchecked = El tablero está lleno. Stepdoku no puede comprobarlo, porque no conoce todas las reglas.
unknown-rules = Este sudoku tiene reglas que Stepdoku no conoce. Puedes jugarlo, pero sin comprobaciones ni pistas.
restarted = Partida reiniciada. El cronómetro sigue.
ends-counting = El tiempo de esta partida no contará.
barred = En esta tarea no hay esa ayuda.

## Enlaces, textos y archivos

opening-link = Abriendo el sudoku compartido.
last-kept = Tu última partida está en «Partidas».
puzzle-ready = El sudoku compartido está listo: { $game }. Tu partida sigue abierta hasta que lo juegues.
game-ready = La partida compartida está lista: { $game }. La tuya sigue abierta hasta que juegues la compartida.
shared-puzzle = Este es el sudoku compartido.
link-refused = No se pudo abrir este enlace.
paste-refused = Eso no es un sudoku que se pueda jugar.
file-refused = El archivo no se cargó.
read-as = El texto se leyó como este sudoku.
cannot-copy = Tu navegador ha impedido copiar. Selecciona el texto y cópialo a mano.

## Ayuda

check-right = Ningún error por ahora.
check-wrong = Hay un error.
check-count =
    { $digits ->
        [one] Un dígito es incorrecto.
       *[other] { $digits } dígitos son incorrectos.
    }
check-marked =
    { $digits ->
        [one] El dígito marcado es incorrecto.
       *[other] Los { $digits } dígitos marcados son incorrectos.
    }
went-back =
    Retroceso de { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }, hasta antes del error.
note-was-right = La nota que quitaste de { $cell } era correcta.
candidates-count = Los candidatos cuentan como ayuda en el resultado.
notes-filled = Notas rellenadas.
no-singles = Ninguna celda vacía tiene un solo candidato.
singles-placed =
    { $count ->
        [one] { $count } único desnudo colocado: la celda
       *[other] { $count } únicos desnudos colocados: cada celda
    } tenía un solo candidato.

## Ajustes, archivos con partidas y el programa

settings-newer = Tus ajustes vienen de una versión más nueva de Stepdoku y no se han cambiado. Los cambios que hagas aquí duran hasta que cierres la página.
settings-unreadable = No se pudieron leer tus ajustes, así que se usan los predeterminados. Tu próximo cambio se guardará.
new-version = Hay una versión nueva de Stepdoku. Recarga la página para usarla; tu partida se conserva.

## Una parte del programa que falló

work-died = Eso no funcionó: el proceso en segundo plano se detuvo. Tu partida está a salvo. Inténtalo de nuevo.
work-unreachable = No se pudo cargar la parte de Stepdoku que hace esto. Tu partida está a salvo. Revisa tu conexión e inténtalo de nuevo.
work-updated = Stepdoku se ha actualizado, así que la parte que hace esto ya no se puede cargar aquí. Tu partida se conserva. Recarga la página.

## Por qué no se guarda una partida

save-forbidden = Sin guardar: este navegador bloquea el almacenamiento, o esta página está dentro de otra. Puedes seguir jugando, pero la partida se perderá cuando cierres la página.
save-full = Sin guardar: el disco está lleno. Libera algo de espacio; tu próxima jugada lo guardará todo.
save-newer = Sin guardar: en este navegador se ha usado una versión más nueva de Stepdoku. Guarda tus partidas en un archivo y luego recarga la página.
save-blocked = Aún sin guardar: otra pestaña con una versión anterior de Stepdoku tiene abiertas tus partidas. Cierra esa pestaña para guardarlo todo.
save-slow = Aún sin guardar: el almacenamiento de tu navegador tarda en responder. Tus jugadas están a salvo mientras esta página esté abierta.
save-failed = Sin guardar: tu navegador no pudo escribir en su almacenamiento. Lo intentará de nuevo con tu próxima jugada. Si sigue así, guarda tus partidas en un archivo.

## Por qué no se pueden leer datos guardados

unread-forbidden = Este navegador bloquea el almacenamiento, o esta página está dentro de otra.
unread-newer = Estos datos vienen de una versión más nueva de Stepdoku. Recarga la página para actualizarla.
unread-blocked = Otra pestaña con una versión anterior de Stepdoku tiene abiertos estos datos. Cierra esa pestaña y luego recarga la página.
unread-slow = El almacenamiento de tu navegador no responde. Reinicia el navegador.
unread-failed = Tu navegador no pudo leer su almacenamiento. Recarga la página o reinicia el navegador. Si nada de eso ayuda, solo queda borrar los datos de este sitio, y eso elimina sus partidas.
