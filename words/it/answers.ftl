### I pulsanti delle notifiche.

return-to = Partita precedente
undo = Annulla
keep-notes = Tienile aggiornate
redo = Ripeti
back-to-right = Torna indietro
export = Salva su file
export-part = Salva queste partite
open = Continua
stop = Stop
play-arrived = Gioca
count-from-zero = Conta le cifre da 0
empty-zeros = Leggi 0 come vuoto
next-puzzle = Prossimo schema
rules = Leggi le regole
magazine = Apri la raccolta
renew = Ricarica
go-on = Continua
load-again = Ricarica
