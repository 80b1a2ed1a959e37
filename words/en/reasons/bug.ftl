### Bivalue universal grave.

# $cell (cell): the cell with three candidates
# $digits (digits): its candidates
two-each-except = Every empty cell has two candidates, except { $cell } with { $digits }.
# $digit (digit): the digit with three places
# $cell (cell): the cell with three candidates
two-places-except = Every row, column and box has two places for each missing digit, except three for { $digit } in those of { $cell }.
# $cell (cell): the cell
# $digit (digit): the digit
if-not = If { $cell } weren't { $digit }, there would be two everywhere.
# After if-not.
never-one = Such a board never has exactly one solution, but the puzzle has one.
# The conclusion, if the digit isn't placed.
# $cell (cell): the cell
# $digits (digits): the digits that it loses
cannot-be = So { $cell } can't be { AS($digits, "or") }.
