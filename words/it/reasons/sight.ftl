### Celle che si vedono per altre regole che righe, colonne e riquadri. Queste frasi stanno accanto alle altre.

by-window = { $cell } vede { $others } grazie alla finestra.
by-diagonal = { $cell } vede { $others } grazie alla diagonale.
by-cage = { $cell } vede { $others } grazie alla gabbia.
by-extra-region = { $cell } vede { $others } grazie alla regione extra.
by-clue = { $cell } vede { $others } secondo { $clue }.
by-twin = { $cell } vede { $others } tramite { $twin }, che secondo { $clue } ha la stessa cifra.
bars = Secondo { $clue }, { $digit } in { $cell } esclude { $lost } in { $other }.
by-knight = { $cell } vede { $others } con una mossa di cavallo.
by-king = { $cell } vede { $others } con una mossa di re.
named = { $cells }
counted = { $count } celle
