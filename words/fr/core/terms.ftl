### Les termes que les pages, les indices et les étapes emploient, et leur sens.

candidate-forms = candidats|candidat
candidate = Un candidat est un chiffre encore possible dans une case.
area-forms = zones|zone
area = Une zone est une ligne, une colonne ou un bloc, et là où une grille en a, une diagonale ou une fenêtre. Chaque chiffre y est une fois.
in-sight-forms = vues par|vue par|voient|voit|voir
in-sight = Une case en voit une autre, et elle est vue par elle, si les deux ne peuvent pas avoir le même chiffre, parce qu’elles sont dans la même ligne, la même colonne ou le même bloc.
cover-forms = couvertures|couverture
cover = La couverture d’un poisson, ce sont les colonnes qui contiennent toutes les places d’un chiffre dans ses lignes, ou les lignes qui contiennent toutes celles de ses colonnes. Le poisson les remplit, donc le chiffre n’y va nulle part ailleurs.
fin-forms = nageoires|nageoire
fin = Une nageoire est une place d’un poisson hors de sa couverture.
clash-forms = incompatibles|incompatible
clash = Deux candidats sont incompatibles s’ils ne peuvent pas être justes tous les deux.
band-forms = bandes|bande
band = Une bande, ce sont tous les blocs d’un même alignement, côte à côte ou l’un sous l’autre, avec toutes les lignes ou colonnes qui les traversent.
strong-link-forms = liens forts|lien fort
strong-link = Un lien fort unit deux candidats dont au moins un est juste.
weak-link-forms = liens faibles|lien faible
weak-link = Un lien faible unit deux candidats dont au plus un est juste.
almost-locked-set-forms = ensembles presque verrouillés|ensemble presque verrouillé
almost-locked-set = Un ensemble presque verrouillé, ce sont des cases d’une même ligne, d’une même colonne ou d’un même bloc qui ont en tout un chiffre de plus qu’il n’y a de cases.
