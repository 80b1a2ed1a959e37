### Les mots d’une présentation à une classe : la grille et une phrase remplissent l’écran.

open = Présenter
open-help = Remplir l’écran avec la grille et une phrase
name = Présentation
controls = Commandes de la présentation

## La phrase à côté de la grille

start =
    { $cells ->
        [one] { $cells } case est vide
       *[other] { $cells } cases sont vides
    }. « Suivant » montre la première étape.
end-solved = Grille résolue. C’était la dernière étape.
end-dry = Il n’y a plus aucun singleton. « Suivant » utilise des techniques plus difficiles.
end-stuck = Aucune des techniques activées ne trouve d’autre étape.
end-impossible = Cette position n’a pas de solution.
end-cut = La recherche s’est arrêtée ici : trop d’hypothèses à suivre.

## Les boutons

back = Retour
next = Suivant
blank = Écran noir
wake = Réafficher la grille
spell = Cases en toutes lettres
spread-fill = Remplir l’écran
spread-keep = Laisser la grille à sa place
leave = Quitter la présentation
