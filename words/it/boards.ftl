### I nomi delle griglie e delle partite.

size = { $side }×{ $side }
size-more = { $size } { $more }
jigsaw = { $size } jigsaw
killer = { $size } killer
variant = { $size } variante
game-of = { $size } · { $level }
board = Griglia di sudoku, { $side } per { $side }
window = { $name } – Stepdoku
