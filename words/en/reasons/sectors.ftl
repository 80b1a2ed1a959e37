### Multi-sector locked sets and SK loops.

# Of an SK loop.
# $boxes (houses): the boxes
# $count (number): how many cells
# $named (aside): `named`, or nothing
loop-through = A loop through { $boxes } has { AS($count, "word") } empty cells{ $named }.
# $rows (houses): rows
# $columns (houses): columns
cross = { $rows } cross { $columns }.
# After cross.
# $count (number): how many cells
# $named (aside): `named`, or nothing
there-are-empty = There, { AS($count, "word") } cells are empty{ $named }.
# The names of the cells, behind a sentence.
# $cells (cells): the cells
named = : { $cells }
# A line for an area.
# $house (house): the area
# $digits (digits): the digits
can-have =
    { $house } can have { $digits } there { $digits ->
        [one] once
       *[other] once each
    }.
# $count (number): how many digits and cells
at-most = That makes at most { AS($count, "word") } digits for { AS($count, "word") } cells, and no others are possible.
# All areas are rows or columns.
so-each-line = So each line has all of its own there, and none elsewhere.
# All areas are rows or columns, and cells of the pattern lose digits, too.
so-each-line-once = So each line has all of its own there and none elsewhere, and each counts for a single line.
# The areas are of several kinds.
so-each-area = So each area has all of its own there, and none elsewhere.
# The areas are of several kinds, and cells of the pattern lose digits, too.
so-each-area-once = So each area has all of its own there and none elsewhere, and each counts for a single area.
