### Clues: lines, dots, numbers and other signs over some cells.

## Names, as part of a sentence

# $cell (cell): its bulb
thermometer = the thermometer from { $cell }
# $cells (cells): its circle
arrow = the arrow of { $cells }
# $cells (cells): the two cells
dot = the dot between { $cells }
# A sign between two cells: V, X or a sum.
# $cells (cells): the two cells
sign = the sign between { $cells }
# $cell (cell): its first cell
renban = the renban line from { $cell }
# $cell (cell): its first cell
whispers = the whispers line from { $cell }
# $cell (cell): its first cell
palindrome = the palindrome from { $cell }
# $cell (cell): its first cell
little-killer = the little killer from { $cell }
# $cell (cell): the first cell of its row or column
sandwich = the sandwich from { $cell }
# $cell (cell): one of its ends
between = the between line from { $cell }
# A circle for an odd digit, a square for an even one, or arrows for the least or greatest one.
# $cell (cell): the cell
mark = the mark in { $cell }
# $cells (cells): the cells around it
quadruple = the circle between { $cells }
# $cell (cell): its first cell
extra-region = the extra region of { $cell }
# $cell (cell): the first cell of one of the two
twin = the clone of { $cell }
# $cell (cell): its first cell
region-sum = the region sum line from { $cell }
# A rule that holds for all neighbours, or for all boxes.
everywhere = the rule of this board

## What a clue says

# $clue (words): a clue
# $cell (cell): its cell
odd-digit = By { $clue }, { $cell } is odd.
# $clue (words): a clue
# $cell (cell): its cell
even-digit = By { $clue }, { $cell } is even.
# $clue (words): a clue
# $cells (cells): two cells of it
same = By { $clue }, { $cells } are the same digit.
# $clue (words): a clue
# $less (cell): a cell of it
# $more (cell): another
less = By { $clue }, { $less } is less than { $more }.
# $clue (words): a clue
# $less (cell): a cell of it
# $by (number): at least by how much
# $more (cell): another
less-by = By { $clue }, { $less } is at least { $by } less than { $more }.
# $clue (words): a clue
# $cells (cells): two cells of it
# $by (number): the difference
apart = By { $clue }, { $cells } differ by at least { $by }.
# $clue (words): a clue
# $cells (cells): two cells of it
differ = By { $clue }, { $cells } differ.
# $clue (words): a clue
# $cells (cells): two cells of it
# $by (number): the difference
differ-by = By { $clue }, { $cells } differ by { $by }.
# $clue (words): a clue
# $cells (cells): two cells of it
# $times (number): the ratio
times = By { $clue }, one of { $cells } is { $times } times the other.
# $clue (words): a clue
# $cells (cells): two cells of it
# $by (number): a difference
not-by = By { $clue }, { $cells } don't differ by { $by }.
# $clue (words): a clue
# $cells (cells): two cells of it
# $times (number): a ratio
not-times = By { $clue }, neither of { $cells } is { $times } times the other.
# $clue (words): a clue
# $cells (cells): two cells of it
# $sum (number): a sum
not-sum = By { $clue }, { $cells } don't add up to { $sum }.
# The same for all neighbours along a line.
# $clue (words): a clue
# $by (number): the difference
all-apart = Neighbours along { $clue } differ by at least { $by }.
# $clue (words): a clue
rises = Digits rise along { $clue }.
# $clue (words): a line
# $ends (cells): its ends
between-ends = The digits along { $clue } lie between those of { $ends }.
# $clue (words): a clue
# $cells (cells): its cells
run = By { $clue }, { $cells } have consecutive digits.
# $clue (words): a clue
# $digits (digits): digits that some of its cells have
has = { $clue } needs { $digits }.
# $clue (words): a clue
# $cells (cells): its cells
# $sum (number): their sum
sum-is =
    By { $clue }, { $cells } { $cells ->
        [one] is
       *[other] add up to
    } { $sum }.
# $clue (words): a clue
# $cells (cells): some of its cells, always several
# $other (cell): the cell with their sum
sum-to = By { $clue }, { $cells } add up to { $other }.
# $clue (words): a clue
# $cells (cells): some of its cells
# $others (cells): as many as add up to the same, or one
sum-as =
    By { $clue }, { $cells } { $cells ->
        [one] is
       *[other] add up to
    } as much as { $others ->
        [one] { $others }
       *[other] { $others } together
    }.
