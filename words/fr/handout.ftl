### Le chemin de résolution : chaque étape d’une grille, en texte et sur papier.

title = Chemin de résolution
about = Chaque étape, des chiffres de départ à la solution, avec sa raison : en texte, ou en feuille de petites grilles à imprimer.
show = Afficher le chemin de résolution
text = Chemin de résolution en texte
ways = Étapes à imprimer

## Pendant la recherche des étapes et le dessin des pages

finding = Recherche du chemin…
finding-at =
    Recherche du chemin : { $done ->
        [one] { $done } case
       *[other] { $done } cases
    } sur { $all }
drawing = Dessin des pages…
drawing-at =
    Dessin des pages : { $done ->
        [one] { $done } étape
       *[other] { $done } étapes
    } sur { $all }

## La longueur du chemin

whole =
    { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    } jusqu’à la solution.
part =
    { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }. Aucune des techniques utilisées n’en trouve d’autre. À partir de là, il faut faire une hypothèse.
none = Aucune des techniques utilisées ne trouve d’étape : cette grille commence par une hypothèse.
