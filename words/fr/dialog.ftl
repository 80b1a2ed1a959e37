### Les dialogues, et la création de grilles par niveau.

cancel = Annuler
size = Taille
level = Niveau
seed = Graine
seed-empty = vide = au hasard
seed-help = La même graine avec les mêmes réglages donne toujours la même grille.
make = Créer une grille
keep-looking = Chercher encore
play-nearest = Jouer celle-ci
play-it = Jouer

## Où en est la recherche d’une grille

making = Création d’une grille { $size }…
making-first =
    Création d’une grille { $size } : { $done ->
        [one] { $done } case
       *[other] { $done } cases
    } sur { $all }
making-try =
    Création d’une grille { $size }, tentative { $number } : { $done ->
        [one] { $done } case
       *[other] { $done } cases
    } sur { $all }
making-closest =
    Création d’une grille { $size }, tentative { $number } : { $done ->
        [one] { $done } case
       *[other] { $done } cases
    } sur { $all }. { $closest }

## Pourquoi aucune grille n’a pu être créée

no-level = Le niveau « { $level } » n’existe pas en { $size } : à cette taille, des étapes plus faciles suffisent toujours. Choisis un autre niveau ou une autre taille.
not-found =
    Aucune grille trouvée en { $tries ->
        [one] { $tries } tentative
       *[other] { $tries } tentatives
    }. Cherche encore, ou prends une autre graine.

## Une grille à partir d’un texte

paste = Grille
paste-help = Colle une ligne avec un caractère par case, ou un tableau de lignes ou de nombres. Pour une case vide, mets 0 ou un point. Un lien vers une grille ou sa recette convient aussi.
open-file = Ouvrir un fichier
checking = Vérification de l’unicité de la solution…

## Les exemples

article = { $size } · La grille de l’article
article-help = Résolue en 21 passes de singletons

## Le lien vers une grille

link-help = Toute personne qui ouvre ce lien reçoit la même grille, depuis le début.
link = Lien
copy = Copier
copied = Copié

## La solution

solution-help = Tu pourras annuler ensuite.
solution-fill = Remplir la grille
solution-beside = L’afficher à côté

## Le sens des niveaux

easy = Dernières cases et singletons cachés
medium = Tous les singletons, ou des paires faciles à repérer
hard = Des paires difficiles à repérer, ou des triplets et des X-Wings
very-hard = Wings, rectangles uniques, poissons à nageoire
fiendish = Chaînes et ensembles presque verrouillés
extreme = Des chaînes difficiles à repérer, et au-delà
killer-medium = Combinaisons de cages, et règle des 45 là où elle est facile à repérer
killer-hard = Règle des 45 là où elle est difficile à repérer, ou plusieurs innies et outies
killer-very-hard = Plusieurs innies et outies difficiles à repérer, ou ceux de plusieurs zones
killer-fiendish = Plusieurs zones difficiles à repérer, ou des chaînes
lines-medium = Des contraintes seules, et deux cases que l’une d’elles relie
lines-hard = Bornes des traits et des sommes, et paires difficiles à repérer
lines-very-hard = Sommes de plusieurs cases, et wings
