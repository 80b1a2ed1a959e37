### Die Namen der Bretter und Spiele.

size = { $side }×{ $side }
size-more = { $size } { $more }
jigsaw = { $size } Jigsaw
killer = { $size } Killer
variant = { $size } Variante
game-of = { $size } · { $level }
board = Sudoku-Brett, { $side } mal { $side }
window = { $name } – Stepdoku
