### Chains and loops.

# Before the first line of an XY-Chain.
two-each = Each of these cells has just two candidates.
# The first line of a chain.
# $statement (statement): what is supposed to be false
suppose = Suppose { $statement }.

## A line of a chain

# $link (link): the link from the line before
# $statement (statement): what is true then
then = { AS($link, "Then") } { AS($statement, "after") }.
# $link (link): the link from the line before
# $statement (statement): what is true then
# $because (words): the reason, such as only-place
then-because = { AS($link, "Then") } { AS($statement, "after") } ({ $because }).
# $link (link): the link from the line before
# $statement (statement): what is true then
# $next-link (link): the link to what follows
# $next (statement): what is false then
then-so = { AS($link, "Then") } { AS($statement, "after") }, { AS($next-link, "so") } { AS($next, "after") }.
# $link (link): the link from the line before
# $statement (statement): what is true then
# $because (words): the reason, such as only-place
# $next-link (link): the link to what follows
# $next (statement): what is false then
then-because-so = { AS($link, "Then") } { AS($statement, "after") } ({ $because }), { AS($next-link, "so") } { AS($next, "after") }.
# Like then-so, about another digit of the same cells.
# $link (link): the link from the line before
# $statement (statement): what is true then
# $next-link (link): the link to what follows
# $next (statement): the digit
then-so-not = { AS($link, "Then") } { AS($statement, "after") }, { AS($next-link, "so") } not { $next }.
# Like then-because-so, about another digit of the same cells.
# $link (link): the link from the line before
# $statement (statement): what is true then
# $because (words): the reason, such as only-place
# $next-link (link): the link to what follows
# $next (statement): the digit
then-because-so-not = { AS($link, "Then") } { AS($statement, "after") } ({ $because }), { AS($next-link, "so") } not { $next }.

## Reasons in brackets

# $house (house): the area
only-place = the only place left in { $house }
# Several cells have the digit together.
# $house (house): the area
only-places = the only places left in { $house }
# $set (set): an almost locked set
# $digit (digit): the digit that it loses
set-without = { $set } without { $digit } keeps all its other digits
# The cell has two candidates.
other-candidate = its other candidate
# A clue about two cells leaves just one candidate there.
# $digits (digits): the other digits of the first cell
# $cell (cell): the first cell
# $clue (words): the clue, by a name of `clues.ftl`
only-fitting = its only candidate that fits beside { AS($digits, "or") } in { $cell } by { $clue }
# The digit has two places among the cells of a clue, the cells of the link.
# $clue (words): the clue, by a name of `clues.ftl`
# $digit (digit): the digit
only-place-needed = { $clue } needs { $digit }, and no other place is left

## The end of a chain

# Both ends have the same digit.
# $one (statement): the cells of one end
# $another (statement): the cells of the other
# $digit (digit): the digit
one-end-is = So { $one } or { $another } is { $digit }.
# The ends have different digits.
# $one (statement): one end
# $another (statement): the other
one-end = So { $one } or { $another }.
# A chain from a statement to its opposite.
# $cell (cell): the cell
# $digit (digit): its digit
would-have-to-be = If { $cell } weren't { $digit }, it would have to be { $digit }.
# The conclusion after would-have-to-be, if the cell has lost candidates.
# $cell (cell): the cell
# $digit (digit): its digit
# $others (digits): the digits that it loses
is-and-cannot-be = So { $cell } is { $digit } and can't be { AS($others, "or") }.

## The end of a loop

# A line of a loop.
is-a-loop = This chain is a loop: exactly one end of every link is true.
# A line for a weak link, of two ends.
# $ends (cells): the cells of its ends
# $digit (digit): the digit
# $cells (cells): the cells that lose it
one-of-both-ends =
    One of { $ends } is { $digit }, so { AS($cells, "brief") }, which { $cells ->
        [one] sees
       *[other] see
    } both, can't be.
# The same, with more cells at its ends.
# $ends (cells): the cells of its ends
# $digit (digit): the digit
# $cells (cells): the cells that lose it
one-of-all-ends =
    One of { $ends } is { $digit }, so { AS($cells, "brief") }, which { $cells ->
        [one] sees
       *[other] see
    } them all, can't be.
# A line for a weak link inside a cell.
# $cell (cell): the cell
# $digits (digits): its two digits
nothing-else = { $cell } is { AS($digits, "or") }, and nothing else.
# A line for a set.
# $set (set): the set
# $ends (digits): the digits of its links
# $digits (digits): its other digits
set-keeps = In this loop, { $set } lacks only { AS($ends, "or") }, so it keeps { $digits }.
# After set-keeps, about one digit.
# $cells (cells): the cells that lose it
# $digit (digit): the digit
see-every =
    { AS($cells, "brief") } { $cells ->
        [one] sees
       *[other] see
    } every { $digit } there.
# After set-keeps, about several digits.
# $cells (cells): the cells that lose them
see-every-place =
    { AS($cells, "brief") } { $cells ->
        [one] sees every place there for the digits that it loses
       *[other] see every place there for the digits that they lose
    }.
