### Les noms des choses sur une grille, et la façon dont un texte les énumère.

## Listes

list-comma = {", "}
list-and = {" et "}
list-and-the = {" et "}
list-or = {" ou "}
list-and-clause = {", et "}
list-and-sentence = {", et "}
list-nor = {" ni "}
list-comma-clause = {", "}
list-and-numbers = {" et "}
list-and-groups = {" et "}
list-semicolon = {" ; "}
sentence-space = {" "}

## Cases

row-letter = L
column-letter = C
rows =
    { $count ->
        [one] ligne
       *[other] lignes
    } { $numbers }
columns =
    { $count ->
        [one] colonne
       *[other] colonnes
    } { $numbers }
cell = { $row } { $column }
crossings = { $rows }, { $columns }
before-cells = {""}
cells-of = { $cells } en { $house }

## Chiffres et affirmations : les formes sans « after » suivent « Supposons que », donc au subjonctif

candidate = { $digit } en { $cell }
is = { $cell } soit { $digit }
is-not = { $cell } ne soit pas { $digit }
are-not = { $cells } ne soient pas { $digit }
is-after = { $cell } est { $digit }
is-not-after = { $cell } n’est pas { $digit }
are-not-after = { $cells } ne sont pas { $digit }
one-of = l’une des cases { $cells }
set = ensemble { $tag }

## Zones : usuel | dans | de | l’article | à

house-row = ligne { $name }|dans la ligne { $name }|de la ligne { $name }|la ligne { $name }|à la ligne { $name }
house-column = colonne { $name }|dans la colonne { $name }|de la colonne { $name }|la colonne { $name }|à la colonne { $name }
house-box = bloc { $name }|dans le bloc { $name }|du bloc { $name }|le bloc { $name }|au bloc { $name }
house-region = région { $name }|dans la région { $name }|de la région { $name }|la région { $name }|à la région { $name }
house-diagonal = diagonale partant d’en { $name }|dans la diagonale partant d’en { $name }|de la diagonale partant d’en { $name }|la diagonale partant d’en { $name }|à la diagonale partant d’en { $name }
house-window = fenêtre en { $name }|dans la fenêtre en { $name }|de la fenêtre en { $name }|la fenêtre en { $name }|à la fenêtre en { $name }
house-extra = région supplémentaire { $name }|dans la région supplémentaire { $name }|de la région supplémentaire { $name }|la région supplémentaire { $name }|à la région supplémentaire { $name }
top-left = haut à gauche
top-right = haut à droite
bottom-left = bas à gauche
bottom-right = bas à droite

## Sortes de zones

kind-row = ligne|dans la ligne|de la ligne|la ligne|à la ligne
kinds-row = lignes|dans les lignes|des lignes|les lignes|aux lignes
kind-column = colonne|dans la colonne|de la colonne|la colonne|à la colonne
kinds-column = colonnes|dans les colonnes|des colonnes|les colonnes|aux colonnes
kind-box = bloc|dans le bloc|du bloc|le bloc|au bloc
kinds-box = blocs|dans les blocs|des blocs|les blocs|aux blocs
kind-region = région|dans la région|de la région|la région|à la région
kinds-region = régions|dans les régions|des régions|les régions|aux régions
kind-diagonal = diagonale|dans la diagonale|de la diagonale|la diagonale|à la diagonale
kinds-diagonal = diagonales|dans les diagonales|des diagonales|les diagonales|aux diagonales
kind-window = fenêtre|dans la fenêtre|de la fenêtre|la fenêtre|à la fenêtre
kinds-window = fenêtres|dans les fenêtres|des fenêtres|les fenêtres|aux fenêtres
kind-extra = région supplémentaire|dans la région supplémentaire|de la région supplémentaire|la région supplémentaire|à la région supplémentaire
kinds-extra = régions supplémentaires|dans les régions supplémentaires|des régions supplémentaires|les régions supplémentaires|aux régions supplémentaires
kind-area = zone|dans la zone|de la zone|la zone|à la zone
kinds-area = zones|dans les zones|des zones|les zones|aux zones
each-row = chaque ligne|dans chaque ligne|de chaque ligne|chaque ligne|à chaque ligne
each-column = chaque colonne|dans chaque colonne|de chaque colonne|chaque colonne|à chaque colonne
each-box = chaque bloc|dans chaque bloc|de chaque bloc|chaque bloc|à chaque bloc
each-region = chaque région|dans chaque région|de chaque région|chaque région|à chaque région
each-diagonal = chaque diagonale|dans chaque diagonale|de chaque diagonale|chaque diagonale|à chaque diagonale
each-window = chaque fenêtre|dans chaque fenêtre|de chaque fenêtre|chaque fenêtre|à chaque fenêtre
each-extra = chaque région supplémentaire|dans chaque région supplémentaire|de chaque région supplémentaire|chaque région supplémentaire|à chaque région supplémentaire
each-area = chaque zone|dans chaque zone|de chaque zone|chaque zone|à chaque zone
this-kind = { $kind }
these-kinds = ces { $kinds }|dans ces { $kinds }|de ces { $kinds }|ces { $kinds }|à ces { $kinds }

## Des images ou des couleurs à la place des chiffres, sans article

sun = soleil
fish = poisson
leaf = feuille
heart = cœur
star = étoile
moon = lune
boat = bateau
cloud = nuage
mushroom = champignon
red = rouge
blue = bleu
yellow = jaune
green = vert
orange = orange
violet = violet
brown = marron
pink = rose
grey = gris
article = {""}
before-things = {""}

## Niveaux

easy = Facile
medium = Moyen
hard = Difficile
very-hard = Très difficile
fiendish = Diabolique
extreme = Extrême
