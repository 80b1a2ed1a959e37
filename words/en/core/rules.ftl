### The rules of puzzles beside those of every Sudoku, and why a grid has no rating.

## Both diagonals

# In the name of a board.
diagonals = X
# As a title.
diagonals-title = X
# Beside the usual rules.
diagonals-said = Both diagonals have every digit, too.
# By itself.
diagonals-defined = X: both diagonals have every digit.

## Four windows

# In the name of a board.
windows = Windoku
# As a title.
windows-title = Windoku
# Beside the usual rules.
windows-said = Four windows have every digit, too.
# By itself.
windows-defined = Windoku: four windows have every digit.

## Anti-knight

# In the name of a board.
knight = anti-knight
# As a title.
knight-title = Anti-knight
# Beside the usual rules.
knight-said = Cells a knight's move apart differ.
# By itself.
knight-defined = Anti-knight: cells a knight's move apart differ.
# Two such cells.
knight-pair = a pair of cells a knight's move apart
# What two such cells do, after their names.
knight-apart = are a knight's move apart

## Anti-king

# In the name of a board.
king = anti-king
# As a title.
king-title = Anti-king
# Beside the usual rules.
king-said = Cells that touch at a corner differ.
# By itself.
king-defined = Anti-king: cells that touch at a corner differ.
# Two such cells.
king-pair = a pair of cells that touch
# What two such cells do, after their names.
king-apart = touch

## Cages

# Two cells of a cage.
cage-pair = a pair of cells in a cage
# What two such cells do, after their names.
cage-apart = are in the same cage

## Clues

# Two cells that differ because of a line, a dot or another sign.
clue-pair = two cells that a clue keeps apart
# What two such cells do, after their names.
clue-apart = differ by a clue

## Boxes

# Behind the size of a board whose boxes have another form than usual.
# $rows (number): how many rows a box has
boxes = with boxes of { $rows } rows

## Ratings

# The grid has another size.
no-rating-size = Sudoku Explainer rates only 9×9 boards.
# The grid has too few givens.
no-rating-givens = Sudoku Explainer rates only grids of ten or more givens.
# The grid has no solution.
no-rating-none = This grid has no solution, so it has no rating.
# The grid has several solutions.
no-rating-several = This grid has more than one solution, so it has no rating.
