### Os nomes dos tabuleiros e das partidas.

size = { $side }×{ $side }
size-more = { $size } { $more }
jigsaw = { $size } irregular
killer = { $size } Killer
game-of = { $size } · { $level }
board = Tabuleiro de Sudoku, { $side } por { $side }
window = { $name } – Stepdoku
