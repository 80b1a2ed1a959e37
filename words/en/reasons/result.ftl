### The result of a step in a few words, without a full stop.

# A guess.
# $digit (digit): the digit
# $cell (cell): its cell
try-it = Try { $digit } in { $cell }
# $cell (cell): the cell
# $digit (digit): its digit
is = { $cell } is { $digit }
# A guess was undone.
guess-was-wrong = The last guess was wrong
# The puzzle contradicts itself.
no-solution = No solution
# The candidates that are gone.
# $gone (candidates): the candidates
gone = { AS($gone, "results") }
# Some cells, in `gone`. Several of these follow each other, with commas.
# $cells (cells): the cells
# $digits (digits): the digits that they lose
are-not =
    { $cells } { $cells ->
        [one] isn't
       *[other] aren't
    } { AS($digits, "or") }
# In the place of many names.
# $count (number): how many cells
# $digits (digits): the digits that they lose
so-many-are-not =
    { $count } cells { $count ->
        [one] isn't
       *[other] aren't
    } { AS($digits, "or") }
# In the place of many names with different digits.
# $candidates (number): how many candidates
# $cells (number): in how many cells
so-many-are-out = { $candidates } candidates in { $cells } cells are out
