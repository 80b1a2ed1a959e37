### Die Wörter des Editors, in dem man Rätsel eingibt.

open = Rätsel von Hand eingeben

## Das Brett, mit dem es beginnt

begin = Beginnen mit
begin-empty = Leer, { $size }
begin-givens = Dieses Rätsel
begin-position = Diese Stellung
replaced =
    Das hat ein Brett mit { $digits ->
        [one] { $digits } Ziffer
       *[other] { $digits } Ziffern
    } ersetzt.

## Das Brett und seine Tasten

board = Rätsel zum Eingeben
board-help = Pfeiltasten bewegen den Cursor; Ziffern füllen die Zelle; Rücktaste leert sie; Strg+V fügt ein Rätsel ein.
pad = Ziffern
erase = Löschen
undo = Rückgängig
redo = Wiederholen
move-on = Nach einer Ziffer weiter
move-on-help = Geht zur nächsten Zelle. Ein Punkt, 0 oder die Leertaste lässt eine Zelle leer.

## Was über eine Zelle gesagt wird, je nach einem Komma

cell-chosen = für einen Käfig gewählt
cell-differs = { $one } in einer Lösung und { $another } in einer anderen
cell-clashes = Teil eines Widerspruchs
cell-spare = überzählig

## Käfige

draw-cages = Käfige zeichnen
draw-cages-help = Wähle Zellen durch Tippen oder mit der Leertaste, und gib ihnen eine Summe. Zellen mit Ziffern rechnet Stepdoku selbst zusammen, du kannst also auch mit einem vollen Brett beginnen.
sum = Summe
cage = Käfig zeichnen
uncage = Käfig entfernen
empty-cells = Ziffern entfernen
fill-cells = Zufällig füllen

## Wie viele Lösungen es gibt

found-nothing = Gib die Vorgaben ein. Die Lösungen werden dabei gezählt.
found-counting = Die Lösungen werden gezählt…
found-uncounted = Die Lösungen ließen sich nicht zählen.
found-none = Keine Lösung. Gesucht werden die Vorgaben, die sich widersprechen…
found-clash-among = Die { $count } markierten Vorgaben schließen schon allein jede Lösung aus.
found-clash-of-two = Keine Lösung. Die Vorgaben { $givens } können nicht beide stimmen.
found-clash-of-few = Keine Lösung. Die Vorgaben { $givens } können nicht alle stimmen.
found-clash-of-many = Keine Lösung. Die { $count } markierten Vorgaben können nicht alle stimmen.
found-one = Genau eine Lösung.
found-full = Alle Zellen sind gefüllt, es gibt also nichts zu lösen.
found-several =
    Mehr als eine Lösung. Zwei davon unterscheiden sich in { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    }.
found-undecided = Stepdoku konnte die Lösungen nicht in vertretbarer Zeit zählen. Füge Vorgaben hinzu.
counting = {" "}· Die Lösungen werden gezählt…
one-solution = Eine Lösung
another-solution = Andere Lösung

## Überzählige Vorgaben und Symmetrie

neater = Überzählig ist eine Vorgabe, die das Rätsel nicht braucht. Minimal: Keine Vorgabe ist überzählig. Symmetrisch: Vorgaben kommen dazu.
mark-spare = Überzählige markieren
make-minimal = Minimal machen
symmetry = Symmetrie der Vorgaben
make-symmetric = Symmetrisch machen
busy = Überzählige Vorgaben werden gesucht…
spare-none = Keine überzähligen Vorgaben gefunden.
spare-marked =
    { $count ->
        [one] { $count } überzählige Vorgabe
       *[other] { $count } überzählige Vorgaben
    } markiert. { $count ->
        [one] Sie lässt sich entfernen.
       *[other] Jede lässt sich entfernen, aber vielleicht nicht alle zusammen.
    }
spare-undecided =
    Bei { $count ->
        [one] { $count } Vorgabe
       *[other] { $count } Vorgaben
    } ließ es sich nicht entscheiden.
removed-none = Keine Vorgabe wurde entfernt.
removed =
    { $count ->
        [one] { $count } überzählige Vorgabe
       *[other] { $count } überzählige Vorgaben
    } entfernt.
removed-minimal = Das Rätsel ist minimal.
removed-undecided =
    Ob { $count ->
        [one] noch eine wegfallen kann
       *[other] noch { $count } wegfallen können
    }, ließ sich nicht in vertretbarer Zeit entscheiden.
