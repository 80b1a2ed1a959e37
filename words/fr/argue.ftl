### Les raisons qu’on donne pour ses propres coups.

switch = Justifier
title = Justifier
ask-placed = Pourquoi { $cell } est-elle { $digit } ?
ask-removed = Pourquoi { $cell } ne peut-elle pas être { $digit } ?
how-placed = Marque les cases qui l’imposent. Si une ligne, une colonne ou un bloc fait partie de la raison, appuie sur son bouton.
how-removed = Marque les cases qui l’éliminent.
houses = Ligne, colonne ou bloc
judge = Voilà pourquoi
take-back = Annuler le coup
skip = Passer
show = Afficher la raison
marked-cell = { $cell } marquée.
unmarked-cell = { $cell } n’est plus marquée.

## Sortes de raisons

full-house = dernière case
hidden-single = singleton caché
naked-single = singleton nu
pattern = motif
at-once = { $held } sur { $all } du premier coup
weakest-kind = { $kind }, { $held } sur { $all } du premier coup
