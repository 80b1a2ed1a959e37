### Aufgaben: was eine Lehrkraft stellt, und was zurückkommt.

## Eine Aufgabe stellen

set-drill = Als Aufgabe stellen
about = Wer den Link unten öffnet, löst diese Aufgabe und schickt dir ein Ergebnis. Nichts geht an einen Server.
title = Titel
title-example = Etwa Montag, Klasse 5b
start = Beginn
start-givens = Von Anfang an
start-here = Mit dem jetzigen Brett, ohne falsche Ziffern
allowed = Erlaubte Hilfe
help-notes = Kandidaten
help-notes-parts = alle zeigen, Notizen eintragen, Notizen aktualisieren
help-checks = Prüfen
help-checks-parts = mit der Lösung vergleichen, Rückmeldung zu Zügen
help-hints = Tipps
help-hints-parts = Tipps und „Warum?“
help-solver = Löser
help-solver-parts = Schritt für Schritt, Weg, Lösung
ask-why = Begründen
ask-why-help = ein Zug zählt erst, wenn markiert ist, was ihn erzwingt
minutes = Zeitlimit in Minuten
minutes-none = keins
count = Anzahl der Stellungen
link = Link zur Aufgabe
code = Der Code, der die Aufgabe öffnet
no-code = Dieser Link ist zu lang für einen Code. Kopiere ihn stattdessen.

## Ein Wettrennen: gegen die Zeit von jemand anderem

race = Wettrennen
race-help = Wer diesen Link öffnet, spielt dasselbe Rätsel gegen deine Zeit.
race-unsolved = Löse zuerst dieses Rätsel. Dann gilt es, deine Zeit zu schlagen.
race-options = Optionen
race-name = Dein Name, für dein Gegenüber
beat = Zu schlagen ist die Zeit { $time }.
beat-name = { $name } hat { $time } gebraucht.
own-bar = Du: { $percent } %
other-bar = { $name }: { $percent } %
rival = Gegenüber
your-rival = Dein Gegenüber
won = { $name } hat { $time } gebraucht. Du warst schneller.
lost = { $name } war schneller: { $time }.

## Das Paket für Systeme wie Moodle

package = Für Moodle und ähnliche Systeme
package-help = Ein Paket nach SCORM 1.2 enthält diese Aufgabe und die ganze Seite, läuft also in deinem Kurs. Der Kurs bekommt die Punktzahl, die Zeit und den Code des Ergebnisses.
package-mark-puzzle = Die Punktzahl ist der Prozentsatz der leeren Zellen, die am Ende richtig sind. Hilfe und falsche Schritte ändern sie nicht.
package-mark-drill = Die Punktzahl ist der Prozentsatz der Bretter, die auf Anhieb richtig beantwortet sind.
package-save = Paket speichern
package-weighing = Größe wird ermittelt…
package-ready = Das Paket hat etwa { $size }.
megabytes = { $megabytes } MB
package-making = Paket wird erstellt…
package-made = Das Paket hat { $size }. Lade es als SCORM-Paket in deinen Kurs hoch.
package-unreachable = Es wurde kein Paket erstellt. Ein Teil von Stepdoku ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.
package-updated = Es wurde kein Paket erstellt, weil Stepdoku aktualisiert wurde. Lade die Seite neu und stell die Aufgabe noch einmal.
package-refused = Das Paket konnte nicht gespeichert werden: Dein Browser hat es nicht angenommen. Versuch es noch einmal.
told-taken = Dein Kurs hat dieses Ergebnis. Deine Punktzahl ist { $mark } von 100.
told-refused = Dein Kurs hat dieses Ergebnis nicht angenommen. Schick es deiner Lehrkraft, oder halte den Code vor ihre Kamera.

## Die Aufgabe

empty = Keine Aufgabe ist offen. Der Link deiner Lehrkraft öffnet eine.
task-board =
    Rätsel { $size } mit { $cells ->
        [one] { $cells } leeren Zelle
       *[other] { $cells } leeren Zellen
    }.
task-drill =
    Finde auf { $count ->
        [one] { $count } Brett
       *[other] { $count } Brettern
    } der Größe { $size }: { $technique }.
some-technique = eine Technik
all-allowed = Jede Hilfe ist erlaubt.
without = Ohne { $help }.
without-notes = eingetragene Kandidaten
without-checks = Prüfen
without-hints = Tipps
without-solver = Löser
refused-notes = In dieser Aufgabe trägt die Seite keine Kandidaten ein.
refused-checks = In dieser Aufgabe werden Ziffern nicht geprüft.
refused-hints = In dieser Aufgabe gibt es keine Tipps.
refused-solver = In dieser Aufgabe gibt es keinen Löser.
task-why = Begründen: Markiere, was jeden Zug erzwingt, bevor er zählt.
limit =
    Zeitlimit: { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }.
name = Dein Name, wie deine Lehrkraft ihn kennt
begin = Start
checking = Das Rätsel wird geprüft…
cannot-puzzle = Sie kann nicht beginnen. { $why }
cannot-position = Sie kann nicht beginnen: Ihre Stellung widerspricht der Lösung. Lass dir den Link noch einmal schicken.
cannot-technique = Sie kann nicht beginnen: Diese Version kennt ihre Technik nicht. Lade die Seite neu, damit sie aktuell ist.
cannot-check = Das Rätsel wurde nicht geprüft. Versuch es noch einmal.

## Bei der Arbeit

at-work = Die Aufgabe läuft. Du gibst sie als Ergebnis ab, fertig oder nicht.
under-way = Du hast begonnen, { $done } von { $all } sind geschafft. Mach dort weiter.
hand-in = Jetzt abgeben
continue-work = Weiter
strip = Aufgabe
strip-hand-in = Abgeben…
left = noch { $time }

## Das Ergebnis

done = Geschafft. Gut gespielt.
done-some = Geschafft, { $right } von { $all } auf Anhieb richtig.
unfinished = Abgegeben, { $done } von { $all } geschafft.
time-up = Die Zeit ist um, { $done } von { $all } geschafft.
fact-time = Zeit
fact-help = Hilfe
fact-techniques = Für diese Züge nötig
fact-wrong-steps = Falsche Schritte
no-help = keine
no-wrong-step = keine
slip = { $cell } = { $digit }
slip-on = Brett { $number }: { $step }
result = Dein Ergebnis
preparing = Dein Ergebnis wird vorbereitet…
send = Schick das deiner Lehrkraft, oder halte den Code vor ihre Kamera. Der Code deckt Fehler beim Abschreiben auf, sagt aber nicht, wer das Rätsel gelöst hat.
send-race = Schick das deinem Gegenüber.
