### Ce que les cases voient par d’autres règles que les lignes, colonnes et blocs. Ces phrases accompagnent les autres.

by-window = { $cell } voit { $others } grâce à la fenêtre.
by-diagonal = { $cell } voit { $others } grâce à la diagonale.
by-cage = { $cell } voit { $others } grâce à la cage.
by-knight = { $cell } voit { $others } par un saut de cavalier.
by-king = { $cell } voit { $others } par un pas de roi.
named = { $cells }
counted = { $count } cases
