### Sight by other rules than rows, columns and boxes. These sentences stand beside the others.

# $cell (cell): a cell
# $others (words): `named` or `counted`
by-window = { $cell } sees { $others } by the window.
# $cell (cell): a cell
# $others (words): `named` or `counted`
by-diagonal = { $cell } sees { $others } by the diagonal.
# $cell (cell): a cell
# $others (words): `named` or `counted`
by-cage = { $cell } sees { $others } by the cage.
# $cell (cell): a cell
# $others (words): `named` or `counted`
by-extra-region = { $cell } sees { $others } by the extra region.
# $cell (cell): a cell
# $others (words): `named` or `counted`
# $clue (words): a clue, by a name of `clues.ftl`
by-clue = { $cell } sees { $others } by { $clue }.
# $cell (cell): a cell
# $others (words): `named` or `counted`
# $twin (cell): a cell with the same digit
# $clue (words): a clue, by a name of `clues.ftl`
by-twin = { $cell } sees { $others } through { $twin }, which is the same digit by { $clue }.
# $digit (digit): a digit
# $cell (cell): its cell
# $lost (digits): digits that don't fit beside it
# $other (cell): the cell that they would be in
# $clue (words): a clue, by a name of `clues.ftl`
bars = { $digit } in { $cell } rules out { $lost } in { $other } by { $clue }.
# $cell (cell): a cell
# $others (words): `named` or `counted`
by-knight = { $cell } sees { $others } by a knight's move.
# $cell (cell): a cell
# $others (words): `named` or `counted`
by-king = { $cell } sees { $others } by a king's move.
# The cells that it sees.
# $cells (cells): the cells
named = { $cells }
# In the place of many names.
# $count (number): how many cells, always several
counted = { $count } cells
