### Lo que dice la página antes de que arranque su programa, cuando no llega, y lo que un sistema muestra de ella una vez instalada.

## Cuando el programa no llega. Entonces no hay nada más en la página.

loading = Sigue cargando…
reload = Recargar
no-connection = Sigue sin haber internet. Revisa tu conexión e inténtalo de nuevo.
not-loaded = No se pudo cargar una parte de Stepdoku. Tus partidas guardadas están a salvo. Revisa tu conexión y luego recarga la página.
from-file = Stepdoku no funciona desde un archivo. Ábrelo desde un servidor web.
no-wasm = Stepdoku necesita WebAssembly, que este navegador no tiene o tiene desactivado. Prueba con un navegador actualizado.
missing = Falta una parte de Stepdoku en el servidor, que quizá se esté actualizando ahora. Tus partidas guardadas están a salvo. Recarga la página dentro de un minuto.
updated = Stepdoku se ha actualizado. Tus partidas guardadas están a salvo. Recarga la página.
answered = No se pudo cargar una parte de Stepdoku: el servidor respondió con { $status }. Tus partidas guardadas están a salvo. Recarga la página dentro de un minuto.
damaged = Una parte de Stepdoku llegó dañada o incompleta. Tus partidas guardadas están a salvo. Recarga la página.
not-started = Stepdoku no pudo arrancar. Tus partidas guardadas están a salvo. Recarga la página. Si eso no ayuda, actualiza tu navegador.

## La página como programa instalado

description = Juega al sudoku y mira por qué cada dígito va donde va.
picture-playing = Durante una partida
picture-step = Un paso del solucionador y su motivo
new-puzzle = Nuevo sudoku
new = Nuevo
todays-puzzle = Sudoku de hoy
today = Hoy
go-on-with-game = Continuar una partida
go-on = Continuar
