### Das Ergebnis eines Schritts in wenigen Wörtern, ohne Punkt.

try-it = Versuche { $digit } in { $cell }
is = { $cell } ist { $digit }
guess-was-wrong = Der letzte Versuch war falsch
no-solution = Keine Lösung
gone = { AS($gone, "results") }
are-not =
    { $cells } { $cells ->
        [one] ist
       *[other] sind
    } nicht { AS($digits, "or") }
so-many-are-not =
    { $count ->
        [one] { $count } Zelle ist
       *[other] { $count } Zellen sind
    } nicht { AS($digits, "or") }
so-many-are-out = { $candidates } Kandidaten in { $cells } Zellen fallen weg
