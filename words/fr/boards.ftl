### Les noms des grilles et des parties.

size = { $side }×{ $side }
size-more = { $size } { $more }
jigsaw = { $size } jigsaw
killer = { $size } killer
variant = { $size } variante
game-of = { $size } · { $level }
board = Grille de sudoku, { $side } sur { $side }
window = { $name } – Stepdoku