# $clue (words): an arrow
# $cells (cells): its cells without the circle
# $circle (cells): two or three cells, whose figures are read in order
sum-read =
    By { $clue }, { $cells } { $cells ->
        [one] is
       *[other] add up to
    } the number in { $circle }.
# $clue (words): a clue
# $least (digit): the least digit of the board
# $most (digit): the greatest one
# $house (house): a row or column
# $sum (number): a sum
sandwich-sum = By { $clue }, the digits between { $least } and { $most } in { $house } add up to { $sum }.

## What is known

# $filled (list): filled cells, each by `cell-is` of cages
known = { $filled }.
# $cell (cell): a cell
# $digits (digits): all of its candidates
can-only-be = { $cell } can only be { AS($digits, "or") }.
# $digits (digits): some digits
nothing-beside = No other digit fits beside { $digits }.
# $count (number): how many cells
# $cell (cell): a cell that loses candidates
# $bound (digit): the least digit for it
before-it =
    { $count ->
        [one] One cell comes
       *[other] { $count } cells come
    } before { $cell }, so it is at least { $bound }.
# $count (number): how many cells
# $cell (cell): a cell that loses candidates
# $bound (digit): the greatest digit for it
behind-it =
    { $count ->
        [one] One cell comes
       *[other] { $count } cells come
    } after { $cell }, so it is at most { $bound }.
# $from (cell): a cell
# $least (digit): its least candidate
# $cell (cell): a cell that loses candidates
# $bound (digit): the least digit for it
as-at-least = As { $from } is at least { $least }, { $cell } is at least { $bound }.
# $from (cell): a cell
# $most (digit): its greatest candidate
# $cell (cell): a cell that loses candidates
# $bound (digit): the greatest digit for it
as-at-most = As { $from } is at most { $most }, { $cell } is at most { $bound }.
# $from (cell): a filled cell
# $digit (digit): its digit
# $cell (cell): a cell that loses candidates
# $bound (digit): the least digit for it
is-so-at-least = As { $from } is { $digit }, { $cell } is at least { $bound }.
# $from (cell): a filled cell
# $digit (digit): its digit
# $cell (cell): a cell that loses candidates
# $bound (digit): the greatest digit for it
is-so-at-most = As { $from } is { $digit }, { $cell } is at most { $bound }.
# $ends (cells): two cells
# $least (digit): the least digit that one of them may be
# $most (digit): the greatest one
within = { $ends } are at least { $least } and at most { $most }.
# A line.
# $cell (cell): a cell
# $digit (digit): a candidate that goes
# $other (cell): another cell
# $digits (digits): what it would be, always something that it can't be
would-be = If { $cell } is { $digit }, { $other } would be { AS($digits, "or") }, which it can't be.
# A line.
# $cell (cell): a cell
# $digit (digit): a candidate that goes
# $cells (cells): two others
# $with (digit): what both would be, as nothing else fits there
both-would-be = If { $cell } is { $digit }, { $cells }, which see each other, would both be { $with }.
# A line.
# $cell (cell): a cell
# $digit (digit): a candidate that goes
# $cells (cells): two others
# $without (digits): what else would fit there, but is gone
# $with (digit): what both would be
both-would-be-without = If { $cell } is { $digit }, { $cells }, which see each other and can't be { AS($without, "or") }, would both be { $with }.
# A line.
# $least (digit): the first of some consecutive digits
# $most (digit): the last
# $fate (list): what becomes of them: has-other, has-none, or no-place, goes-in and then-in of cages
run-line = From { $least } to { $most }: { AS($fate, "clauses") }.
# Part of run-line.
# $cell (cell): a filled cell
# $digit (digit): its digit, which is another
has-other = { $cell } is { $digit }
# Part of run-line.
# $cell (cell): a cell
has-none = { $cell } can't be any of them
# After the lines, if any.
# $left (number): how many sequences of digits are possible
# $count (number): how many digits each has
# $digit (digit): one that is in all of them
# $cells (cells): its places
run-has =
    { $left ->
        [one] The only sequence of { $count } that is left has
       *[other] Each sequence of { $count } that is left has
    } { $digit }, which { $cells ->
        [one] can only go
       *[other] is
    } in { AS($cells, "or") }.
