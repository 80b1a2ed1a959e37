### Des cases qui ne peuvent pas toutes se limiter à leurs propres chiffres : boucles, rectangles, BUG, anneaux impairs et tridagons.

## Formes

ring = Les cases { $cells } forment une boucle : chaque ligne, chaque colonne et chaque bloc en a deux ou aucune.
rows-in-a-box = { AS($one, "together") } et { AS($another, "together") } sont dans les mêmes lignes, chaque groupe dans un seul bloc.
columns-in-a-box = { AS($one, "together") } et { AS($another, "together") } sont dans les mêmes colonnes, chaque groupe dans un seul bloc.
rows-and-boxes = { AS($one, "together") } et { AS($another, "together") } sont dans les mêmes lignes et les mêmes blocs.
columns-and-boxes = { AS($one, "together") } et { AS($another, "together") } sont dans les mêmes colonnes et les mêmes blocs.
if-all = Si toutes étaient { AS($digits, "or") }, échanger ces chiffres donnerait une deuxième solution, or la grille n’en a qu’une.
odd-ring = Les cases { AS($cells, "each") } forment un anneau où chacune voit la suivante.
would-alternate = Si ces { AS($cells, "word") } cases étaient toutes { AS($digits, "or") }, ces chiffres alterneraient le long de l’anneau, ce qui demande un nombre pair de cases.

## Tridagons

four-boxes = Quatre blocs ont chacun trois cases, qui partagent leurs lignes et leurs colonnes.
suppose-all = Supposons que ces { AS($cells, "word") } cases soient toutes { AS($digits, "or") }.
read-from-top = Lis les chiffres d’un bloc de haut en bas, puis reviens au premier.
circles = Alors { $second } suit { $first }, ou { $third } suit { $first } : ce sont les deux cycles.
from-left = De gauche à droite, ce sont les deux mêmes.
same-circle = { AS($house, "the") } a { AS($cells, "each") } : le même cycle de haut en bas et de gauche à droite.
opposite-circles = { AS($house, "the") } a { AS($cells, "each") } : des cycles opposés de haut en bas et de gauche à droite.
side-by-side = Côte à côte, deux blocs diffèrent dans chaque ligne, donc ils ont le même cycle de haut en bas.
in-a-stack = L’un sous l’autre, ils ont le même cycle de gauche à droite.
reversed-once = En un tour des blocs, le cycle s’inverserait une fois et ne serait plus celui du départ.
reversed-three-times = En un tour des blocs, le cycle s’inverserait trois fois et ne serait plus celui du départ.

## BUG

without = Sans { $extras }, chaque case vide aurait deux candidats.
extra = { $digits } en { $cell }
without-in-cells = Sans { $digits } en { $cells }, chaque case vide aurait deux candidats.
two-places = Chaque ligne, chaque colonne et chaque bloc aurait deux places pour chaque chiffre manquant.
never-one-solution = Une telle grille n’a jamais exactement une solution, or celle-ci en a une.

## Ce qui est forcément juste

must-be = Donc { $cell } est forcément { AS($extras, "or") }.
one-must-be = Seules { $cells } peuvent être autre chose, donc l’une d’elles est forcément { AS($extras, "or") }.
at-least-one-must-be = Seules { $cells } peuvent être autre chose, donc au moins une est forcément { AS($extras, "or") }.
one-is = Donc { AS($cells, "or") } est { AS($extras, "or") }.
one-has-extra = Donc { AS($cells, "or") } a son chiffre en trop.
at-least-one-right = Donc au moins un de ces candidats est juste.
whichever = Quel qu’il soit, { AS($gone, "losses") }.

## Ensembles avec d’autres cases

used-up-briefly = Avec { $cells }, dont les seuls candidats sont { $own }, cela réserve ces { AS($digits, "word") } chiffres { AS($house, "in") }.
others-have =
    Les seuls candidats { $cells ->
        [one] de la case { $cells }
       *[other] des cases { $cells }
    } sont { $digits }.
at-most-one = Seules { $cells } peuvent être autre chose, à savoir { AS($extras, "or") }, donc au plus une d’elles est { AS($digits, "or") }.
otherwise-in =
    { AS($house, "in") }, { $cells ->
        [one] la seule autre place pour ces chiffres est { $cells }
       *[other] les seules autres places pour ces chiffres sont { $cells }
    }.
fill =
    Donc { $cells ->
        [one] l’un
       *[other] { AS($cells, "word") }
    } des { AS($digits, "word") } { $cells ->
        [one] remplit
       *[other] remplissent
    } { $cells }.

## Un chiffre qui a besoin d’une des cases

can-be-else = Seules { $cells } peuvent être autre chose, à savoir { AS($extras, "or") }.
needs = { AS($house, "the") } doit avoir { $digit } en { AS($cells, "or") }.
other-in-other = Avec { AS($other, "or") } dans l’autre, ces { AS($count, "word") } cases seraient toutes { AS($digits, "or") }.
needs-so-other = { AS($house, "the") } doit avoir { $digit } en { AS($cells, "or") }, donc l’autre a forcément son chiffre en trop.
