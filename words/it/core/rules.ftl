### Le regole degli schemi oltre a quelle di ogni sudoku, e perché una griglia non ha una valutazione.

## Le due diagonali

diagonals = X
diagonals-title = X
diagonals-said = Anche le due diagonali contengono ogni cifra.
diagonals-defined = X: le due diagonali contengono ogni cifra.

## Quattro finestre

windows = Windoku
windows-title = Windoku
windows-said = Anche quattro finestre contengono ogni cifra.
windows-defined = Windoku: quattro finestre contengono ogni cifra.

## Anti-cavallo

knight = anti-cavallo
knight-title = Anti-cavallo
knight-said = Due celle a una mossa di cavallo l'una dall'altra hanno cifre diverse.
knight-defined = Anti-cavallo: due celle a una mossa di cavallo l'una dall'altra hanno cifre diverse.
knight-pair = due celle a una mossa di cavallo
knight-apart = sono a una mossa di cavallo l'una dall'altra

## Anti-re

king = anti-re
king-title = Anti-re
king-said = Due celle che si toccano in un angolo hanno cifre diverse.
king-defined = Anti-re: due celle che si toccano in un angolo hanno cifre diverse.
king-pair = due celle che si toccano
king-apart = si toccano

## Gabbie

cage-pair = due celle di una gabbia
cage-apart = sono nella stessa gabbia

## Indizi

clue-pair = due celle che un indizio rende diverse
clue-apart = sono diverse per un indizio

## Riquadri

boxes =
    con riquadri di { $rows } { $rows ->
        [one] riga
       *[other] righe
    }

## Valutazioni

no-rating-size = Sudoku Explainer valuta solo griglie 9×9.
no-rating-givens = Sudoku Explainer valuta solo griglie con almeno dieci cifre iniziali.
no-rating-none = Questa griglia non ha soluzioni, quindi non ha una valutazione.
no-rating-several = Questa griglia ha più di una soluzione, quindi non ha una valutazione.
