### Replies to a learner's answer. They name the cell or the digit of the answer, and hold without the board.

## The name of the pattern in a sentence: `this { $name }`

# A technique whose name is that of a thing.
# $technique (technique): the technique
named = { AS($technique, "within") }
# A technique without such a name, or one that isn't told.
pattern = pattern

## An answer that is true, but for another reason

# A placed digit that is right.
# $cell (cell): the cell
# $digit (digit): the digit
# $but (words): `finds-none` or one of the others
is-but = { $cell } is { $digit }, but { $but }.
# A digit that was rightly ruled out.
# $cell (cell): the cell
# $digit (digit): the digit
# $but (words): `finds-none` or one of the others
is-not-but = { $cell } isn't { $digit }, but { $but }.
# A placed digit that may be right.
# $cell (cell): the cell
# $digit (digit): the digit
# $but (words): `finds-none` or one of the others
may-be-but = { $cell } may be { $digit }, but { $but }.
# A digit that was ruled out, perhaps rightly.
# $cell (cell): the cell
# $digit (digit): the digit
# $but (words): `finds-none` or one of the others
may-not-be-but = { $cell } may be another digit than { $digit }, but { $but }.
# Any step would do.
finds-none = Stepdoku finds no step this easy that shows it
# A step of one technique is wanted.
# $technique (technique): the technique
finds-none-of = Stepdoku finds no { AS($technique, "within") } here that shows it
# $name (words): `named` or `pattern`
no-pattern-shows = no { $name } shows it
# $technique (technique): the technique
no-step-shows = no { AS($technique, "within") } shows it
# $name (words): `named` or `pattern`
this-does-not-show = this { $name } doesn't show it

## What is wrong with a digit

# $cell (cell): the cell
# $digit (digit): its digit
is-already = { $cell } is already { $digit }.
# $one (candidate): the digit in the cell
ruled-out-earlier = { $one } was ruled out earlier.
# $houses (houses): an area, or several with the same places
# $digit (digit): the digit
# $cell (cell): another place for it
could-also-go = In { $houses }, the { $digit } could also go in { $cell }.
# The same about further areas.
# $houses (houses): an area, or several with the same places
# $cell (cell): another place for the digit
it-could-also-go = In { $houses }, it could also go in { $cell }.
# $cell (cell): the cell
not-last = { $cell } isn't the last empty cell.
# After not-last.
# $houses (houses): an area, or several
# $cell (cell): another empty cell there
also-empty = In { $houses }, { $cell } is also empty.
# $cell (cell): the cell
# $digits (digits): its other candidates
could-also-be = { $cell } could also be { AS($digits, "or") }.
# The digit is right by a single of another kind.
# $cell (cell): the cell
# $digit (digit): its digit
# $technique (technique): the kind of single
# $name (words): `named` or `pattern`: what the exercise asks for
is-other-single = { $cell } is { $digit }, as a { AS($technique, "within") }. This exercise asks for a { $name }.
# $digit (digit): the learner's digit
your-digit = Your digit is { $digit }.
# After your-digit.
# $name (words): `named` or `pattern`
# $digits (digits): its digits
is-of = The { $name } here is of { $digits }.
# After your-digit.
# $name (words): `named` or `pattern`
# $digits (digits): the digits that it rules out
rules-out = The { $name } here rules out { $digits }.

## A digit that is seen

# $house (house): the area
# $digit (digit): the digit
# $by (cell): where it is
already-has = { $house } already has its { $digit }, in { $by }.
# $by (cell): where the digit is
# $digit (digit): the digit
# $cell (cell): the cell of the answer
sees-by-knight = { $by } is { $digit }, and { $cell } sees it by a knight's move.
# $by (cell): where the digit is
# $digit (digit): the digit
# $cell (cell): the cell of the answer
sees-by-king = { $by } is { $digit }, and { $cell } sees it by a king's move.
# $by (cell): where the digit is
# $digit (digit): the digit
# $cell (cell): the cell of the answer
sees-by-cage = { $by } is { $digit }, and { $cell } sees it by the cage.
# $by (cell): where the digit is
# $digit (digit): the digit
# $cell (cell): the cell of the answer
sees-it = { $by } is { $digit }, and { $cell } sees it.
# $cell (cell): the cell
# $digit (digit): the digit
so-cannot-be = So { $cell } can't be { $digit }.
# $cell (cell): the cell
# $digit (digit): the digit
so-has-none = So { $cell } has no candidate { $digit } to rule out.

## A candidate of the pattern

# $one (candidate): the candidate
# $name (words): `named` or `pattern`
is-part = { $one } is part of this { $name }, not what it rules out.
# $house (house): an area of the pattern
# $digit (digit): the digit
# $cells (cells): its places there, few cells
only-places = In { $house }, the { $digit } can only go in { AS($cells, "or") }.
# $house (house): an area of the pattern
# $digit (digit): the digit
# $cells (cells): its places there, many cells
only-places-many = In { $house }, the { $digit } can only go in { AS($cells, "brief") }.
# $cell (cell): a cell of the pattern
# $digits (digits): its candidates
can-only-be = { $cell } can only be { AS($digits, "or") }.
# $houses (houses): the areas
# $digit (digit): the digit
only-others-lose = Only the other cells of { $houses } lose { $digit }.

## A cell outside of what the pattern rules out

