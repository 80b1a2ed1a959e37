### Ce que les cases voient par d’autres règles que les lignes, colonnes et blocs. Ces phrases accompagnent les autres.

by-window = { $cell } voit { $others } grâce à la fenêtre.
by-diagonal = { $cell } voit { $others } grâce à la diagonale.
by-cage = { $cell } voit { $others } grâce à la cage.
by-extra-region = { $cell } voit { $others } grâce à la région supplémentaire.
by-clue = { $cell } voit { $others } d’après { $clue }.
by-twin = { $cell } voit { $others } par { $twin }, qui a le même chiffre d’après { $clue }.
bars = D’après { $clue }, le { $digit } en { $cell } élimine { $lost } en { $other }.
by-knight = { $cell } voit { $others } par un saut de cavalier.
by-king = { $cell } voit { $others } par un pas de roi.
named = { $cells }
counted = { $count } cases
