### Coloriages de plusieurs chiffres : des candidats en deux couleurs, dont l’une est juste.

two-colours = Là où une case a deux candidats, ou un chiffre deux places, l’un a la couleur { $a } et l’autre la couleur { $b }.
all-of-one = Donc la couleur { $a } est juste partout, ou bien la couleur { $b }.

## Lignes

linked-cells = Exactement deux candidats : { $cells }.
linked-houses = Exactement deux places pour { $digit } : { $houses }.
colour-has = Couleur { $colour } : { $digit } en { $cells }.
by-both = Pas { $gone } : avec la couleur { $a }, { $one } est { $digit-one } ; avec la couleur { $b }, { $another } est { $digit-another }.

## Ce qui en découle

out-by-clash = La couleur { $colour } a { $one } et { $another }, qui sont incompatibles, donc la couleur { $colour } est exclue.
out-by-cell = La couleur { $colour } élimine { $digits }, tous les candidats de { $cell }, donc la couleur { $colour } est exclue.
out-by-house = La couleur { $colour } élimine { $digit } en { $cells }, toutes ses places { AS($house, "in") }, donc la couleur { $colour } est exclue.
right = Donc la couleur { $colour } est juste : { $right }.
digits = { AS($all, "semicolons") }
digit = { $digit } en { $cells }
digits-counted = les { $count } chiffres de sa liste

## Conclusions

so = Donc { $gone }.
either-way = Dans les deux cas, { $gone }.
losses = { AS($gone, "all-losses") }
losses-counted = { $count } candidats sont éliminés
losses-counted-of = { $count } candidats de la couleur { $colour } sont éliminés
