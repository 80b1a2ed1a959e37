### Los nombres de los tableros y de las partidas.

size = { $side }×{ $side }
size-more = { $size } { $more }
jigsaw = { $size } irregular
killer = { $size } killer
variant = { $size } variante
game-of = { $size } · { $level }
board = Tablero de sudoku, { $side } por { $side }
window = { $name } – Stepdoku
