### The words of feedback on moves, and of the review of a game.

# Opens the review.
open = Review my moves
# The worker has just begun to judge the moves.
beginning = Reviewing your moves…
# How far it is.
# $done (number): how many moves are judged
# $all (number): how many there are
busy = Reviewing your moves: { $done } of { $all }
# The board before the selected move, and why that move had to be, for screen readers.
seen = The board before this move, with the reason

## The moves

# The slider, for screen readers.
slider = Move
# The position of the slider.
# $line (number): the number of the move
# $all (number): how many moves there are
place = { $line } of { $all }
# The list, for screen readers.
list = All moves, from the first
# Goes to the move before.
back = Back
# Goes to the move after.
next = Next move
# The game has no moves to judge.
no-moves = You made no moves of your own.
# How many moves were forced.
# $forced (number): how many
# $all (number): how many moves there are
# $wrong (number): how many were wrong, which is never 0 here
forced-wrong =
    { $forced } of { $all ->
        [one] { $all } move
       *[other] { $all } moves
    } had a reason on the board. { $wrong } wrong.
# The same where none was wrong.
# $forced (number): how many
# $all (number): how many moves there are
forced-right =
    { $forced } of { $all ->
        [one] { $all } move
       *[other] { $all } moves
    } had a reason on the board. None was wrong.

## A move in the list

# A digit was placed.
# $digit (text): the digit, with a capital letter
# $cell (text): its cell
placed = { $digit } in { $cell }
# A digit was placed in several cells together.
# $digit (text): the digit, with a capital letter
# $cells (number): how many
placed-many =
    { $digit } in { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }
# A note was removed.
# $digit (text): its digit, with a capital letter
# $cell (text): its cell
unnoted = { $digit } removed from { $cell }
# Notes were removed together.
# $notes (number): how many
unnoted-many =
    { $notes ->
        [one] { $notes } note
       *[other] { $notes } notes
    } removed
# Moves that are not judged.
# $moves (number): how many
others =
    { $moves ->
        [one] { $moves } other move
       *[other] { $moves } other moves
    }: notes, colours, erasing
# The program filled in notes.
filled = Notes filled in
# The board was cleared.
restarted = Restarted
# A hint was applied, which placed a digit.
# $digit (text): the digit
# $cell (text): its cell
hint = Hint: { $digit } in { $cell }
# A hint was applied, which placed no digit.
hint-removed = Hint: candidates ruled out
# Digits were copied from the solver.
solver = Digits from the solver
# The solution was filled in.
solution = Solution filled in

## The verdict on a move

# The move was wrong.
wrong = Wrong
# The move was right, but nothing forced it.
unforced = Right, not provable yet
# A note was removed that a digit rules out.
# $cell (text): the cell of that digit
plain = Blocked by { $cell }
# The move was right, but the search for a reason took too long.
undecided = Right, reason not found
# A step that needs another one before it.
# $step (text): its technique
# $first (text): the technique of the other
after-one = { $step } after { $first }
# A step that needs two others before it.
# $step (text): its technique
# $first (text): the technique of the first
# $second (text): the technique of the second
after-two = { $step } after { $first } and { $second }
# A step that needs several others before it.
# $step (text): its technique
# $first (text): the technique of the first
# $more (number): how many there are without the first, at least 2
after-more = { $step } after { $first } and { $more } more

## The reason

# A step of a long reason.
# $step (number): its number
# $all (number): how many steps the reason has
part = Step { $step } of { $all }
# Goes to the step before.
part-before = Previous step
# Goes to the step after.
part-after = Next step
# The move itself, beside an easier one.
own = Your move
# An easier move that places a digit.
# $technique (text): its technique
# $cell (text): the cell of the digit
easier-in = Easier: { $technique } in { $cell }
# An easier move.
# $technique (text): its technique
easier-step = Easier: { $technique }

## Feedback on the last move. It never begins with a negative: “No 5 in this cell is wrong” would say the opposite.

# A digit was placed.
# $digit (text): the digit, with a capital letter
# $cell (text): its cell
said-placed = { $digit } in { $cell }
# A note was removed.
# $digit (text): its digit
# $cell (text): its cell
said-removed = Removing { $digit } from { $cell }
# The move is not yet judged.
# $action (text): the move
said-only = { $action }.
# The move is wrong.
# $action (text): the move
said-wrong = { $action } is wrong.
# The move is right, but nothing forces it.
# $action (text): the move
said-unforced = { $action } is right, but nothing on the board proves it yet.
# The move is right, but the search for a reason took too long.
# $action (text): the move
said-undecided = { $action } is right. Stepdoku could not tell in time what proves it.
# A note was removed that a digit rules out.
# $action (text): the move
# $cell (text): the cell of the digit
# $digit (text): the digit
said-plain = { $action } is right: { $cell } is { $digit }.
# The move is right, but it needs other steps before it.
# $action (text): the move
# $others (number): how many
said-later =
    { $action } is right, but { $others ->
        [one] another step comes
       *[other] { $others } other steps come
    } first.
# The move is right.
# $action (text): the move
# $step (text): the technique that proves it
said-seen = { $action } could be seen: { $step }.
