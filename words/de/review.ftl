### Die Rückmeldung zu Zügen, und der Rückblick auf ein Spiel.

open = Meine Züge ansehen
beginning = Deine Züge werden geprüft…
busy = Deine Züge werden geprüft: { $done } von { $all }
seen = Das Brett vor diesem Zug, mit der Begründung

## Die Züge

slider = Zug
place = { $line } von { $all }
list = Alle Züge, vom ersten an
back = Zurück
next = Nächster Zug
no-moves = Du hast keine eigenen Züge gemacht.
forced-wrong =
    { $forced } von { $all ->
        [one] { $all } Zug
       *[other] { $all } Zügen
    } { $forced ->
        [one] hatte
       *[other] hatten
    } einen Grund auf dem Brett. { $wrong } { $wrong ->
        [one] war
       *[other] waren
    } falsch.
forced-right =
    { $forced } von { $all ->
        [one] { $all } Zug
       *[other] { $all } Zügen
    } { $forced ->
        [one] hatte
       *[other] hatten
    } einen Grund auf dem Brett. Keiner war falsch.

## Ein Zug in der Liste

placed = { $digit } in { $cell }
placed-many =
    { $digit } in { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    }
unnoted = { $digit } aus { $cell } gestrichen
unnoted-many =
    { $notes ->
        [one] { $notes } Notiz
       *[other] { $notes } Notizen
    } gestrichen
others =
    { $moves ->
        [one] { $moves } anderer Zug
       *[other] { $moves } andere Züge
    }: Notizen, Farben, Löschen
filled = Notizen eingetragen
restarted = Neu begonnen
hint = Tipp: { $digit } in { $cell }
hint-removed = Tipp: Kandidaten ausgeschlossen
solver = Ziffern aus dem Löser
solution = Lösung eingetragen

## Das Urteil über einen Zug

wrong = Falsch
unforced = Richtig, noch nicht beweisbar
plain = Durch { $cell } ausgeschlossen
undecided = Richtig, Grund nicht gefunden
after-one = Erst { $first }, dann { $step }
after-two = Erst { $first }, { $second }, dann { $step }
after-more = Erst { $first } und { $more } weitere, dann { $step }

## Die Begründung

part = Schritt { $step } von { $all }
part-before = Voriger Schritt
part-after = Nächster Schritt
own = Dein Zug
easier-in = Leichter: { $technique } in { $cell }
easier-step = Leichter: { $technique }

## Die Rückmeldung zum letzten Zug. Sie beginnt nie mit einer Verneinung.

said-placed = { $digit } in { $cell }
said-removed = Das Streichen von { $digit } in { $cell }
said-only = { $action }.
said-wrong = { $action } ist falsch.
said-unforced = { $action } ist richtig, aber nichts auf dem Brett beweist es bisher.
said-undecided = { $action } ist richtig. Stepdoku fand nicht rechtzeitig heraus, was es beweist.
said-plain = { $action } ist richtig: { $cell } ist { $digit }.
said-later =
    { $action } ist richtig, aber vorher { $others ->
        [one] kommt noch ein anderer Schritt
       *[other] kommen noch { $others } andere Schritte
    }.
said-seen = { $action } war zu sehen: { $step }.
