### Die Knöpfe der Meldungen.

return-to = Voriges Spiel
undo = Rückgängig
keep-notes = Aktuell halten
redo = Wiederholen
back-to-right = Vor den Fehler
export = In Datei speichern
export-part = Spiele dieser Seite speichern
open = Weiterspielen
stop = Stopp
play-arrived = Spielen
count-from-zero = Ziffern ab 0 zählen
empty-zeros = 0 als leer lesen
next-puzzle = Nächstes Rätsel
rules = Regeln lesen
magazine = Heft öffnen
renew = Neu laden
go-on = Weiter
load-again = Neu laden
