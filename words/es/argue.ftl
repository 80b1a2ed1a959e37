### Los motivos que se dan para las jugadas.

switch = Decir por qué
title = Di por qué
ask-placed = ¿Por qué { $cell } es { $digit }?
ask-removed = ¿Por qué { $cell } no puede ser { $digit }?
how-placed = Marca las celdas que lo fuerzan. Si una fila, columna o caja es parte del motivo, pulsa su botón.
how-removed = Marca las celdas que lo descartan.
houses = Fila, columna o caja
judge = Por eso
take-back = Deshacer jugada
skip = Omitir
show = Ver el motivo
marked-cell = { $cell } marcada.
unmarked-cell = { $cell } ya no está marcada.

## Clases de motivos

full-house = última celda
hidden-single = único oculto
naked-single = único desnudo
pattern = patrón
at-once = { $held } de { $all } a la primera
weakest-kind = { $kind }, { $held } de { $all } a la primera