# $cell (cell): the cell
# $house (house): the only area
not-in = { $cell } isn't in { $house }.
# $cell (cell): the cell
# $one (house): an area
# $another (house): the other area
in-neither = { $cell } is in neither { $one } nor { $another }.
# $cell (cell): the cell
# $houses (houses): the areas
outside = { $cell } is outside { $houses }.
# After not-in and the like, about a placed digit.
# $name (words): `named` or `pattern`
is-there = The { $name } is there.
# After not-in and the like.
# $name (words): `named` or `pattern`
# $digit (digit): the digit
rules-out-there = This { $name } rules out { $digit } only there.
# $name (words): `named` or `pattern`
# $cells (cells): the cells
# $cell (cell): the cell of the answer
rules-out-only-in = This { $name } rules out candidates only in { $cells }, not in { $cell }.
# $cell (cell): the cell
# $fins (cells): the fins that it doesn't see
does-not-see =
    { $cell } doesn't see the { $fins ->
        [one] fin
       *[other] fins
    } { $fins }.
# $name (words): `named` or `pattern`
# $cells (cells): the cells of which one is right, few
# $digit (digit): the digit
by-this = By this { $name }, { AS($cells, "or") } is { $digit }.
# $name (words): `named` or `pattern`
# $cells (cells): the cells of which one is right, many
# $digit (digit): the digit
by-this-many = By this { $name }, { AS($cells, "brief") } is { $digit }.
# After by-this, of two cells.
# $cell (cell): the cell of the answer
sees-neither = { $cell } sees neither.
# After by-this.
# $cell (cell): the cell of the answer
sees-none = { $cell } sees none of them.
# After by-this.
# $cell (cell): the cell of the answer
# $seen (cells): some of them
sees-only = { $cell } sees only { $seen }.

## What the board lacks

# $digit (digit): the digit
# $cell (cell): the cell
no-house = No row, column or box has all its places for { $digit } in sight of { $cell }.
# The same where there are other areas, too.
# $digit (digit): the digit
# $cell (cell): the cell
no-area = No area has all its places for { $digit } in sight of { $cell }.
# $cell (cell): the cell
# $digit (digit): the digit
no-pair = { $cell } sees no two cells with the same two candidates, { $digit } among them.
# $digit (digit): the digit
# $cell (cell): the cell
no-two-digits = No two digits other than { $digit } have { $cell } and one more cell as their only places in a row, column or box.
# The same where there are other areas, too.
# $digit (digit): the digit
# $cell (cell): the cell
no-two-digits-in-area = No two digits other than { $digit } have { $cell } and one more cell as their only places in an area.
# $digit (digit): the digit
# $cell (cell): the cell
no-two-rows = No two rows have { $digit } only in the column of { $cell } and one other.
# After no-two-rows.
# $cell (cell): the cell
no-two-columns = No two columns have it only in the row of { $cell } and one other.

## Contradictions that an answer would cause

# $with (candidate): the digit that is placed
# $then (words): the contradiction
with = With { $with }, { $then }.
# The digit is placed in the cell of the contradiction.
# $digit (digit): the digit
# $then (words): the contradiction
with-digit = With { $digit }, { $then }.
# $without (candidate): the digit that is ruled out
# $then (words): the contradiction
without = Without { $without }, { $then }.
# The digit is ruled out in the cell of the contradiction.
# $digit (digit): the digit
# $then (words): the contradiction
without-digit = Without { $digit }, { $then }.
# $cell (cell): the cell
would-have-none = { $cell } would have no candidate left
# $house (house): the area
# $digit (digit): the digit
would-have-no-place = { $house } would have no place left for { $digit }
# $house (house): the area
# $digit (digit): the digit
would-have-twice = { $house } would have { $digit } twice
# $first (cell): the first cell of the cage, which names it
# $found (number): the sum of its digits
# $sum (number): the sum that it needs
would-add-up = the cage of { $first } would add up to { $found } instead of { $sum }
# $cell (cell): the cell
# $digit (digit): the digit
is-not = { $cell } isn't { $digit }.
# $cell (cell): the cell
# $digit (digit): the digit
nothing-rules-out = { $cell } is { $digit }, so nothing can rule it out.

## A cell that is not part of the pattern

# After is-already.
# $name (words): `named` or `pattern`
of-empty-cells = The { $name } is of empty cells.
# $cell (cell): the cell
# $digit (digit): the digit
cannot-be = { $cell } can't be { $digit }.
# After cannot-be.
# $name (words): `named` or `pattern`
each-can = Each cell of this { $name } can.
# $cell (cell): the cell
# $count (number): how many candidates it has, always several
has-many = { $cell } has { AS($count, "word") } candidates.
# After has-many.
# $name (words): `named` or `pattern`
# $most (number): how many a cell of the pattern has at most
none-has-more = No cell of this { $name } has more than { AS($most, "word") }.
# $cell (cell): the cell
sees-no-crossed = { $cell } sees none of the crossed-out candidates.
# After sees-no-crossed.
# $name (words): `named` or `pattern`
each-sees = Each cell of this { $name } sees one.
# $cell (cell): the cell
# $digit (digit): the digit
loses = { $cell } loses { $digit }.
# After loses.
# $name (words): `named` or `pattern`
is-in-cells = The { $name } is in the cells that prove it.
# $cell (cell): the cell
# $name (words): `named` or `pattern`
is-no-part = { $cell } isn't part of this { $name }.

## There is such a step

# The learner found none.
look-again = Look again.
# $technique (technique): the technique
is-on-board = { $technique } is on this board.
