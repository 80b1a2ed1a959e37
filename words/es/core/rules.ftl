### Las reglas que un sudoku añade a las de siempre, y por qué una cuadrícula no tiene calificación.

## Las dos diagonales

diagonals = X
diagonals-title = X
diagonals-said = Las dos diagonales también tienen todos los dígitos.
diagonals-defined = X: las dos diagonales tienen todos los dígitos.

## Cuatro ventanas

windows = Windoku
windows-title = Windoku
windows-said = Cuatro ventanas también tienen todos los dígitos.
windows-defined = Windoku: cuatro ventanas tienen todos los dígitos.

## Anticaballo

knight = anticaballo
knight-title = Anticaballo
knight-said = Las celdas separadas por un salto de caballo tienen dígitos distintos.
knight-defined = Anticaballo: las celdas separadas por un salto de caballo tienen dígitos distintos.
knight-pair = dos celdas separadas por un salto de caballo
knight-apart = están a un salto de caballo

## Antirrey

king = antirrey
king-title = Antirrey
king-said = Las celdas que se tocan por una esquina tienen dígitos distintos.
king-defined = Antirrey: las celdas que se tocan por una esquina tienen dígitos distintos.
king-pair = dos celdas que se tocan
king-apart = se tocan

## Jaulas

cage-pair = dos celdas de una jaula
cage-apart = están en la misma jaula

## Restricciones

clue-pair = dos celdas distintas por una restricción
clue-apart = son distintas por una restricción

## Cajas

boxes =
    con cajas de { $rows } { $rows ->
        [one] fila
       *[other] filas
    }

## Calificaciones

no-rating-size = Sudoku Explainer solo califica tableros de 9×9.
no-rating-givens = Sudoku Explainer solo califica cuadrículas con diez dígitos iniciales o más.
no-rating-none = Esta cuadrícula no tiene solución, así que no tiene calificación.
no-rating-several = Esta cuadrícula tiene más de una solución, así que no tiene calificación.
