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
live = Wahre Kandidaten
live-help = Zeigt in jeder leeren Zelle die Ziffern, die irgendeine Lösung hat.
live-too-large = Nur bis 16×16.

## Was über eine Zelle gesagt wird, je nach einem Komma

cell-chosen = gewählt
cell-differs = { $one } in einer Lösung und { $another } in einer anderen
cell-clashes = Teil eines Widerspruchs
cell-spare = überzählig
cell-possible = möglich: { $digits }
cell-open = unentschieden: { $digits }
cell-carries = trägt den Schritt

## Käfige und Hinweise

draw = Zeichnen
draw-digits = Nur Ziffern
draw-cages = Käfige
draw-lines = Linien
draw-between = Zwischen zwei Zellen
draw-in-cells = In Zellen
draw-outside = Neben dem Brett
draw-everywhere = Für das ganze Brett
draw-sum = X, V oder eine andere Summe
draw-cages-help = Wähle Zellen durch Tippen oder mit der Leertaste, und gib ihnen eine Summe. Zellen mit Ziffern rechnet Stepdoku selbst zusammen, du kannst also auch mit einem vollen Brett beginnen.
draw-line-help = Zieh mit Finger oder Maus über die Zellen, oder wähle sie der Reihe nach durch Tippen oder mit der Leertaste.
draw-pair-help = Wähle die beiden Zellen.
draw-area-help = Wähle die Zellen.
draw-whole-help = Wähle die ersten zwei Zellen, von der Zahl aus gezählt. Haben alle ihre Zellen Ziffern, rechnet Stepdoku die Zahl selbst aus.
draw-board-help = Das gilt für das ganze Brett.
draw-twins-help = Wähle die Zellen der einen Gruppe, und dann die der anderen in derselben Reihenfolge.
sum = Summe
number = Zahl
put = Zeichnen
take = Entfernen
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
found-exactly = { $count } Lösungen.
found-more-than = Mehr als { $count } Lösungen.
found-at-least = Mindestens { $count } Lösungen. Alle zu zählen dauert zu lange.
found-open = Die Ziffern bei einem ? ließen sich nicht in vertretbarer Zeit entscheiden.
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
spare-clues = Überflüssige Hinweise: { $clues }. Jeder lässt sich entfernen, aber vielleicht nicht alle zusammen.
spare-clue = { $name } in { $cell }
spare-clues-many = { $count } überflüssige Hinweise. Jeder lässt sich entfernen, aber vielleicht nicht alle zusammen.
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

## Der schwerste Schritt, und was einen Schritt trägt

carry = Schwersten Schritt finden
carry-busy = Der schwerste Schritt wird gesucht…
carry-hardest = Schwerster Schritt: { $technique }, Schritt { $number } von { $steps }.
carry-fills = Schritt { $number } von { $steps } füllt { $cell }: { $technique }.
carry-unfilled = Mit den eingeschalteten Techniken füllt kein Schritt { $cell }.
carry-none = Die eingeschalteten Techniken finden keinen Schritt.
carry-stuck = Die eingeschalteten Techniken lösen das Rätsel nicht ganz.
carry-on = Er beruht auf { $clues }, auf dem Brett markiert.
carry-givens = { $count } von { $all } Vorgaben
carry-cages = { $count } von { $all } Käfigen
carry-clues = { $count } von { $all } Hinweisen
carry-on-all = Er setzt voraus, dass das Rätsel nur eine Lösung hat, und braucht damit alle Vorgaben und Hinweise.
carry-cage = Käfig in { $cell }
carry-source = { $source } trägt { $count } von { $steps } Schritten. Der schwerste: { $technique }.
carry-source-none = { $source } trägt keinen Schritt.
carry-more = Wähle eine Zelle: Dann steht hier, welcher Schritt sie füllt oder welche Schritte auf ihren Hinweisen beruhen.
