### The words of clues: lines, dots, numbers and other signs over some cells.

## What the label of a cell says about each of its clues, for screen readers. It repeats often, so it is short.

# The cell is on a line.
# $name (text): the name of the clue, such as “thermometer”
# $place (number): its place on the line, from 1
# $cells (number): how many cells the line has
on-line = { $name }, { $place } of { $cells }
# The cell is in the circle that an arrow comes from.
# $name (text): the name of the clue
in-circle = { $name }, circle
# A sign or a clone ties the cell to another one.
# $name (text): the name of the clue, such as “white dot”
# $other (text): the other cell
with = { $name } with { $other }
# The digit is greater than that of a neighbour.
# $other (text): the neighbour
greater-than = greater than { $other }
# The digit is less than that of a neighbour.
# $other (text): the neighbour
less-than = less than { $other }
# The cell is one of those around a circle with digits.
# $name (text): the name of the clue
# $digits (text): the digits
around = { $name } { $digits }
# The row or column has a number beside the board.
# $name (text): the name of the clue, such as “sandwich”
# $number (number): its number
# $house (text): the row or column
beside = { $name } { $number } in { $house }
# The cell is on a diagonal with a number beside the board.
# $name (text): the name of the clue, such as “little killer”
# $number (number): its number
# $place (number): the place of the cell on the diagonal, from 1
# $cells (number): how many cells the diagonal has
on-diagonal = { $name } { $number }, { $place } of { $cells }
# The digits break the rule of the clue.
# $said (text): one of the texts above
broken = { $said }, broken

## The line under the board, and the answer to a question

# The digits break the rule of a clue.
# $cell (text): its first cell
# $name (text): the name of the clue
# $rule (text): its rule, a sentence
broken-at = Broken at { $cell }: { $name }. { $rule }
# The digits break a rule of the whole board.
# $rule (text): the rule, a sentence
broken-rule = Broken rule: { $rule }
# A clue of a cell with its rule.
# $said (text): what its label says, with a capital letter
# $rule (text): the rule, a sentence
meaning = { $said }. { $rule }
