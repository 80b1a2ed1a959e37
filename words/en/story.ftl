### The words of the story of how a puzzle is made. Its events fill a board and then remove digits.

# Before the first event.
start = The board is empty. Fill it, then remove givens while the puzzle keeps one solution.
# The place in the story.
# $number (number): the number of the event
# $all (number): how many events there are
place = Event { $number } of { $all }
# After the last event.
# $givens (number): how many givens the puzzle has
# $level (text): its level, such as very hard
finished =
    The puzzle is finished: { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    }, one solution, { $level }.

## The buttons

# The slider and the buttons together, for screen readers.
events = Events
# Goes to the start.
to-start = Start
# The same in full, for screen readers.
to-start-help = Start: back to the empty board
# Goes back one event.
back = Back
# The same in full, for screen readers.
back-help = Back one event
# Goes to the next event.
next = Next
# The same in full, for screen readers.
next-help = Next event
# Goes to the next part of the story.
skip = Skip
# The same in full, for screen readers.
skip-help = Skip to the next part
# Goes to the end.
to-end = End
# The same in full, for screen readers.
to-end-help = End: the finished puzzle
# Shows one event after another.
run = Run
# Stops that.
stop = Stop
# Makes another puzzle.
again = Make another
# The choice of the way to fill the board.
filling = Filling the board
# Fills it with digits at random.
filling-random = Random digits
# Fills it with a regular pattern and shuffles that.
filling-pattern = Shuffled pattern

## The numbers beside the board

# How many digits were tried.
tries = Tries
# How many of them were wrong.
dead-ends = Dead ends
# How many proofs of one solution there were.
proofs = Proofs
# The number of proofs, with the work for them.
# $proofs (text): how many
# $nodes (text): how many nodes their searches had, a large number
proofs-nodes = { $proofs } ({ $nodes } nodes)
# Other boards were tried first.
# $boards (number): how many
boards-before =
    { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    } before this one gave no puzzle of this level.

## Events that fill the board

# The story begins with a full board.
board = Begin with this full board.
# The story begins with a pattern.
pattern = Begin with a pattern: each row is the one above it, shifted, so no digit repeats.
# The pattern is turned.
transpose = Turn rows into columns.
# The digits are exchanged.
relabel = Give each digit another name, the same everywhere.
# A band is the rows of a row of boxes.
# $one (number): the number of a band
# $another (number): that of another
bands = Swap the bands { $one } and { $another }.
# A stack is the columns of a column of boxes.
# $one (number): the number of a stack
# $another (number): that of another
stacks = Swap the stacks { $one } and { $another }.
# Two rows of a band change places.
# $one (number): the number of a row
# $another (number): that of another
rows = Swap rows { $one } and { $another }, of the same band.
# Two columns of a stack change places.
# $one (number): the number of a column
# $another (number): that of another
columns = Swap columns { $one } and { $another }, of the same stack.
# Some boxes are filled first.
boxes = Fill the boxes on the diagonal at random. They share no row or column, so any digits fit.
# The first row is filled first.
row = Fill the first row at random. One row allows any order of digits.
# A digit is tried.
# $digit (text): the digit
# $cell (text): the name of its cell
try-digit = Try { $digit } in { $cell }.
# Digits follow from those that are there.
# $digits (number): how many
follow =
    { $digits ->
        [one] { $digits } digit follows
       *[other] { $digits } digits follow
    } from the others.
# The digits tried were wrong.
# $tries (number): how many of them are taken back
dead-end =
    { $tries ->
        [one] A dead end: a digit has no place left. Take back the last try.
       *[other] A dead end: a digit has no place left. Take back the last { $tries } tries.
    }
# The search begins again.
restart = This search takes too long. Clear the board and begin again.
# The rest of a search is left out of the story.
# $tries (text): how many tries it had, a large number
# $dead-ends (text): how many of them were wrong, a large number
cut = The search was too long to show. It took { $tries } more tries and { $dead-ends } dead ends.

## Events that remove digits, or keep them

# Some cells, where there are too many to name them. It stands in the sentences below.
# $count (number): how many cells
these-digits = these { $count } digits
# A search has proved that there is still one solution.
# $cells (text): the names of the cells, or how many digits
# $nodes (number): how many nodes the search had
gone-nodes =
    Remove { $cells }: still one solution, proved in { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }.
# Hidden singles prove it.
# $cells (text): the names of the cells, or how many digits
gone-hidden-singles = Remove { $cells }: hidden singles still solve the puzzle.
# Singles prove it.
# $cells (text): the names of the cells, or how many digits
gone-singles = Remove { $cells }: singles still solve the puzzle.
# A search has found a second solution.
# $cells (text): the names of the cells, or how many digits
# $count (number): how many cells
# $nodes (number): how many nodes the search had
needed-nodes =
    Keep { $cells }: without { $count ->
        [one] it
       *[other] them
    } there is another solution, found in { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }.
# Hidden singles should solve the puzzle, and would not.
# $cells (text): the names of the cells, or how many digits
# $count (number): how many cells
needed-hidden-singles =
    Keep { $cells }: without { $count ->
        [one] it
       *[other] them
    } hidden singles no longer solve the puzzle.
# Singles should solve the puzzle, and would not.
# $cells (text): the names of the cells, or how many digits
# $count (number): how many cells
needed-singles =
    Keep { $cells }: without { $count ->
        [one] it
       *[other] them
    } singles no longer solve the puzzle.
# The proof takes too long.
# $cells (text): the names of the cells, or how many digits
# $count (number): how many cells
undecided =
    Keep { $cells }: without { $count ->
        [one] it
       *[other] them
    } the proof would take too long.
# The puzzle would have a higher level.
# $cells (text): the names of the cells, or how many digits
# $count (number): how many cells
too-hard =
    Keep { $cells }: without { $count ->
        [one] it
       *[other] them
    } the puzzle would be too hard.
