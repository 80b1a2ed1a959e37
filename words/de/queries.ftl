### Die Wörter des Bretts als Text und der Antworten auf Fragen per Taste. Die Antworten werden gesprochen.

## Das Brett in Textzeilen

title = Brett als Text
empty-sign = 0 ist eine leere Zelle.
hidden = Während der Pause ist das Brett verdeckt.

## Fragen

begun = Frage.
which-digit = Drücke die Ziffer.
which-row = Drücke die Zeile.
which-row-letters = Drücke die Zeile, A für 10.
which-column = Drücke die Spalte.
which-column-letters = Drücke die Spalte, A für 10.
unknown = Zu dieser Taste gehört keine Frage. Die Fragen stehen in der Hilfe.

## Reihen des Bretts

line = { $place }: { $digits }.
empty = leer
complete = vollständig
missing = ohne { $digits }
line-lacks = { $line } { $lacks }.
place-lacks = { $place }: { $lacks }
all-lack = { $list }.
nothing-left = Also bleibt für diese Zelle nichts übrig.
left = Also { $digits }.
no-further = Diese Zelle liegt auf keiner Diagonale und in keinem Fenster.

## Der Platz einer Ziffer

digit = { $digit }.
digit-in = { $place }: { $there }.
is-in = steht in { $place }
nowhere = kann nirgends stehen
can-go = kann in { $place } stehen
not-there = { $digit } steht noch nicht auf dem Brett.
there = { $digit } steht in { $cells }.
count = { $digit }: { $count } von { $all }
counts = { $list }.
counts-rest = { $list }. Die übrigen sind vollständig.
counts-complete = Jede Ziffer ist { $all }-mal da.

## Zellen

place = { $place }.
no-empty = Keine andere Zelle ist leer.
no-highlighted = Keine andere Zelle ist hervorgehoben oder markiert.
no-pair = Keine andere Zelle hat zwei Kandidaten.
pair = { $digits }.
cell = { $content }, { $cell }.
cell-of = { $place }. { $cell }
empty-notes = leer, Notizen { $notes }
candidate = { $digit } in { $cell }
candidates = { $candidates }.

## Was markiert ist

nothing-marked = Nichts ist hervorgehoben oder markiert.
none-highlighted = Keine Zelle ist hervorgehoben.
marked = { $mark }: { $places }.
mark-house = Hier hinsehen
mark-pattern = Im Muster
mark-placed = Gesetzt
mark-guessed = Geraten
mark-eliminated = Ausgeschlossen
mark-clash = Markiert
mark-fin = Flosse
mark-lit = Hervorgehoben
mark-colour = Farbe { $letter }
mark-set = Menge { $letter }

## Ein Link einer Kette

no-chain = Auf dem Brett ist keine Kette.
strong = Link { $number } von { $all }, stark. Angenommen, { $from }. Dann gilt: { $to }.
weak = Link { $number } von { $all }, schwach. Angenommen, { $from }. Dann gilt: { $to }.
end-true = { $candidates } stimmt
end-false =
    { $candidates } { $count ->
        [one] ist
       *[other] sind
    } falsch

## Der Stand des Spiels

state =
    { $kind }: { $cells ->
        [one] { $cells } leere Zelle
       *[other] { $cells } leere Zellen
    }. Modus: { $mode }.
kind = { $size } { $level }
locked = { $digit } ist fixiert.
exercise =
    { $size }: { $cells ->
        [one] { $cells } leere Zelle
       *[other] { $cells } leere Zellen
    }.
