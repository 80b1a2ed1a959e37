### Forcing chains, nets and Kraken fish: what follows from suppositions.

## Where it begins

# $cell (cell): a cell
# $digit (digit): a digit
suppose = Suppose { $cell } is { $digit }.

# $cell (cell): a cell
# $digit (digit): a digit
suppose-not = Suppose { $cell } isn't { $digit }.

# $cell (cell): a cell
# $digit (digit): a digit
is-or-isnt = { $cell } is { $digit }, or it isn't.

# $cell (cell): a cell
# $digits (digits): its candidates
cell-must-be = { $cell } must be { AS($digits, "or") }.

# $house (house): an area
# $digit (digit): a digit
# $cells (cells): its places
house-needs = In { $house }, the { $digit } must be in { AS($cells, "or") }.

# A Kraken fish.
# $base (houses): the areas of the fish
# $digit (digit): its digit
# $cover (houses): the areas across, one less
need-cells = { $base } need { AS($base, "word") } cells for { $digit }, and { $cover } can give only { AS($cover, "word") }.

# After need-cells.
# $cells (cells): the cells that the areas across leave out
# $digit (digit): the digit
so-must-be = So { AS($cells, "or") } must be { $digit }.

# In the place of so-must-be, if it is long.
# $cells (cells): the cells that the areas across leave out
# $digit (digit): the digit
so-one-must-be = So one of { $cells } must be { $digit }.

## Lines

# The first line of a case.
# $cell (cell): a cell
# $digit (digit): the digit that it is supposed to be
# $then (words): a clause, from must-by-cell to no-other-cell
if-is = If { $cell } is { $digit }, { $then }.

# The first line of a case.
# $cell (cell): a cell
# $digit (digit): the digit that it is supposed not to be
# $then (words): a clause, from must-by-cell to no-other-cell
if-isnt = If { $cell } isn't { $digit }, { $then }.

# The only line of several cases.
# $cells (cells): the cells, at least two
# $digit (digit): the digit that one of them is supposed to be
# $gone (cell): the cell that sees them
# $what (words): `both` or them-all
# $lost (digit): what it can't be
if-any-is = If { AS($cells, "or") } is { $digit }, { $gone }, which sees { $what }, can't be { $lost }.

# A later line.
# $then (words): a clause, from must-by-cell to digits-go
then = Then { $then }.

# The line of what the case rules out.
# $then (words): can-not-be or no-other-cell
so = So { $then }.

# A line after `so`.
# $then (words): can-not-be or no-other-cell
also = Also, { $then }.

# A line before that of a contradiction.
# $cell (cell): a cell without a digit
# $went (list): where its candidates went, as in `must`
in-cell = In { $cell }, { AS($went, "commas") }.

# A line before that of a contradiction.
# $house (house): an area without a place for a digit
# $went (list): where its places went, as in must-in
in-house = In { $house }, { AS($went, "commas") }.

# The line of a contradiction.
# $leaves (words): a clause, from no-digit to sum
# $cell (cell): a cell
# $digit (digit): the digit that it was supposed to be
so-can-not-be = { $leaves }, so { $cell } can't be { $digit }.

# The line of a contradiction.
# $leaves (words): a clause, from no-digit to sum
# $cell (cell): a cell
# $digit (digit): the digit that it was supposed not to be
so-must-be-after-all = { $leaves }, so { $cell } must be { $digit }.

# The end of the only case.
# $leaves (words): a clause, from no-digit to sum
impossible = { $leaves }, which is impossible.

## Clauses of lines: a digit that must be somewhere

# The line before leaves the cell this candidate.
# $cell (cell): a cell
# $digit (digit): its digit
must-by-cell = { $cell } must be { $digit } (its only candidate left)

# The line before leaves the area this place.
# $cell (cell): a cell
# $digit (digit): its digit
# $house (house): the area that needs it
must-by-house = { $cell } must be { $digit } (the only place left in { $house })

