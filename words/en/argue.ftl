### The words of reasons that players give for their moves.

# Lets the player give the reason for each answer in an exercise.
switch = Say why
# The card with the question.
title = Say why
# Asks for the reason of a digit.
# $cell (text): its cell
# $digit (text): the digit
ask-placed = Why is { $cell } { $digit }?
# Asks for the reason of a candidate that is ruled out.
# $cell (text): its cell
# $digit (text): its digit
ask-removed = Why can't { $cell } be { $digit }?
# How to answer for a digit.
how-placed = Mark the cells that force it. If a row, column or box is part of the reason, press its button.
# How to answer for a candidate that is ruled out.
how-removed = Mark the cells that rule it out.
# The buttons of the rows, columns and boxes together, for screen readers.
houses = Row, column or box
# Lets the reason be judged.
judge = That's why
# Takes the move back.
take-back = Take it back
# Goes on without a reason, in a game.
skip = Skip
# Shows the reason, in an exercise.
show = Show the reason
# A cell was marked, for screen readers.
# $cell (text): its name
marked-cell = { $cell } marked.
# Its mark was removed.
# $cell (text): its name
unmarked-cell = { $cell } no longer marked.

## Kinds of reasons

# The last empty cell of a row, column or box.
full-house = full house
# The last place for a digit in a row, column or box.
hidden-single = hidden single
# The last candidate of a cell.
naked-single = naked single
# A reason with empty cells.
pattern = pattern
# How many reasons held at once.
# $held (number): how many
# $all (number): how many moves needed a reason
at-once = { $held } of { $all } at once
# The kind of reason with which somebody has the most trouble.
# $kind (text): its name
# $held (number): how many of this kind held at once
# $all (number): how many of this kind held in the end
weakest-kind = { $kind }, { $held } of { $all } at once
