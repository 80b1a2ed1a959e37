### Sicht durch andere Regeln als Zeilen, Spalten und Blöcke. Diese Sätze stehen neben den anderen.

by-window = { $cell } sieht { $others } über das Fenster.
by-diagonal = { $cell } sieht { $others } über die Diagonale.
by-cage = { $cell } sieht { $others } über den Käfig.
by-knight = { $cell } sieht { $others } mit einem Springerzug.
by-king = { $cell } sieht { $others } mit einem Königszug.
named = { $cells }
counted = { $count } Zellen
