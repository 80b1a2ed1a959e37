### The words of “Why?” and “Why not?”.

# The name of the answer, for screen readers: its words are announced.
answer = Answer
# Closes the panel.
close = Close
# What to do until a digit is picked.
choose = Pick a digit to see why it goes here, why it can't, or what would follow from it.

## The question

# The title before a digit is picked.
# $cell (text): the cell
ask-about = Ask about { $cell }
# The title of the question why a digit is in the cell.
# $cell (text): the cell
# $digit (text): the digit
why-is = Why is { $cell } { $digit }?
# The title of the question why a digit can't be in the cell.
# $cell (text): the cell
# $digit (text): the digit
why-not = Why can't { $cell } be { $digit }?
# The title of the question what would follow from a digit.
# $cell (text): the cell
# $digit (text): the digit
what-if = What if { $cell } were { $digit }?

## The digits of the cell

# They together, for screen readers.
digits = Digits of the cell
# A digit that is in the cell, for screen readers.
# $digit (text): the digit
digit-is = Why is it { $digit }?
# A digit that can't be in the cell, for screen readers.
# $digit (text): the digit
digit-gone = Why can't it be { $digit }?
# A candidate that something else rules out first, for screen readers.
# $digit (text): the digit
digit-then = { $digit } is ruled out then. What if it were { $digit }?
# A candidate, for screen readers.
# $digit (text): the digit
digit-possible = What if it were { $digit }?
# What the look of a digit means.
look-placed = in this cell
# What the look of a digit means.
look-possible = still possible
# What the look of a digit means.
look-gone = ruled out

## The questions so far

# They together, for screen readers.
way = Questions so far
# A supposition among them.
# $cell (text): the cell
# $digit (text): the digit
tried = { $cell } = { $digit }?
# A line of a trial among them.
# $number (number): its number
line-number = line { $number }
# Goes back one question.
back = Back

## What an answer depends on

# The list of facts.
rests = This depends on
# A digit in a cell.
# $cell (text): the cell
# $digit (text): the digit
stands = { $cell } = { $digit }
# A digit that can't be in a cell.
# $cell (text): the cell
# $digit (text): the digit
gone = { $cell } ≠ { $digit }
# Beside a fact: it is given.
given = given
# Beside a fact: the player placed it.
yours = yours
# Beside a fact: it was so before the known moves.
before = ruled out earlier
# Beside a fact: a digit on the board rules the candidate out.
by-digit = blocked by a digit
# Beside a fact: it is what is tried.
by-trial = tried
# Before a fact that the givens prove.
proof = Proof of

## A trial

# Its lines together.
lines = Line by line
# Its beginning.
# $fact (text): a digit in a cell
suppose = Suppose { $fact }
# A line.
# $fact (text): a digit in a cell, or one that can't be there
# $technique (text): the technique
line-by = { $fact } · { $technique }
# Its end.
contradiction = Contradiction
# Goes to the line before.
line-before = Back
# Goes to the line after.
line-after = Next
# The line that is shown.
# $number (number): its number
# $all (number): how many lines there are
at = { $number } of { $all }

## The work of the worker

# It looks for an answer.
busy = Looking…
# How far it is with a trial.
# $step (number): the step that it looks for
# $most (number): how many steps it looks for at most
busy-trial = step { $step } of at most { $most }
# How far it is with a digit.
# $cells (number): how many cells are filled
# $all (number): how many there are
busy-cells = { $cells } of { $all } cells
# Ends it.
cancel = Cancel
