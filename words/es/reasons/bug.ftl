### BUG (Bivalue Universal Grave).

two-each-except = Cada celda vacía tiene dos candidatos, salvo { $cell } con { $digits }.
two-places-except = Cada fila, columna y caja tiene dos lugares para cada dígito que falta, salvo tres para { $digit } en la fila, la columna y la caja de { $cell }.
if-not = Si { $cell } no fuera { $digit }, habría dos en todas partes.
never-one = Un tablero así nunca tiene exactamente una solución, pero el sudoku sí.
cannot-be = Por tanto, { $cell } no puede ser { AS($digits, "nor") }.