# $cell (cell): a cell
# $digit (digit): its digit
# $went (list): where its other candidates went, from digits-went to cell-is
must = { $cell } must be { $digit } ({ AS($went, "commas") })

# $cell (cell): a cell
# $digit (digit): its digit
# $house (house): the area that needs it
# $went (list): where its other places went, from cells-went to cell-is
must-in = { $cell } must be { $digit } (in { $house }, { AS($went, "commas") })

# The first in the list.
# $digits (digits): candidates of a cell, nearly always one
# $cell (cell): the filled cell that rules them out
digits-went = the { AS($digits, "and the") } went with { $cell }

# The first in the list.
# $digits (digits): candidates of a cell, nearly always one
digits-went-above = the { AS($digits, "and the") } went in a line above

# After digits-went.
# $digits (digits): candidates of a cell, nearly always one
# $cell (cell): the filled cell that rules them out
digits-with = the { AS($digits, "and the") } with { $cell }

# After digits-went.
# $digits (digits): candidates of a cell, nearly always one
digits-above = the { AS($digits, "and the") } in a line above

# The first in the list.
# $cells (cells): places of a digit
# $cell (cell): the filled cell that rules them out
cells-went = { $cells } went with { $cell }

# The first in the list.
# $cells (cells): places of a digit
cells-went-above = { $cells } went in a line above

# After cells-went.
# $cells (cells): places of a digit
# $cell (cell): the filled cell that rules them out
cells-with = { $cells } with { $cell }

# After cells-went.
# $cells (cells): places of a digit
cells-above = { $cells } in a line above

# The last in the list.
# $cell (cell): a filled cell
# $digit (digit): its digit
cell-is = { $cell } is { $digit }

## Clauses of lines: patterns

# $digit (digit): a digit
# $houses (houses): the areas that need it
# $cover (houses): the areas of all its places
# $gone (candidates): the candidates that are gone
digit-goes = the { $digit } of { $houses } must be in { $cover }, so { AS($gone, "all-losses") }

# $house (house): an area
# $cells (cells): some of its cells
# $digits (digits): as many digits
# $gone (candidates): the candidates that are gone
cells-have = in { $house }, { $cells } can only be { AS($digits, "or") }, so { AS($gone, "all-losses") }

# $digits (digits): some digits
# $house (house): an area
# $cells (cells): as many cells
# $gone (candidates): the candidates that are gone
digits-go = the digits { $digits } of { $house } must be in { $cells }, so { AS($gone, "all-losses") }

## Clauses of lines: the end of a case

# The case is the conclusion.
nothing-else = nothing else is needed
# Before a contradiction.
goes-wrong = something goes wrong

# Of the cell that was just supposed to have a digit.
# $digits (digits): the digits that it can't be
it-can-not-be = it can't be { AS($digits, "or") }

# $cell (cell): a filled cell
# $digits (digits): the digits that it can't be
can-not-be = { $cell } can't be { AS($digits, "or") }

# $cells (cells): the cells that lose a digit
# $seen (cell): the filled cell that they see
# $digit (digit): its digit
no-other-cell =
    { AS($cells, "brief") }, which { $cells ->
        [one] sees
       *[other] see
    } { $seen }, can't be { $digit }

## Clauses of lines: contradictions

# $cell (cell): a cell
no-digit = That leaves no digit for { $cell }

# $digit (digit): a digit
# $house (house): an area
no-place = That leaves no place for { $digit } in { $house }

# $digit (digit): a digit
# $house (house): an area
twice = That puts { $digit } into { $house } twice

# $cell (cell): the first cell of a cage
# $found (number): what its digits add up to
# $sum (number): what they have to
sum = Then the cage of { $cell } adds up to { $found } instead of { $sum }

## Conclusions

# All cases place the same digit.
# $cell (cell): the cell
# $digit (digit): the digit
each-way = Each way, { $cell } is { $digit }.

# Before the conclusion about them.
each-case = Each case rules out the same candidates.
