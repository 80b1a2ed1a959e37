### Die Wörter der Zeiten und des Endes eines Spiels.

day-streak = Tage in Folge
longest-streak = Längste Serie
puzzles-finished = Rätsel gelöst
explained = Von jedem Spiel zählt nur deine erste Zeit, und nur ohne vollen Tipp, ohne Ziffer aus „Warum?“, ohne Löser und ohne Lösung.
none = Löse ein Rätsel, um hier deine Zeiten zu sehen: Bestzeit und Median für jede Größe und Stufe, und deine Serie.
fault = Deine Zeiten ließen sich nicht lesen. { $why }
unread =
    { $count ->
        [one] { $count } Zeit ließ sich nicht lesen. Sie bleibt
       *[other] { $count } Zeiten ließen sich nicht lesen. Sie bleiben
    } unverändert auf diesem Gerät. Alle anderen sind hier.
off = Die Uhr ist aus, also werden keine Zeiten festgehalten.

## Die Zeiten einer Art von Rätseln

finished = { $puzzles } gelöst
best = Bestzeit
median = Median
only = bisher
only-helped = Noch keine Zeit ohne vollen Tipp, ohne Ziffer aus „Warum?“, ohne Löser und ohne Lösung.
chart-one = Eine Zeit: { $time }.
chart-times =
    { $count ->
        [one] Die letzte Zeit:
       *[other] Die letzten { $count } Zeiten, die älteste zuerst:
    } { $times }.
charted-one = Eine Zeit
charted-times = Die letzten { $count }, die neueste rechts
save = Als CSV speichern
save-name = stepdoku-zeiten.csv
column-date = Datum
column-side = Zellen pro Zeile
column-level = Stufe
column-seconds = Sekunden
column-help = mit Hilfe

## Das Ende

title = Gelöst
next = Nächstes Rätsel
review = Rückblick
solving = Lösungsweg ansehen
moments = Verlauf
details = Mehr
solved = Gelöst { $how }.
played =
    { $digits ->
        [one] { $digits } Ziffer
       *[other] { $digits } Ziffern
    } in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    } gesetzt.
go-on = Weiter

## Etwas, worauf man stolz sein kann

proud-technique = Zum ersten Mal in einem Spiel, ohne Tipp: { $technique }
proud-best = Deine Bestzeit: { $kind }
proud-first = Zum ersten Mal gelöst: { $kind }
proud-week = Deine beste Zeit dieser Woche: { $kind }
proud-unaided = Ganz ohne Hilfe
proud-unhinted = Ohne Tipp
kind = { $size } { $level }

## Warum die Zeit nicht mit anderen verglichen wird

not-again = Zählt nicht: Nur deine erste Zeit für ein Spiel zählt.
not-hint = Zählt nicht: Ein voller Tipp hat dir einen Schritt gezeigt.
not-why = Zählt nicht: Eine Antwort auf „Warum?“ hat eine Ziffer verraten.
not-solver = Zählt nicht: Du hast dir den Löser angesehen.
not-solver-digits = Zählt nicht: Du hast Ziffern vom Löser kopiert.
not-path = Zählt nicht: Du hast dir den Lösungsweg angesehen.
not-solution-seen = Zählt nicht: Du hast dir die Lösung angesehen.
not-solution = Zählt nicht: Die Lösung wurde eingetragen.
not-helped = Zählt nicht: Du hattest Hilfe bei einer Ziffer.

## Das Ergebnis in einer Zeile, ohne etwas zu verraten

result-of = Stepdoku { $day }
result = Stepdoku
result-unaided = ohne Hilfe
result-unhinted = ohne Tipps
result-helped = mit Hilfe
result-hardest = schwerster Schritt: { $technique }
