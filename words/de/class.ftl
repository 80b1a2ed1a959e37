### Die Ergebnisse einer Klasse.

about = Füge die Ergebnisse ein, die deine Klasse geschickt hat, auch viele auf einmal und mit beliebigem Text drumherum.
empty = Noch keine Ergebnisse.
paste = Ergebnisse
add = Hinzufügen
file = Aus Datei oder Bild
added =
    { $count ->
        [one] { $count } Ergebnis
       *[other] { $count } Ergebnisse
    } gelesen.
added-known =
    { $count ->
        [one] { $count } Ergebnis
       *[other] { $count } Ergebnisse
    } gelesen. Davon { $known ->
        [one] war { $known }
       *[other] waren { $known }
    } schon in der Tabelle.
no-code = In diesem Text ist kein Ergebnis. Ein Ergebnis enthält #r= und einen langen Code.
no-picture = In diesem Bild fand sich kein Code. Nimm es aus der Nähe und gerade von vorn auf.
damaged = Zeile { $line }: Der Code ist beschädigt oder unvollständig. Lass ihn dir noch einmal schicken.
newer = Zeile { $line }: Der Code kommt aus einer neueren Version. Lade die Seite neu, damit sie aktuell ist.
unread =
    { $count ->
        [one] { $count } Ergebnis war nicht zu lesen. Es bleibt unverändert auf diesem Gerät. Lass es dir noch einmal schicken.
       *[other] { $count } Ergebnisse waren nicht zu lesen. Sie bleiben unverändert auf diesem Gerät. Lass sie dir noch einmal schicken.
    }
honest = Ein Tippfehler im Code fällt auf, Schummeln nicht. Die Ergebnisse bleiben auf diesem Gerät.

## Die Liste der Aufgaben

groups = Aufgabe
untitled = Ohne Titel
group-line =
    { $title }, { $size }: { $count ->
        [one] { $count } Ergebnis
       *[other] { $count } Ergebnisse
    }

## Die Tabelle

hide = Namen verbergen
head-name = Name
head-ended = Ende
head-time = Zeit
head-done = Geschafft
head-help = Hilfe
head-techniques = Für diese Züge nötig
head-wrong-steps = Falsche Schritte
head-reasons = Begründungen
file-assignment = Aufgabe
file-date = Datum
file-seconds = Sekunden
file-all = Von
file-wrong = Falsch
file-at-once = Begründungen auf Anhieb
file-asked = Begründungen verlangt
file-weakest = Schwächste Begründung
pupil = Nr. { $number }
nameless = ohne Namen
done = fertig
unfinished = nicht fertig
time-up = Zeit um
no-help = keine
hurry = { $done } in { $seconds } s: zu schnell, um etwas auszusagen
remove = Entfernen
remove-all = Alle diese entfernen
restore = Zurückholen
save = Als Tabelle speichern (CSV)
save-name = stepdoku-klasse.csv

## Was in der Klasse häufig ist

common-head = Häufigste falsche Schritte
common-step = { $step }: { $pupils } von { $all }
weakest = Schwächste Begründung der Klasse:
