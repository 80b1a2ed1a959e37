### Lektionen.

## Die Reihe für den Unterricht unter einem Schritt, jeder Knopf mit Namen und Beschreibung

row = Für eine Klasse
row-add = In die Lektion
row-add-help = Als Folie in deine Lektion aufnehmen
row-another = Noch einer
row-another-help = Noch ein solcher Schritt
row-sheet = Arbeitsblatt
row-sheet-help = Arbeitsblatt mit diesem Schritt und ähnlichen
row-assign = Als Aufgabe
row-assign-help = Einer Klasse als Aufgabe stellen
row-added =
    In der Lektion: { $slides ->
        [one] { $slides } Folie
       *[other] { $slides } Folien
    }.
row-open = Lektion öffnen

## Eine Folie

from-page = Als Lektion zeigen
number = { $number } von { $all }
stage = Folie
row-digits = Zeile { $number }: { $digits }
empty-cell = leer
empty = Deine Lektion ist leer. Unter „Erklären“ macht „In die Lektion“ aus dem Schritt eine Folie.
preparing = Die Folie wird vorbereitet…
wrong = Diese Folie widerspricht ihrem Rätsel, deshalb wird ihr Schritt nicht gezeigt. Lass dir den Link noch einmal schicken.
lost = Auf der Folie steht { $technique }, und diese Version findet es hier nicht.
result-placed = { $technique }: { $cell } ist { $digit }.
result-gone = { $cell } kann nicht { $digit } sein
result-removed = { $technique }: { $gone }.
technique = Gesucht: { $technique }
also-named = { $technique } ({ $other })
back = Zurück
next = Weiter
skip = Nächste Folie (N)
blank = Schwarzer Bildschirm (B)
unblank = Folie wieder zeigen
candidates = Kandidaten
play = Ab hier spielen
present = Vorführen
change = Ändern
take = In deine Lektion übernehmen

## Das Formular, das die Lektion ändert

title-field = Titel
note-field = Text zu dieser Folie
up = Nach vorn
down = Nach hinten
remove = Entfernen
restore = Zurückholen
slides = Folien
link = Link zur Lektion
link-slide = Link zu dieser Folie
another = Noch eine solche
no-other = Keine andere Stellung lässt sich zeigen. Prüfe die Verbindung, dann versuch es noch einmal.
code = Am Handy spielen
code-help = Der Code, der diese Stellung zum Spielen öffnet
no-code = Dieser Link ist zu lang für einen Code. Kopiere ihn stattdessen.
print = Arbeitsblatt drucken
print-help = Jede Stellung mit einer Frage, Linien zum Schreiben und einem Code, der sie öffnet. Die Antworten stehen auf dem Kopf, unter einer Linie zum Abschneiden.
print-now = Drucken
drawing = Die Stellungen werden gezeichnet…
drawing-at = Die Stellungen werden gezeichnet: { $done } von { $all }
finding = Die Schritte werden gesucht…
finding-at = Die Schritte werden gesucht: { $done } von { $all }
full = Die Lektion ist voll. Entferne eine Folie, um eine neue aufzunehmen.
newer = Die Lektion auf diesem Gerät kommt aus einer neueren Version, deshalb werden Änderungen hier nicht behalten. Lade die Seite neu, damit sie aktuell ist.
damaged = Die Lektion auf diesem Gerät ist beschädigt, und es ist kein Platz, um sie beiseitezulegen. Sie bleibt unverändert, und Änderungen hier werden nicht behalten.
aside = Die Lektion auf diesem Gerät war beschädigt und nicht zu lesen. Sie liegt jetzt unverändert beiseite. Diese Lektion wird von jetzt an behalten.
