### Die Wörter auf gedruckten Seiten, auf Arbeitsblättern und in Braille.

## Überschriften

puzzle = { $number }. { $size }, { $level }
named = { $number }. { $name }
rated = Wertung { $rating }, Punkte { $score }
scales = Wertung: der schwerste Schritt auf der Skala von Sudoku Explainer. Punkte: die Summe von HoDoKus Punkten für alle Schritte.
count = { $count } Rätsel
contents = Inhalt
answers = Lösungen
ways = Schritt für Schritt
answer-to = Lösung { $number }
answers-to = Lösungen { $numbers }
answers-on-page = Lösungen auf Seite { $page }
answers-on-pages = Lösungen auf den Seiten { $pages }
way = Rätsel { $number }, Schritt für Schritt
step = { $number }. { $technique }
steps = Schritte { $numbers }
path = Lösungsweg: { $size }, { $level }
start = Rätsel
solved = Lösung
here = Hier endet der Weg
guess = Keine der verwendeten Techniken findet noch einen Schritt. Ab hier hilft nur Raten.
made-from = Erstellt aus { $batch }
chosen-from = Ausgewählt aus { $batch }

## Arbeitsblätter

worksheet = Arbeitsblatt
name = Name
places = In { $house } lässt sich eine Ziffer setzen. Welche, wo und warum?
rules-out-one = Wo lässt sich { $digit } ausschließen, und warum?
rules-out-two = Wo lässt sich { $one } oder { $another } ausschließen, und warum?
rules-out-three = Wo lässt sich { $one }, { $another } oder { $third } ausschließen, und warum?
rules-out-some = Hier lassen sich Kandidaten ausschließen. Welche, und warum?
next = Was folgt hier, und warum?
wrong = Diese Stellung widerspricht ihrem Rätsel.
small = Für Papier sind die Kandidaten zu klein.
in-code = Der Code öffnet die Stellung mit ihnen.
no-code = Der Link zu dieser Stellung ist zu lang für einen Code.
names = Z2S6 ist die Zelle in Zeile 2, Spalte 6.
is = { $cell } ist { $digit }.
cannot-be = { $cell } kann nicht { $digit } sein
all-cannot-be = { $all }.

## Braille

signs = Ziffern sind tiefgestellt, ohne Zahlzeichen. Die Punkte 4 und 6 stehen für eine leere Zelle.
letter = Der Buchstabe A ist 10.
letters = Die Buchstaben A bis { $last } sind 10 bis { $number }.
numbered = { $number }. { $puzzle }
with-level = { $size }, { $level }
jigsaw = Jigsaw
killer = Killer
answer = Lösung
jigsaw-rule = Jigsaw: Gebiete ersetzen die Blöcke. Ein Plan hinter dem Rätsel hat in allen Zellen eines Gebiets denselben Buchstaben.
regions = Gebiete
killer-rule = Killer: Die Ziffern eines Käfigs sind verschieden und ergeben zusammen seine Summe. Eine Liste hinter dem Rätsel nennt Summe und Zellen jedes Käfigs.
cages = Käfige