# $digit (digit): a digit that some cells have
# $cells (cells): where it can be
is-in =
    { $digit } { $cells ->
        [one] can only go
       *[other] is
    } in { AS($cells, "or") }.
# After has.
# $digit (digit): a digit that some cells have twice
# $cells (cells): its places
needs-twice = It needs { $digit } twice, and only { $cells } can be { $digit }.
# A line.
# $cell (cell): a cell
# $digit (digit): a digit that some cells have twice
no-second = If { $cell } is { $digit }, it sees every other place for { $digit }.
# $digits (digits): all digits that some cells still need
# $cells (cells): these, as many as digits
leaves-for = That leaves { $digits } for { $cells }.
# Part of `bounds` of cages.
# $times (number): 10 or 100
# $cell (cell): a cell whose digit counts so many times
# $sum (number): what it counts at least
times-at-least = { $times } times { $cell } is at least { $sum }
# Part of `bounds` of cages.
# $times (number): 10 or 100
# $cell (cell): a cell whose digit counts so many times
# $sum (number): what it counts at most
times-at-most = { $times } times { $cell } is at most { $sum }

## Sandwiches

# After sandwich-sum: the sum is 0.
# $least (digit): the least digit
# $most (digit): the greatest one
side-by-side = So { $least } and { $most } are side by side.
# After sandwich-sum.
# $count (number): how many cells
gap =
    So there { $count ->
        [one] is one cell
       *[other] are { $count } cells
    } between them.
# After sandwich-sum.
# $counts (list): how many cells there may be, each by `count`, always several
gaps = So there are { AS($counts, "or") } cells between them.
# Part of `gaps`.
# $count (number): how many
count = { $count }
# A line.
# $cell (cell): a cell
# $digit (digit): the least or the greatest digit
# $other (digit): the other of them
# $cells (cells): where it would be
end-would-be = If { $cell } is { $digit }, { $other } would be in { AS($cells, "or") }, which can't be.
# A line.
# $cell (cell): a cell
# $digit (digit): the least or the greatest digit
# $other (digit): the other of them
no-room = If { $cell } is { $digit }, there is no room for { $other }.
# $least (digit): the least digit
# $cells (cells): its places, always several
# $most (digit): the greatest one
# $others (cells): its places, always several
ends-in = { $least } can only go in { AS($cells, "or") }, and { $most } only in { AS($others, "or") }.
# Part of `known`.
# $cells (cells): some empty cells
# $digits (digits): digits that they lack
cannot-be = { $cells } can't be { AS($digits, "or") }
# After sandwich-sum.
# $house (house): its row or column
# $all (number): the sum of all digits
# $amount (text): what the digits that are neither the ends nor between them add up to, such as 45 − 10 − 30 = 5
outside-sum = All digits of { $house } add up to { $all }, so those outside add up to { $amount }.
# After `ways` of cages: all of them, or all for the other part, have some digits.
# $digits (digits): these
# $least (digit): the least digit
# $most (digit): the greatest one
# $cells (cells): cells that lose them, as they are never between the two
puts-between = That puts { $digits } between { $least } and { $most }, where { $cells } can't be.
# After `ways` of cages: all of them, or all for the other part, have some digits.
# $digits (digits): these
# $least (digit): the least digit
# $most (digit): the greatest one
# $cells (cells): cells that lose them, as they are never outside the two
puts-outside = That puts { $digits } outside { $least } and { $most }, where { $cells } can't be.

## Ways to fill the cells of a clue

# $clue (words): a clue
# $cells (cells): its empty cells
# $count (number): how many ways
ways-left =
    By { $clue } and their candidates, { $cells } can be filled in { $count ->
        [one] one way
       *[other] { $count } ways
    }.
# A line.
# $filled (list): the cells with their digits, each by `cell-is` of cages
way = { $filled }.
# After the lines.
# $digit (digit): a digit
# $cells (cells): its places
each-way-has =
    Each way has { $digit }, which { $cells ->
        [one] can only go
       *[other] is
    } in { AS($cells, "or") }.
