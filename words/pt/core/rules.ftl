### As regras que um sudoku acrescenta às de todo Sudoku, e por que uma grade não tem avaliação.

## As duas diagonais

diagonals = X
diagonals-title = X
diagonals-said = As duas diagonais também têm todos os dígitos.
diagonals-defined = X: as duas diagonais têm todos os dígitos.

## Quatro janelas

windows = Windoku
windows-title = Windoku
windows-said = Quatro janelas também têm todos os dígitos.
windows-defined = Windoku: quatro janelas têm todos os dígitos.

## Anticavalo

knight = anticavalo
knight-title = Anticavalo
knight-said = Células a um movimento de cavalo de distância têm dígitos diferentes.
knight-defined = Anticavalo: células a um movimento de cavalo de distância têm dígitos diferentes.
knight-pair = duas células a um movimento de cavalo de distância
knight-apart = ficam a um movimento de cavalo de distância

## Antirrei

king = antirrei
king-title = Antirrei
king-said = Células que se tocam em um canto têm dígitos diferentes.
king-defined = Antirrei: células que se tocam em um canto têm dígitos diferentes.
king-pair = duas células que se tocam
king-apart = se tocam

## Gaiolas

cage-pair = duas células de uma gaiola
cage-apart = estão na mesma gaiola

## Restrições

clue-pair = duas células que uma restrição torna diferentes
clue-apart = precisam ser diferentes por uma restrição

## Caixas

boxes =
    com caixas de { $rows } { $rows ->
        [one] linha
       *[other] linhas
    }

## Avaliações

no-rating-size = O Sudoku Explainer só avalia tabuleiros 9×9.
no-rating-givens = O Sudoku Explainer só avalia grades com dez pistas ou mais.
no-rating-none = Esta grade não tem solução, então não tem avaliação.
no-rating-several = Esta grade tem mais de uma solução, então não tem avaliação.
