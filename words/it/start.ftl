### Ciò che la pagina dice prima che il programma si avvii o se non arriva, e ciò che un sistema mostra della pagina installata.

## Se il programma non arriva

loading = Ancora in caricamento…
reload = Ricarica
no-connection = Ancora nessuna connessione. Controlla Internet e riprova.
not-loaded = Non è stato possibile caricare una parte di Stepdoku. Le tue partite salvate sono al sicuro. Controlla la connessione, poi ricarica la pagina.
from-file = Stepdoku non funziona da un file. Aprilo da un server web.
no-wasm = Stepdoku richiede WebAssembly, che in questo browser manca o è disattivato. Prova con un browser aggiornato.
missing = Sul server manca una parte di Stepdoku: forse è in corso un aggiornamento. Le tue partite salvate sono al sicuro. Ricarica la pagina tra un minuto.
updated = Stepdoku è stato aggiornato. Le tue partite salvate sono al sicuro. Ricarica la pagina.
answered = Non è stato possibile caricare una parte di Stepdoku: il server ha risposto { $status }. Le tue partite salvate sono al sicuro. Ricarica la pagina tra un minuto.
damaged = Una parte di Stepdoku è arrivata danneggiata o incompleta. Le tue partite salvate sono al sicuro. Ricarica la pagina.
not-started = Stepdoku non è riuscito ad avviarsi. Le tue partite salvate sono al sicuro. Ricarica la pagina. Se non basta, aggiorna il browser.

## La pagina come programma installato

description = Gioca a sudoku e scopri perché ogni cifra va dove va.
picture-playing = Una partita in corso
picture-step = Un passo del risolutore, e perché
new-puzzle = Nuovo schema
new = Nuovo
todays-puzzle = Schema di oggi
today = Oggi
go-on-with-game = Continua una partita
go-on = Continua
