### Die Wörter beim Teilen: Links, Texte, andere Seiten, Bilder.

more = Mehr
what = Was du teilst
puzzle = Rätsel
puzzle-help = Wer diesen Link öffnet, bekommt dasselbe Rätsel, von Anfang an.
progress = Rätsel und Spielstand
progress-help = Wer diesen Link öffnet, bekommt das Brett, wie es jetzt ist, mit deinen Ziffern, Notizen und Farben.
code = QR-Code
code-name = QR-Code mit dem Link
no-code = Dieser Link ist zu lang für einen QR-Code. Kopiere ihn stattdessen.
save = Speichern
braille = Braille
braille-help = Rätsel und Lösung als BRF-Datei, für einen Brailledrucker oder eine Braillezeile.

## Das Brett als Text

text = Als Text kopieren oder speichern
format = Format
text-field = Brett als Text
format-line = Eine Zeile
format-board-line = Eine Zeile, mit deinen Ziffern
format-rows = Zeilen
format-frame = Zeilen in einem Rahmen
format-matrix = Liste von Zahlen (JSON)
format-candidate-grid = Gitter der Kandidaten
format-candidate-line = 729 Kandidaten in einer Zeile
format-ipuz = ipuz (.ipuz)
format-simple-sudoku = Simple Sudoku (.ss)
format-sdk = SadMan Sudoku (.sdk)
format-sdx = SudoCue, mit Kandidaten (.sdx)
format-sdm = Rätselliste (.sdm)
format-library = HoDoKu-Bibliothek
format-open-sudoku = OpenSudoku
format-solo = Simon Tathams Solo
format-sudoku-wiki = SudokuWiki-Paket
format-sudoku-coach = sudoku.coach, zum Import dort
format-k-sudoku = KSudoku (.xml)
format-sumo-cue = SumoCue
holds-cages = Enthält nur die Käfige und ihre Summen.
holds-givens = Enthält nur die Vorgaben.
holds-digits = Enthält alle Ziffern; deine sehen aus wie Vorgaben.
holds-placed = Enthält die Vorgaben und deine Ziffern, aber keine Notizen.
holds-board = Enthält Vorgaben, deine Ziffern und Kandidaten. Zellen ohne Notizen haben alle möglichen Kandidaten.
holds-candidates = Enthält alle Ziffern und Kandidaten; deine Ziffern sehen aus wie Vorgaben. Zellen ohne Notizen haben alle möglichen Kandidaten.

## Andere Programme

sites = In anderem Programm öffnen
sites-help = Ein Link öffnet die Website des Programms und übergibt ihr das Brett.
no-site = Keine dieser Websites öffnet ein Brett dieser Größe.
gets-candidates = Mit deinen Ziffern und allen Kandidaten, aber ohne Farben
gets-notes = Mit deinen Ziffern und Notizen, aber ohne Farben
gets-givens-for-solutions = Nur die Vorgaben und Regeln; findet alle Lösungen
gets-cages = Nur die Käfige; erklärt seine Schritte
gets-givens = Nur die Vorgaben und Käfige
gets-givens-or-text = Nur die Vorgaben; für Ziffern und Notizen kopiere das Brett als Text und importiere es dort

## Das Bild

picture = Bild
look = Aussehen
look-light = Hell
look-dark = Dunkel
look-print = Zum Drucken
of-board = Brett
of-board-name = Das Brett als Bild
of-solve = Mein Weg
of-solve-name = Das gelöste Brett. Seine Zellen sind in der Reihenfolge getönt, in der du sie gefüllt hast
notes = Notizen zeigen
digits = Ziffern zeigen
picture-size = Größe des PNG
picture-side = { $side } × { $side } Pixel
save-svg = Als SVG speichern
save-png = Als PNG speichern
no-picture = Dein Browser konnte das Bild nicht zeichnen. Speichere es als SVG.
