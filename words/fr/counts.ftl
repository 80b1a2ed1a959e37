### Des nombres que la grille et d’autres parties de la page affichent.

givens =
    { $count ->
        [one] { $count } chiffre de départ
       *[other] { $count } chiffres de départ
    }
