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
