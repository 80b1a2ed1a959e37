### Die Regeln, die ein Rätsel zu denen jedes Sudokus hinzufügt, und warum ein Gitter keine Wertung hat.

## Beide Diagonalen

diagonals = X
diagonals-title = X
diagonals-said = Auch beide Diagonalen enthalten jede Ziffer.
diagonals-defined = X: Beide Diagonalen enthalten jede Ziffer.

## Vier Fenster

windows = Windoku
windows-title = Windoku
windows-said = Auch vier Fenster enthalten jede Ziffer.
windows-defined = Windoku: Vier Fenster enthalten jede Ziffer.

## Anti-Springer

knight = Anti-Springer
knight-title = Anti-Springer
knight-said = Zellen, die einen Springerzug auseinanderliegen, sind verschieden.
knight-defined = Anti-Springer: Zellen, die einen Springerzug auseinanderliegen, sind verschieden.
knight-pair = zwei Zellen einen Springerzug auseinander
knight-apart = liegen einen Springerzug auseinander

## Anti-König

king = Anti-König
king-title = Anti-König
king-said = Zellen, die sich an einer Ecke berühren, sind verschieden.
king-defined = Anti-König: Zellen, die sich an einer Ecke berühren, sind verschieden.
king-pair = zwei Zellen, die sich berühren
king-apart = berühren sich

## Käfige

cage-pair = zwei Zellen eines Käfigs
cage-apart = liegen im selben Käfig

## Hinweise

clue-pair = zwei Zellen, die laut einem Hinweis verschieden sind
clue-apart = sind laut einem Hinweis verschieden

## Blöcke

boxes =
    mit Blöcken aus { $rows } { $rows ->
        [one] Zeile
       *[other] Zeilen
    }

## Wertungen

no-rating-size = Sudoku Explainer bewertet nur Bretter mit 9×9 Zellen.
no-rating-givens = Sudoku Explainer bewertet nur Gitter mit mindestens zehn Vorgaben.
no-rating-none = Dieses Gitter hat keine Lösung, also keine Wertung.
no-rating-several = Dieses Gitter hat mehr als eine Lösung, also keine Wertung.
