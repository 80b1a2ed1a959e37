### Les règles qu’une grille ajoute à celles de tout sudoku, et pourquoi une grille n’a pas de cote.

## Les deux diagonales

diagonals = X
diagonals-title = X
diagonals-said = Les deux diagonales contiennent aussi chaque chiffre.
diagonals-defined = X : les deux diagonales contiennent chaque chiffre.

## Quatre fenêtres

windows = Windoku
windows-title = Windoku
windows-said = Quatre fenêtres contiennent aussi chaque chiffre.
windows-defined = Windoku : quatre fenêtres contiennent chaque chiffre.

## Anti-cavalier

knight = anti-cavalier
knight-title = Anti-cavalier
knight-said = Deux cases à un saut de cavalier l’une de l’autre sont différentes.
knight-defined = Anti-cavalier : deux cases à un saut de cavalier l’une de l’autre sont différentes.
knight-pair = deux cases à un saut de cavalier l’une de l’autre
knight-apart = sont à un saut de cavalier l’une de l’autre

## Anti-roi

king = anti-roi
king-title = Anti-roi
king-said = Deux cases qui se touchent par un coin sont différentes.
king-defined = Anti-roi : deux cases qui se touchent par un coin sont différentes.
king-pair = deux cases qui se touchent
king-apart = se touchent

## Cages

cage-pair = deux cases d’une même cage
cage-apart = sont dans la même cage

## Contraintes

clue-pair = deux cases qu’une contrainte rend différentes
clue-apart = sont différentes d’après une contrainte

## Blocs

boxes =
    avec des blocs de { $rows } { $rows ->
        [one] ligne
       *[other] lignes
    }

## Cotes

no-rating-size = Sudoku Explainer ne cote que les grilles 9×9.
no-rating-givens = Sudoku Explainer ne cote que les grilles d’au moins dix chiffres de départ.
no-rating-none = Cette grille n’a pas de solution, donc pas de cote.
no-rating-several = Cette grille a plus d’une solution, donc pas de cote.
