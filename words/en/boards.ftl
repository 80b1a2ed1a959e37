### The names of boards and games.

# The size of a board.
# $side (number): how many cells a row has
size = { $side }×{ $side }
# The size of a board with other rules or boxes.
# $size (text): the size so far
# $more (text): the name of a rule, such as Windoku, or the words about the boxes
size-more = { $size } { $more }
# The size of a board with regions of any form.
# $size (text): the size so far
jigsaw = { $size } jigsaw
# The size of a board with cages.
# $size (text): the size so far
killer = { $size } killer
# The size of a board with clues, such as lines and dots.
# $size (text): the size so far
variant = { $size } variant
# A game whose level is known.
# $size (text): its size
# $level (text): its level
game-of = { $size } · { $level }
# The board, for screen readers.
# $side (number): how many cells a row has
board = Sudoku board, { $side } by { $side }
# The title of the window.
# $name (text): the name of the game, or of the open part of the page
window = { $name } – Stepdoku
