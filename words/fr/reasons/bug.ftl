### Bivalue Universal Grave.

two-each-except = Chaque case vide a deux candidats, sauf { $cell } avec { $digits }.
two-places-except = Chaque ligne, chaque colonne et chaque bloc a deux places pour chaque chiffre manquant, sauf trois pour { $digit } dans la ligne, la colonne et le bloc de { $cell }.
if-not = Si { $cell } n’était pas { $digit }, il y en aurait deux partout.
never-one = Une telle grille n’a jamais exactement une solution, or celle-ci en a une.
cannot-be = Donc { $cell } ne peut pas être { AS($digits, "nor") }.
