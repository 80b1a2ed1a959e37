### Die Wörter des Hefts: Rätsel zum Drucken.

empty = Dein Heft ist leer. Es fasst bis zu 1000 Rätsel zum Drucken, in beliebigen Größen und Stufen, keine zwei gleich.
damaged = Dein gespeichertes Heft ließ sich nicht lesen. Es ist unverändert; ein neues Heft ersetzt es.
unkept = Dieser Browser kann das Heft nicht speichern. Es bleibt nur, bis du die Seite schließt: Drucke es oder speichere es in einer Datei.

## Rätsel dafür erstellen

more = Rätsel hinzufügen
many = Wie viele
custom = Nach Maß
custom-help = Lege fest, wie sie sein sollen: unter „Neu“, „Mehr“, „Nach Maß“.
several = Mehrere erstellen
make = Rätsel erstellen
make-count = { $count } Rätsel erstellen
stop = Stopp
continue-making = Fortsetzen
look = Weitersuchen
clear = Alle löschen
restore = Wiederherstellen

## Wie weit es ist

made =
    { $made } von { $all ->
        [one] { $all } Rätsel
       *[other] { $all } Rätseln
    }
going-on = { $made }…
time-left = { $made }, noch etwa { $time }
stopped = { $made }. Angehalten: Du kannst drucken, was da ist.
minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }

## Eine Gruppe von Rätseln einer Form

group = { $count } × { $name }
custom-name = { $size } · nach Maß
custom-name-needs = { $size } · nach Maß: { $technique }
group-more = { $group }. { $more }
work =
    { $searches ->
        [one] { $searches } Suche
       *[other] { $searches } Suchen
    }, { $time }
none-found-in = Keins gefunden in { $work }.
found-in = { $found } gefunden in { $work }.
alike = Es gibt nur { $found }: Jedes andere wäre eins davon in anderer Gestalt.
none-missed = Keins gefunden. Solche Rätsel sind selten: Such weiter, oder verlange weniger.
none-missed-in = Keins gefunden in { $work }. Solche Rätsel sind selten: Such weiter, oder verlange weniger.
missed = Nur { $found } gefunden. Weitere sind selten: Such weiter, oder verlange weniger.
missed-in = Nur { $found } gefunden in { $work }. Weitere sind selten: Such weiter, oder verlange weniger.
impossible = So ein Rätsel gibt es nicht.

## Anordnen

arrange = Anordnen
arrange-end = Fertig
arrange-help = Wähle eine Gruppe oder ein Rätsel daraus. Zieh die Auswahl, oder drücke Alt und eine Pfeiltaste.
sorted = Die leichtesten kommen zuerst, also steht die Reihenfolge fest. Um Rätsel zu verschieben, schalte das in den Druckoptionen aus.
group-name = Name
group-per-page = Rätsel pro Seite
as-magazine = Wie im Heft
puzzles = Rätsel dieser Gruppe
puzzle = Rätsel { $number }, { $level }
this-group = Diese Gruppe
earlier = Nach vorn
later-on = Nach hinten
remove = Entfernen
undo = Rückgängig
put-back = Alle entfernten zurückholen

## Wie es gedruckt wird

title = Titel
options = Druckoptionen
paper = Papier
paper-a4 = A4
paper-letter = Letter
per-page = Rätsel pro Seite
per-page-help = Große Bretter brauchen mehr Platz: Ein 25×25 füllt eine Seite.
fewer-answers = { $size }: { $count } pro Seite, weil die Lösungen Platz brauchen.
fewer-large = { $size }: { $count } pro Seite, weil Großdruck Platz braucht.
fewer-candidates = { $size }: { $count } pro Seite, weil die Kandidaten Platz brauchen.
fewer = { $size }: { $count } pro Seite, damit man mit Bleistift in die Zellen schreiben kann.
signature = Zusammen gefaltete Blätter
signature-all = Alle
answers = Lösungen
answers-none = Keine
answers-end = Am Ende
answers-upside-down = Auf dem Kopf
ways = Lösungsweg
ways-help = Der Lösungsweg zeigt auf den letzten Seiten jeden Schritt als kleines Brett mit Begründung.
ways-none = Keiner
ways-hard = Ohne Einer
ways-all = Alle Schritte
ascending = Leichteste zuerst
ascending-help = Ordnet nach Stufe, dann nach Wertung.
large = Großdruck
large-help = Weniger Rätsel pro Seite, mit größeren Ziffern.
candidates = Kandidaten
candidates-help = Druckt in jede leere Zelle die Kandidaten.
rating = Wertung
rating-help = Druckt die Wertung des schwersten Schritts auf der Skala von Sudoku Explainer.
recipe = Rezept
recipe-help = Druckt den Text, aus dem dasselbe Rätsel wieder entsteht.
code = QR-Code
code-help = Scanne ihn, um das Rätsel in Stepdoku zu öffnen.
cover = Deckblatt
cover-help = Fügt eine erste Seite mit Titel und Inhalt hinzu.
booklet = Broschüre
booklet-help = Zwei Seiten nebeneinander: beidseitig drucken, über die kurze Kante wenden, dann falten.
numbers = Zahlen
numbers-help = Druckt 10, 11, 12 statt Buchstaben; der Lösungsweg behält die Buchstaben.

## Die Seiten

pages = Seiten
page-count =
    { $pages ->
        [one] { $pages } Seite
       *[other] { $pages } Seiten
    }
pages-shown =
    { $shown } von { $pages ->
        [one] { $pages } Seite
       *[other] { $pages } Seiten
    }
drawing = Die Seiten werden gezeichnet…
page = Seite { $number }
more-pages = Weitere Seiten zeigen
print = Drucken
printing = Alle Seiten werden gezeichnet…
save-lines = Als .sdm speichern
save-text = Als Text speichern
save-braille = Als Braille speichern
