### The words of the near miss on the page of a technique: a board whose pattern fails.

# The head.
head = Why does this one fail?
# The task.
# $technique (text): the name of the technique
task = { $technique }: the marks show one, but a single candidate breaks it. Tap the cell of that candidate.
# The board, for screen readers.
board = Board of the near miss
# Shows the answer.
show = Show the answer
# Before the reason, if the player has found it.
found = Yes:{" "}

## What another cell is to the pattern

# It has a digit.
# $cell (text): the cell
# $digit (text): the digit
filled = { $cell } is { $digit } already.
# The pattern needs its candidates.
# $cell (text): the cell
# $digits (text): its candidates, of which it is one
only = { $cell } can only be { $digits }, as the pattern needs.
# The pattern needs it as a place.
# $digit (text): the digit
# $cell (text): the cell
# $place (text): a row, column or box
place = The pattern allows { $digit } in { $cell }: it is one of its places in { $place }.
# The step would give it a digit.
# $cell (text): the cell
# $digit (text): the digit
gets = With the pattern, { $cell } would be { $digit }. The pattern doesn't depend on it.
# The step would remove candidates.
# $cell (text): the cell
# $digits (text): the candidates
loses = With the pattern, { $cell } would lose { $digits }. The pattern doesn't depend on it.
# The pattern needs it without a digit.
# $cell (text): the cell
# $digit (text): the digit
# $place (text): a row, column or box
barred = { $cell } can't be { $digit }, as the pattern needs in { $place }.
# It is no part of the pattern.
# $cell (text): the cell
outside = The pattern doesn't depend on { $cell }.

## Why the pattern fails. A reason may follow the words “Yes: ”, and begins small.

# A cell has one more candidate.
# $cell (text): the cell
# $digit (text): the candidate
holds = { $cell } can also be { $digit }. So the pattern fails.
# The same with the others.
# $cell (text): the cell
# $digit (text): the candidate
# $digits (text): the other candidates, of which the pattern needs one
holds-only = { $cell } can also be { $digit }, not only { $digits }. So the pattern fails.
# A digit has one more place.
# $place (text): a row, column or box
# $digit (text): the digit
# $cell (text): the cell
places = in { $place }, the { $digit } can also go in { $cell }. So the pattern fails.
# The same with the others.
# $place (text): a row, column or box
# $digit (text): the digit
# $cell (text): the cell
# $cells (text): the other cells, of which the pattern needs one
places-only = in { $place }, the { $digit } can also go in { $cell }, not only in { $cells }. So the pattern fails.
# A cell has a candidate that it can't have.
# $cell (text): the cell
# $digit (text): the candidate
lacks = { $cell } can be { $digit }, and the pattern needs that it can't. So the pattern fails.
