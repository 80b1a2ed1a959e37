### Os nomes dos tabuleiros e das partidas.

size = { $side }×{ $side }
size-more = { $size } { $more }
jigsaw = { $size } irregular
killer = { $size } Killer
variant = { $size } variante
game-of = { $size } · { $level }
board = Tabuleiro de Sudoku, { $side } por { $side }
window = { $name } – Stepdoku
