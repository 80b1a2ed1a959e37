### Singles.

# $house (house): the area
# $digit (digit): its last digit
last-empty = { $house } has one empty cell left, and { $digit } is the only digit missing.

## Naked singles

# Where a digit is that a cell sees, as part of a sentence.
# $cell (cell): the cell
in-areas = in the row, column or box of { $cell }
# The same in a jigsaw.
# $cell (cell): the cell
in-areas-of-jigsaw = in the row, column or region of { $cell }
# The same where other rules add sight, such as a diagonal.
# $cell (cell): the cell
in-sight = in sight of { $cell }

# $digits (digits): the digit of the cell, and those that were ruled out earlier
# $there (words): in-areas or one of the others
already-there = Every digit but { $digits } is already { $there }.
# The same with so many digits that "already" has no room.
# $digits (digits): the digit of the cell, and those that were ruled out earlier
# $there (words): in-areas or one of the others
is-there = Every digit but { $digits } is { $there }.
# With so many digits ruled out earlier that they aren't named.
# $digit (digit): the digit of the cell
# $there (words): in-areas or one of the others
there-or-earlier = Every digit but { $digit } is { $there }, or was ruled out earlier.
# $digits (digits): the digits that earlier steps ruled out in the cell
were-ruled-out =
    the { $digits ->
        [one] digit { $digits } was
       *[other] digits { $digits } were
    } ruled out earlier.
# $cell (cell): the cell
# $digits (digits): the digits that earlier steps ruled out in the cell
were-ruled-out-there =
    In { $cell }, the { $digits ->
        [one] digit { $digits } was
       *[other] digits { $digits } were
    } ruled out earlier.

## Hidden singles

# $house (house): the area
# $digit (digit): the digit
still-needs = { $house } still needs its { $digit }.
# $cell (cell): the only place
only-left = Only { $cell } is left for it.
# $digit (digit): the digit
# $there (cells): where it is
# $cell (cell): the only place
with-only-left = With { $digit } in { $there }, only { $cell } is left for it.
# $cells (cells): where earlier steps ruled it out
# $cell (cell): the only place
earlier-only-left = It was ruled out earlier in { AS($cells, "brief") }, so only { $cell } is left for it.
# $digit (digit): the digit
# $there (cells): where it is
# $cells (cells): where earlier steps ruled it out
# $cell (cell): the only place
with-earlier-only-left = With { $digit } in { $there }, and no longer possible in { AS($cells, "brief") }, only { $cell } is left for it.
# A line, about the digit.
# $there (cells): where it is
already-in = It is already in { $there }.
# A line, about the digit.
# $cells (cells): where earlier steps ruled it out
ruled-out-in = It was ruled out earlier in { AS($cells, "brief") }.
