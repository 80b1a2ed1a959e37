### Les mots de l’éditeur, où l’on saisit des grilles.

open = Saisir une grille à la main

## La grille de départ

begin = Partir de
begin-empty = Grille vide, { $size }
begin-givens = Cette grille
begin-position = Cette position
replaced =
    Une grille de { $digits ->
        [one] { $digits } chiffre
       *[other] { $digits } chiffres
    } a été remplacée.

## La grille et ses touches

board = Grille à saisir
board-help = Les flèches déplacent le curseur ; les chiffres remplissent la case ; Retour arrière la vide ; Ctrl+V colle une grille.
pad = Chiffres
erase = Effacer
undo = Annuler
redo = Rétablir
move-on = Avancer après un chiffre
move-on-help = Passer à la case suivante. Un point, 0 ou Espace laisse une case vide.

## Ce qu’on dit d’une case, chaque fois après une virgule

cell-chosen = choisie pour une cage
cell-differs = { $one } dans une solution et { $another } dans une autre
cell-clashes = incompatible avec d’autres
cell-spare = superflu

## Cages

draw-cages = Dessiner des cages
draw-cages-help = Touche des cases ou choisis-les avec Espace, et donne-leur une somme. Les cases avec un chiffre s’additionnent toutes seules : tu peux donc partir d’une grille pleine.
sum = Somme
cage = Dessiner la cage
uncage = Retirer la cage
empty-cells = Retirer les chiffres
fill-cells = Remplir au hasard

## Le nombre de solutions

found-nothing = Saisis les chiffres de départ. Les solutions sont comptées au fur et à mesure.
found-counting = Décompte des solutions…
found-uncounted = Les solutions n’ont pas pu être comptées.
found-none = Aucune solution. Recherche des chiffres de départ incompatibles…
found-clash-among = À eux seuls, les { $count } chiffres de départ marqués excluent toute solution.
found-clash-of-two = Aucune solution. Les chiffres de départ { $givens } ne peuvent pas être justes tous les deux.
found-clash-of-few = Aucune solution. Les chiffres de départ { $givens } ne peuvent pas tous être justes.
found-clash-of-many = Aucune solution. Les { $count } chiffres de départ marqués ne peuvent pas tous être justes.
found-one = Exactement une solution.
found-full = Chaque case est remplie, donc il n’y a rien à résoudre.
found-several =
    Plus d’une solution. Deux d’entre elles diffèrent dans { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }.
found-undecided = Stepdoku n’a pas pu compter les solutions en un temps raisonnable. Essaie d’ajouter des chiffres de départ.
counting = {" "}· Décompte des solutions…
one-solution = Une solution
another-solution = Une autre solution

## Chiffres de départ superflus et symétrie

neater = Un chiffre de départ est superflu si la grille n’en a pas besoin. Minimale : aucun n’est superflu. Symétrique : des chiffres de départ s’ajoutent.
mark-spare = Marquer les superflus
make-minimal = Rendre minimale
symmetry = Symétrie des chiffres de départ
make-symmetric = Rendre symétrique
busy = Recherche des chiffres de départ superflus…
spare-none = Aucun chiffre de départ superflu trouvé.
spare-marked =
    { $count ->
        [one] { $count } chiffre de départ superflu marqué. On peut le retirer.
       *[other] { $count } chiffres de départ superflus marqués. On peut retirer chacun d’eux, mais peut-être pas tous à la fois.
    }
spare-undecided =
    Pour { $count ->
        [one] { $count } chiffre de départ
       *[other] { $count } chiffres de départ
    }, cela n’a pas pu être établi.
removed-none = Aucun chiffre de départ n’a été retiré.
removed =
    { $count ->
        [one] { $count } chiffre de départ superflu retiré.
       *[other] { $count } chiffres de départ superflus retirés.
    }
removed-minimal = La grille est minimale.
removed-undecided =
    { $count ->
        [one] Un autre est peut-être superflu, mais cela n’a pas pu être établi en un temps raisonnable.
       *[other] { $count } autres sont peut-être superflus, mais cela n’a pas pu être établi en un temps raisonnable.
    }
