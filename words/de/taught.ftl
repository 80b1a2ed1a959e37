### Was der Löser und die Erklärungen Screenreadern sagen.

step = { $step }. { $reason }
step-of = { $step }, Schritt { $number } von { $all }. { $reason }
search =
    Suche, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
path =
    Weg, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
pass = Runde { $number }, { $kind }: { $found }.
pass-none = Gesucht: { $kind }. Nichts gefunden.
solved = Gelöst.
dry = Keine Einer mehr. Du kannst mit schwereren Techniken weitermachen.
stuck = Keine Technik hilft weiter. Den Rest kannst du durch Raten lösen.
unsolvable = Diese Stellung hat keine Lösung.
cut = Suche abgebrochen: zu viele Versuche zum Zuschauen.
no-steps = Keine der Techniken, die du eingeschaltet hast, findet hier etwas.
steps = { $steps }.
steps-stopped = { $steps }. { $stopped }
steps-harder = { $steps }, { $harder }.
blocked = { $wrong }.

## Antworten auf Tasten, die nichts ändern

paused = Pause. { $key } setzt das Spiel fort.
paused-comma = Pause. Komma, dann { $key } setzt das Spiel fort.
paused-no-key = Pause. Der Knopf „Weiter“ zeigt das Brett.
given = Eine Vorgabe lässt sich nicht ändern.
filled = In dieser Zelle steht schon eine Ziffer.
not-here = In dieser Zelle gibt es diesen Kandidaten nicht.
nothing-to-clear = Hier gibt es nichts zu löschen.
no-notes = Keine Notizen zu ändern.
no-digit = In dieser Zelle ist keine Ziffer zum Fixieren.
no-highlight = Nichts ist hervorgehoben.
command = Der nächste Buchstabe ist ein Befehl.
nothing-to-undo = Nichts zurückzunehmen.
nothing-to-redo = Nichts zu wiederholen.
no-trial = Es läuft keine Probe.
no-clock = Die Uhr ist aus, also gibt es keine Pause.
puzzle-solved = Das Rätsel ist gelöst.
at-the-start = Das ist der Anfang.
way-passes = Runden.
way-path = Weg.
steps-hidden = Die Liste aller Schritte ist geschlossen.
