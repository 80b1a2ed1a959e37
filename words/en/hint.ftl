### The words of hints.

# The stage that the hint has reached, of three, for screen readers.
# $stage (number): its number
stage = { $stage } of 3
# Closes the hint, for screen readers.
close = Close the hint

## The buttons of a hint

# Asks for more after the place.
which-technique = Which technique?
# Asks for more after the technique.
show-reason = Show me why
# Shows the next line of the reason.
next-line = Next line
# Applies the step.
apply = Apply
# Shows which digits are wrong.
show-digits = Show which
# Shows which notes are wrong.
show-notes = Show where
# Goes back to before the first mistake.
back = Rewind
# Asks about the selected cell.
ask = Ask about a cell
# Fills the notes in again.
refill = Fill them in again
# Ends the search.
stop = Stop looking

## Hints without a step

# The worker looks for a step.
looking = Looking for the next step…
# Some of the player's digits are wrong.
# $digits (number): how many
wrong-digits =
    { $digits ->
        [one] One of your digits is wrong. Fix it before taking a hint.
       *[other] { $digits } of your digits are wrong. Fix them before taking a hint.
    }
# The board marks them.
# $digits (number): how many
marked-digits =
    { $digits ->
        [one] The marked digit is wrong.
       *[other] The { $digits } marked digits are wrong.
    }
# Some of the player's notes lack the right digit.
# $cells (number): in how many cells
lost-notes =
    { $cells ->
        [one] In one cell, your notes leave out the right digit.
       *[other] In { $cells } cells, your notes leave out the right digit.
    }
# The board marks them.
# $cells (number): in how many cells
marked-notes =
    { $cells ->
        [one] Your notes in the marked cell leave out the right digit.
       *[other] Your notes in the { $cells } marked cells leave out the right digit.
    }
# No step was found.
nothing = None of the techniques you have switched on finds a step. You haven't missed anything: from here it takes a guess, or a technique Stepdoku doesn't know.

## Where to look

# The place.
# $place (text): rows, columns, boxes or cells
look-at = Look at { $place }.
# The place for a digit.
# $digit (text): the digit
# $place (text): rows, columns, boxes or cells
look-for = Look for the { $digit } in { $place }.
# The place, where its name is long and the board frames it.
framed = the framed part of the board
# A place as it is spoken first.
# $place (text): the sentence with the place
spoken-place = Hint. { $place }
# A step as it is spoken.
# $step (text): its name
# $more (text): the sentence with the place, or the reason
spoken-step = { $step }. { $more }
# A reason as it is spoken. “Enter” is a key.
# $reason (text): the sentences of the reason
# $effect (text): what applying it does, as a sentence
spoken-reason = { $reason } { $effect } Enter applies it.

## What applying it does. “Apply” is its button.

# It places a digit.
# $digit (text): the digit
# $cell (text): its cell
puts = Apply puts { $digit } in { $cell }. You can undo it.
# It removes notes.
# $notes (number): how many
removes =
    Apply removes { $notes ->
        [one] { $notes } note
       *[other] { $notes } notes
    }. You can undo it.
# A cell has no notes, so it gets its candidates, without those that the step removes.
# $cell (text): the cell
# $digits (text): the digits that it does not get
fills-one = There are no notes in { $cell }. Apply fills in its candidates, without { $digits }.
# The same, and notes of other cells are removed.
# $cell (text): the cell
# $digits (text): the digits that it does not get
# $notes (number): how many notes are removed
fills-one-removes =
    There are no notes in { $cell }. Apply fills in its candidates, without { $digits } and removes { $notes ->
        [one] { $notes } note
       *[other] { $notes } notes
    } elsewhere.
# Cells have no notes, so they get their candidates, without those that the step removes.
# $cells (number): how many
fills =
    { $cells ->
        [one] { $cells } cell has
       *[other] { $cells } cells have
    } no notes. Apply adds the remaining candidates.
# The same, and notes of other cells are removed.
# $cells (number): how many
# $notes (number): how many notes are removed
fills-removes =
    { $cells ->
        [one] { $cells } cell has
       *[other] { $cells } cells have
    } no notes. Apply adds the remaining candidates and removes { $notes ->
        [one] { $notes } note
       *[other] { $notes } notes
    } elsewhere.

## What applying it did, for screen readers

# It placed a digit.
# $digit (text): the digit, with a capital letter
# $cell (text): its cell
placed = { $digit } placed in { $cell }.
# It removed notes.
# $notes (number): how many
removed =
    { $notes ->
        [one] { $notes } note
       *[other] { $notes } notes
    } removed.
# It added notes, and removed others.
# $cells (number): in how many cells it added notes
# $notes (number): how many notes it removed
added =
    Notes added in { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, { $notes ->
        [one] { $notes } note
       *[other] { $notes } notes
    } removed.
