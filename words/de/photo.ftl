### Die Wörter für Fotos von gedruckten Rätseln.

open = Foto einlesen
about = Fotografiere ein gedrucktes Sudoku oder wähle ein Bild davon: 4×4, 6×6, 8×8, 9×9 oder 16×16. Du kannst ein Bild auch auf die Seite ziehen oder dort einfügen.
promise = Das Bild bleibt auf diesem Gerät. Stepdoku liest es hier und sendet es nirgendwohin.
choose = Bild wählen
choose-another = Anderes wählen

## Die Kamera

camera = Kamera benutzen
camera-take = Bild aufnehmen
camera-stop = Kamera ausschalten
camera-help = Halte die Kamera so über das Rätsel, dass es die ganze Aufnahme füllt.

## Während das Bild gelesen wird

opening = Das Bild wird geöffnet…
reading = Das Rätsel wird gelesen…

## Warum es kein Rätsel gibt

not-a-picture = Diese Datei ist kein Bild, das Browser zeigen können. Wähle eine Datei in JPEG, PNG oder WebP.
large = Dieses Bild hat { $megapixels } Megapixel, und Stepdoku öffnet höchstens 50. Verkleinere es, oder nimm es mit weniger noch einmal auf.
broken = Das Bild lässt sich nicht öffnen: Seine Datei ist beschädigt. Wähle ein anderes.
heic = Dieser Browser kann keine HEIC-Bilder öffnen. Speichere das Bild als JPEG, oder benutze hier die Kamera.
unreadable = Die Datei lässt sich nicht lesen. Wähle sie noch einmal.
no-camera = Es wurde keine Kamera gefunden, oder ein anderes Programm benutzt sie. Wähle stattdessen ein Bild.
camera-refused = Der Browser erlaubt die Kamera hier nicht. Erlaube sie in seinen Einstellungen, oder wähle ein Bild.
no-frame = In diesem Bild fand sich kein Sudoku mit 4×4, 6×6, 8×8, 9×9 oder 16×16 Zellen.
no-digits = Ein Rahmen fand sich, aber seine Ziffern lassen sich nicht lesen.
wrong-size = Das Bild ist zum Lesen zu klein oder zu groß. Wähle ein anderes.
no-program = Das Programm zum Lesen ließ sich nicht laden. Prüfe die Verbindung, dann lies das Rätsel noch einmal.

## Die Ecken

corners = Zieh jede Ecke auf ihre Ecke des Rätsels, oder bewege sie mit den Pfeiltasten. Dann lies das Rätsel.
top-left = Ecke oben links
top-right = Ecke oben rechts
bottom-right = Ecke unten rechts
bottom-left = Ecke unten links
read-again = Rätsel lesen
move-corners = Ecken verschieben
picture = Das Bild
straightened = Das Rätsel im Bild, begradigt

## Das Brett

board = Aus dem Bild gelesenes Rätsel
board-help = Pfeiltasten bewegen den Cursor; Ziffern füllen die Zelle; Rücktaste leert sie; Eingabetaste bestätigt sie.
doubtful = unsicher
changed = geändert, damit es genau eine Lösung gibt
written = Handschrift
clashes = Teil eines Widerspruchs
confirm = Bestätigen
next-marked = Nächste markierte Zelle
marked-none = Keine Zelle ist markiert. Vergleiche das Brett mit dem Bild, bevor du spielst.
marked =
    { $cells ->
        [one] { $cells } Zelle ist markiert. Vergleiche sie mit dem Bild: Gib ihre Ziffer ein, oder bestätige sie.
       *[other] { $cells } Zellen sind markiert. Vergleiche jede mit dem Bild: Gib ihre Ziffer ein, oder bestätige sie.
    }
zero = Das Brett schreibt die 0 des Bilds als { $digit }.

## Die Lösungen

counting = Die Lösungen werden gezählt…
uncounted = Die Lösungen ließen sich nicht zählen.
none = Keine Lösung. { $look }
one =
    { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    }. Genau eine Lösung.
full = Alle Zellen sind gefüllt, es gibt also nichts zu lösen.
several = Zwei oder mehr Lösungen. { $look }
undecided = Stepdoku konnte die Lösungen nicht in vertretbarer Zeit zählen. Vergleiche jede Zelle mit dem Bild.
look-anywhere = Vergleiche jede Zelle mit dem Bild.
look-at = Sieh zuerst bei { $cells } nach.
