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
live = Vrais candidats
live-help = Afficher dans chaque case vide les chiffres qu’a au moins une solution.
live-too-large = Seulement jusqu’à 16×16.

## Ce qu’on dit d’une case, chaque fois après une virgule

cell-chosen = choisie
cell-differs = { $one } dans une solution et { $another } dans une autre
cell-clashes = incompatible avec d’autres
cell-spare = superflu
cell-possible = possibles : { $digits }
cell-open = indécis : { $digits }
cell-carries = l’étape en dépend

## Cages et contraintes

draw = Dessiner
draw-digits = Chiffres seulement
draw-cages = Cages
draw-lines = Traits
draw-between = Entre deux cases
draw-in-cells = Dans des cases
draw-outside = À côté de la grille
draw-everywhere = Pour toute la grille
draw-sum = X, V ou une autre somme
draw-cages-help = Touche des cases ou choisis-les avec Espace, et donne-leur une somme. Les cases avec un chiffre s’additionnent toutes seules : tu peux donc partir d’une grille pleine.
draw-line-help = Trace sur les cases avec le doigt ou la souris, ou choisis-les dans l’ordre en les touchant ou avec Espace.
draw-pair-help = Choisis les deux cases.
draw-area-help = Choisis les cases.
draw-whole-help = Choisis les deux premières cases à partir du nombre. Si toutes les cases concernées ont un chiffre, Stepdoku calcule ce nombre.
draw-board-help = Cela vaut pour toute la grille.
draw-twins-help = Choisis les cases d’un groupe, puis celles de l’autre dans le même ordre.
sum = Somme
number = Nombre
put = Dessiner
take = Retirer
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
found-exactly = { $count } solutions.
found-more-than = Plus de { $count } solutions.
found-at-least = Au moins { $count } solutions. Les compter toutes prend trop de temps.
found-open = Les chiffres marqués d’un ? n’ont pas pu être établis en un temps raisonnable.
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
spare-clues = Contraintes inutiles : { $clues }. Chacune peut être retirée, mais peut-être pas toutes ensemble.
spare-clue = { $name } en { $cell }
spare-clues-many = { $count } contraintes inutiles. Chacune peut être retirée, mais peut-être pas toutes ensemble.
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

## L’étape la plus difficile, et ce qui porte une étape

carry = Trouver l’étape la plus difficile
carry-busy = Recherche de l’étape la plus difficile…
carry-hardest = Étape la plus difficile : { $technique }, étape { $number } sur { $steps }.
carry-fills = L’étape { $number } sur { $steps } remplit { $cell } : { $technique }.
carry-unfilled = Avec les techniques activées, aucune étape ne remplit { $cell }.
carry-none = Les techniques activées ne trouvent aucune étape.
carry-stuck = Les techniques activées ne résolvent pas toute la grille.
carry-on = Elle repose sur { $clues }, comme marqué sur la grille.
carry-givens = { $count } des { $all } chiffres de départ
carry-cages = { $count } des { $all } cages
carry-clues = { $count } des { $all } contraintes
carry-on-all = Elle suppose que la grille a une seule solution : il lui faut donc tous les chiffres de départ et toutes les contraintes.
carry-cage = cage en { $cell }
carry-source = { $source } porte { $count } des { $steps } étapes. La plus difficile : { $technique }.
carry-source-none = { $source } ne porte aucune étape.
carry-more = Choisis une case pour voir quelle étape la remplit ou quelles étapes dépendent de ses contraintes.
