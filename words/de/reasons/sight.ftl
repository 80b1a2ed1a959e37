### Sicht durch andere Regeln als Zeilen, Spalten und Blöcke. Diese Sätze stehen neben den anderen.

by-window = { $cell } sieht { $others } über das Fenster.
by-diagonal = { $cell } sieht { $others } über die Diagonale.
by-cage = { $cell } sieht { $others } über den Käfig.
by-extra-region = { $cell } sieht { $others } über das Zusatzgebiet.
by-clue = { $cell } sieht { $others } laut { $clue }.
by-twin = { $cell } sieht { $others } über { $twin }, das laut { $clue } dieselbe Ziffer hat.
bars = { $digit } in { $cell } schließt laut { $clue } { $lost } in { $other } aus.
by-knight = { $cell } sieht { $others } mit einem Springerzug.
by-king = { $cell } sieht { $others } mit einem Königszug.
named = { $cells }
counted = { $count } Zellen
