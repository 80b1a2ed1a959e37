### Judgements of a learner's argument.

# $house (house): the area
# $digit (digit): the digit
no-other-place = Yes. In { $house }, the { $digit } has no other place.
# $cell (cell): the cell
# $digit (digit): the digit
no-other-candidate = Yes. { $cell } has no other candidate than { $digit }.
# $gone (candidate): what it rules out
rules-out = Yes. That rules out { $gone }.
# After one of the sentences before.
# $cells (cells): the cells that were marked without need
not-needed =
    { $cells } { $cells ->
        [one] isn't
       *[other] aren't
    } needed.
# Nothing is marked.
mark-something = Mark at least one cell, row, column or box.
# What is marked contradicts itself.
no-sense = What you marked can't all be true.
# $cell (cell): the cell
# $digits (digits): what it could also be
could-also-be = By what you marked, { $cell } could also be { AS($digits, "or") }.
# $digit (digit): the digit
# $house (house): the area
# $open (cells): where it could also go, few cells
could-also-go = By what you marked, the { $digit } of { $house } could also go in { AS($open, "or") }.
# $digit (digit): the digit
# $house (house): the area
# $open (cells): where it could also go, many cells
could-also-go-in-many = By what you marked, the { $digit } of { $house } could also go in { AS($open, "brief") }.
# $cell (cell): the cell
# $digit (digit): the digit that should be ruled out
could-still-be = By what you marked, { $cell } could still be { $digit }.
# $cell (cell): the cell
# $digit (digit): the digit that should be ruled out
# $way (candidates): some of the other digits then
could-still-be-with = By what you marked, { $cell } could still be { $digit }, with { $way }.
# $marked (number): how many things are marked
# $enough (number): how many of them are enough
fewer-are-enough =
    You marked { AS($marked, "word") }, and { AS($enough, "word") } of them { $enough ->
        [one] is
       *[other] are
    } enough. Mark only what is needed.
# The judge reaches its bounds.
cannot-tell = Stepdoku can't tell whether that is enough. Mark fewer cells.
