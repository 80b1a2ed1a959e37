### Les contraintes qu’on dessine : traits, points, nombres et autres signes. Chacune a un nom sans article, et sa règle. « Ligne » est réservé aux lignes de la grille.

## Traits

thermometer = thermomètre
thermometer-said = Les chiffres d’un thermomètre augmentent à partir du bulbe.
arrow = flèche
arrow-said = Les chiffres d’une flèche ont pour somme le nombre dans son cercle.
renban = trait renban
renban-said = Un trait renban contient des chiffres consécutifs, dans n’importe quel ordre.
german-whispers = trait de murmures allemands
german-whispers-said = Sur un trait de murmures allemands, deux chiffres voisins diffèrent d’au moins 5.
dutch-whispers = trait de murmures hollandais
dutch-whispers-said = Sur un trait de murmures hollandais, deux chiffres voisins diffèrent d’au moins 4.
whispers = trait de murmures de { $number }
whispers-said = Sur un trait de murmures de { $number }, deux chiffres voisins diffèrent d’au moins { $number }.
palindrome = palindrome
palindrome-said = Un palindrome se lit de la même façon depuis ses deux extrémités.
between = trait entre-deux
between-said = Les chiffres d’un trait entre-deux sont compris entre les chiffres de ses deux cercles.
region-sum = trait de sommes par région
region-sum-said = Un trait de sommes par région a la même somme dans chaque bloc qu’il traverse.

## Entre deux cases

white-dot = point blanc
white-dot-said = Deux chiffres séparés par un point blanc sont consécutifs.
difference = point blanc de { $number }
difference-said = Deux chiffres séparés par un point blanc de { $number } ont { $number } de différence.
black-dot = point noir
black-dot-said = De deux chiffres séparés par un point noir, l’un est le double de l’autre.
ratio = point noir de { $number }
ratio-said = De deux chiffres séparés par un point noir de { $number }, l’un vaut { $number } fois l’autre.
sum-v = V
sum-v-said = Deux chiffres séparés par un V ont pour somme 5.
sum-x = X
sum-x-said = Deux chiffres séparés par un X ont pour somme 10.
pair-sum = somme de { $number }
pair-sum-said = Deux chiffres séparés par le nombre { $number } ont pour somme { $number }.
greater = signe plus grand que
greater-said = Le signe plus grand que pointe vers le plus petit chiffre.

## Toutes les voisines

nonconsecutive = non consécutifs
nonconsecutive-said = Deux cases voisines n’ont jamais de chiffres consécutifs.
no-other-white-dots = pas d’autres points blancs
no-other-white-dots-said = Tous les points blancs sont donnés : deux voisines sans point n’ont pas de chiffres consécutifs.
no-other-difference-said = Deux voisines sans point n’ont pas { $number } de différence.
no-other-black-dots = pas d’autres points noirs
no-other-black-dots-said = Tous les points noirs sont donnés : de deux voisines sans point, aucune n’est le double de l’autre.
no-other-ratio-said = De deux voisines sans point, aucune ne vaut { $number } fois l’autre.
no-other-sums = pas d’autres sommes
no-other-sum-said = Deux voisines sans signe n’ont pas pour somme { $number }.

## Autour de la grille

little-killer = little killer
little-killer-said = Les chiffres que montre la flèche d’un little killer ont pour somme son nombre, et peuvent se répéter.
sandwich = sandwich
sandwich-said = Un nombre sandwich est la somme des chiffres entre { $least } et { $most } dans sa ligne ou sa colonne.

## Dans des cases

odd = case impaire
odd-said = Un cercle contient un chiffre impair.
even = case paire
even-said = Un carré contient un chiffre pair.
quadruple = quadruple
quadruple-said = Les chiffres d’un cercle sont parmi ceux des quatre cases qui l’entourent.
extra-region = région supplémentaire
extra-region-said = Une région ombrée n’a jamais deux fois le même chiffre.
the-clone = clone
the-clone-said = Les groupes ombrés de même forme ont les mêmes chiffres dans le même ordre.
minimum = minimum
minimum-said = Une case vers laquelle pointent des flèches est plus petite que ses voisines.
maximum = maximum
maximum-said = Une case d’où partent des flèches est plus grande que ses voisines.
disjoint-groups = groupes disjoints
disjoint-groups-said = Deux cases à la même place dans des blocs différents sont différentes.
