### Was die Seite sagt, bevor ihr Programm läuft.

## Wenn das Programm nicht kommt

loading = Lädt noch …
reload = Neu laden
no-connection = Noch immer keine Verbindung. Prüfe dein Internet und versuch es noch einmal.
not-loaded = Ein Teil von Stepdoku konnte nicht geladen werden. Deine gespeicherten Spiele sind sicher. Prüfe deine Verbindung und lade die Seite dann neu.
from-file = Stepdoku läuft nicht aus einer Datei. Öffne es von einem Webserver.
no-wasm = Stepdoku braucht WebAssembly, das dieser Browser nicht hat oder das darin ausgeschaltet ist. Versuch es mit einem aktuellen Browser.
missing = Ein Teil von Stepdoku fehlt auf dem Server, der es vielleicht gerade aktualisiert. Deine gespeicherten Spiele sind sicher. Lade die Seite in einer Minute neu.
updated = Stepdoku wurde aktualisiert. Deine gespeicherten Spiele sind sicher. Lade die Seite neu.
answered = Ein Teil von Stepdoku konnte nicht geladen werden: Der Server antwortete mit { $status }. Deine gespeicherten Spiele sind sicher. Lade die Seite in einer Minute neu.
damaged = Ein Teil von Stepdoku ist beschädigt oder unvollständig angekommen. Deine gespeicherten Spiele sind sicher. Lade die Seite neu.
not-started = Stepdoku konnte nicht starten. Deine gespeicherten Spiele sind sicher. Lade die Seite neu. Hilft das nicht, aktualisiere deinen Browser.

## Die Seite als installiertes Programm

description = Spiel Sudoku und sieh, warum jede Ziffer dort steht, wo sie steht.
picture-playing = Beim Spielen
picture-step = Ein Schritt des Lösers mit Begründung
new-puzzle = Neues Rätsel
new = Neu
todays-puzzle = Rätsel von heute
today = Heute
go-on-with-game = Ein Spiel fortsetzen
go-on = Weiter
