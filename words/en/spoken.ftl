### The spoken names of cells, and the line about the cell under the pointer.

## The spoken name: the content, then remarks and the place, with commas between them

# The content is hidden while the game is paused.
hidden = hidden
# The content of a cell without a digit.
empty = empty
# A remark: the digit is given.
given = given
# A remark: the digit is from the solver.
from-solver = from the solver
# A remark: the digit is part of a trial.
trial = trial
# A remark: the digit is wrong.
wrong = wrong
# A remark: the cell is highlighted.
highlighted = highlighted
# A remark: one of several selected cells.
selected = selected
# A remark: the cell has colours.
# $colours (text): their names
coloured = coloured { $colours }
# A remark: candidates have a colour.
# $digits (text): the candidates
# $colour (text): the name of the colour
digits-coloured = { $digits } coloured { $colour }
# A remark: the notes of a cell.
# $digits (text): the notes
notes = notes { $digits }
# A remark: its notes in the corner.
# $digits (text): the notes
corner-notes = corner notes { $digits }
# A remark: its notes in the centre.
# $digits (text): the notes
centre-notes = centre notes { $digits }
# A remark: the candidates of a cell. Also in the line about it.
# $digits (text): the candidates, of which it has one
can-be = can be { $digits }
# A remark: the cell is in a cage without a sum.
cage = cage
# A remark: the cell is in a cage.
# $sum (number): the sum of the cage
cage-of = cage of { $sum }
# The place of a cell in short. Row and column have letters, which notations share.
# $row (text): the row, such as r4
# $column (text): the column, such as c7
address = { $row } { $column }
# The name, where the digit must not be there.
# $name (text): the name, with a capital letter
# $other (text): the cell with the same digit
clash = { $name }. Clashes with { $other }.
# The same with more cells.
# $name (text): the name, with a capital letter
# $other (text): the first cell with the same digit
# $more (number): how many more there are
clash-more = { $name }. Clashes with { $other } and { $more } more.
# The same in short.
# $name (text): the name, with a capital letter
# $other (text): the cell with the same digit
clash-short = { $name }. Clash { $other }.
# The same in short with more cells.
# $name (text): the name, with a capital letter
# $other (text): the first cell with the same digit
# $more (number): how many more there are
clash-short-more = { $name }. Clash { $other } and { $more } more.

## The line about the cell under the pointer, after the name of the cell

# It has a given.
# $digit (text): the digit
is-given = is { $digit }, a given
# It has a digit.
# $digit (text): the digit
is-digit = is { $digit }
# A remark about another cell that has the digit.
# $other (text): the other cell
# $digit (text): the digit
too = { $other } is { $digit } too
# The places of a candidate.
# $digit (text): the candidate
# $places (text): the places, with commas
places = places for { $digit }: { $places }
# Some of these places.
# $count (number): how many
# $kind (text): where they are: row, column or box
places-in = { $count } in its { $kind }
# It has notes.
# $notes (text): the word “notes” with the notes
has-notes = has the { $notes }
# The notes.
# $count (number): how many, for the choice of words
# $digits (text): the notes
note-list =
    { $count ->
        [one] note
       *[other] notes
    } { $digits }
# It has no candidate.
no-candidates = has no candidates
# It has one candidate.
# $digit (text): the candidate
can-only-be = can only be { $digit }
