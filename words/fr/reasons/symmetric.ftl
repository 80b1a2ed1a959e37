### La symétrie de Gurth.

## La symétrie des chiffres de départ

half-turn = Les chiffres de départ sont symétriques par demi-tour.
quarter-turn = Les chiffres de départ sont symétriques par quart de tour.
top-to-bottom = Les chiffres de départ sont symétriques de haut en bas.
left-to-right = Les chiffres de départ sont symétriques de gauche à droite.
diagonal = Les chiffres de départ sont symétriques par rapport à la diagonale partant d’en haut à gauche.
anti-diagonal = Les chiffres de départ sont symétriques par rapport à la diagonale partant d’en haut à droite.
in-itself = Les chiffres de départ ont une symétrie.

## Les chiffres qui changent

change-places = Certains chiffres y échangent leurs places : { $circles }.
first-of-circle = { $digit }
circle-so-far = { $digits }, { $digit }
circle = { $digits } avec { $digit }
and-circle = { $circles } ; { $circle }
one-solution = La grille n’a qu’une solution, qui est donc symétrique de la même façon.

## Ce qui en découle

open-image = { $from } est forcément { AS($own, "or") }, donc son image { $to } est forcément { AS($images, "or") }.
filled-image = { $from } est { AS($own, "or") }, donc son image { $to } est forcément { AS($images, "or") }.
diagonal-stays = Une case de la diagonale reste à sa place.
middle-stays = La case du milieu reste à sa place.
axis-stays = Une case de l’axe reste à sa place.
diagonal-changes = Une case de la diagonale reste à sa place, mais chaque chiffre change.
middle-changes = La case du milieu reste à sa place, mais chaque chiffre change.
axis-changes = Une case de l’axe reste à sa place, mais chaque chiffre change.
only-stay =
    Parmi les chiffres, { $digits ->
        [one] seul { $digits } reste le même
       *[other] seuls { $digits } restent les mêmes
    }, donc elle est forcément { AS($digits, "or") }.
