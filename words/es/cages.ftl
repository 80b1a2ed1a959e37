### Las jaulas: grupos de celdas con dígitos distintos y, a veces, una suma.

## La línea sobre las jaulas de una celda y sobre varias celdas seleccionadas

selected = { $count } celdas seleccionadas.
selected-sum = { $count } celdas seleccionadas: { $sum }.
selected-sums = { $count } celdas seleccionadas: de { $low } a { $high }.
line-different =
    Jaula de { $cells ->
        [one] { $cells } celda
       *[other] { $cells } celdas
    }, todos los dígitos distintos
line-complete = Jaula de { $sum }, completa
line-wrong = Jaula de { $sum }, pero sus dígitos suman { $placed }
line-exceeded = Jaula de { $sum }, pero sus dígitos ya suman { $placed }
line-begun =
    Jaula de { $sum }, ya hay { $placed }: { $rest ->
        [one] falta { $rest }
       *[other] faltan { $rest }
    } en { $cells ->
        [one] { $cells } celda
       *[other] { $cells } celdas
    }
line-empty =
    Jaula de { $sum } en { $cells ->
        [one] { $cells } celda
       *[other] { $cells } celdas
    }

plus = +

## Las mismas jaulas, como respuesta hablada

spoken =
    Jaula de { $sum }, { $cells ->
        [one] { $cells } celda
       *[other] { $cells } celdas
    }, { $empty ->
        [one] { $empty } vacía
       *[other] { $empty } vacías
    }: { $names }.
spoken-full =
    Jaula de { $sum }, { $cells ->
        [one] { $cells } celda
       *[other] { $cells } celdas
    }, llena: { $names }.
spoken-different =
    Jaula de { $cells ->
        [one] { $cells } celda
       *[other] { $cells } celdas
    }, todos los dígitos distintos: { $names }.

## La tabla de todas las combinaciones

table = Todas las combinaciones
cells = Celdas
sum = Suma
combinations = Combinaciones
