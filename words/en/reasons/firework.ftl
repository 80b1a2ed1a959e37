### Fireworks.

# $within (house): the box
# $row (house): a row through it
# $one (cell): a cell of the row
# $digits (digits): at least two digits
# $column (house): a column through the box
# $another (cell): a cell of the column
outside = Outside { $within }, { $row } has only { $one } for the digits { $digits }, and { $column } only { $another }.
# The same with one digit.
# $within (house): the box
# $row (house): a row through it
# $one (cell): a cell of the row
# $digits (digits): the digit
# $column (house): a column through the box
# $another (cell): a cell of the column
outside-one = Outside { $within }, { $row } has only { $one } for the digit { $digits }, and { $column } only { $another }.
# After outside, with one crossing.
# $cell (cell): the crossing of row and column
# $within (house): the box
in-neither-would-be = A digit in neither would be in { $cell }, as { $within } can't have it twice.
# After outside, with several crossings.
# $cell (cell): the crossing of row and column
# $within (house): the box
in-neither-is = A digit in neither is in { $cell }, as { $within } can't have it twice.
# $cells (cells): three cells for three digits
all-three-into = That puts all three into { $cells }.
# $rows (houses): two rows
# $columns (houses): two columns
cross = { $rows } cross { $columns } in four cells.
# $count (number): how many digits, and how many cells
one-into-each = That puts { AS($count, "word") } digits into { AS($count, "word") } cells, one into each.
