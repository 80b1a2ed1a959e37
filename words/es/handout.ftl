### El camino de la solución: todos los pasos de un sudoku, como texto y en papel.

title = Camino de la solución
about = Cada paso desde los dígitos iniciales hasta la solución, con su motivo: como texto, o como hoja de tableros pequeños para imprimir.
show = Ver el camino de la solución
text = Camino de la solución como texto
ways = Pasos que se imprimen

## Mientras se buscan los pasos y se dibujan las páginas

finding = Buscando el camino…
finding-at = Buscando el camino: { $done } de { $all } celdas
drawing = Dibujando las páginas…
drawing-at = Dibujando las páginas: { $done } de { $all } pasos

## Lo largo que es el camino

whole =
    { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } hasta la solución.
part =
    { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }. Ninguna de las técnicas en uso encuentra otro. A partir de ahí hay que adivinar.
none = Ninguna de las técnicas en uso encuentra un paso: este sudoku empieza adivinando.
