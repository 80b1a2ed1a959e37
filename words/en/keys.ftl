### The words of the list of keys, and of the first lessons.

# The heading of the lessons.
how = How to play
# The first line for players who hear the page: the keys that lead to all others.
by-ear = Screen reader: on the board, press semicolon, then R to hear the row, N for the next empty cell, or 5 for the places of 5. Question mark opens Help with all keys.
# The same where letters are no shortcuts.
by-ear-no-letters = Screen reader: switch on letter shortcuts in Settings, and the semicolon key asks about the board.
# Unfolds the keys.
keys = Keys
# Opens the licences.
licences = Licences of the software in Stepdoku

## The lessons. Each has a title, words about its picture, and words for players who see no picture.

# The title of a lesson.
rules = The rules
# About its picture.
rules-seen = Fill the board so that each row, each column and each box has every digit from 1 to 9 once. The picture marks a row, a column and a box.
# Without its picture.
rules-heard = Fill the board so that each row, each column and each box has every digit from 1 to 9 once.
# The title of a lesson.
digit = Enter a digit
# About its picture.
# $digit (text): the digit
digit-seen = The shaded cells share a row, column or box with the framed one, and they have every digit except { $digit }. So the framed cell must be { $digit }. Select it and press { $digit }.
# Without its picture.
digit-heard = If the row, the column and the box of a cell have every digit but one together, the cell must be that one. Go there with the arrow keys and press it.
# The title of a lesson.
notes = Take notes
# About its picture. “Notes” is a button.
# $either (text): the digits of which the cell has one
# $all (text): all of these digits
notes-seen = The framed cell can be { $either }. To remember that, select it, choose Notes and press { $all }.
# Without its picture. X and Z are keys.
notes-heard = If a cell can be 3 or 5, note both: go there, choose Notes with X, and press 3 and 5. Z goes back to digits.
# The title of a lesson.
hint = Ask for a hint
# About its picture. “Hint” is a button.
# $digit (text): the digit
hint-seen = Hint first says where to look, then how, then why; each part waits until you ask. Here the shaded box needs { $digit }, and only the framed cell is left for it.
# Without its picture. I is a key.
hint-heard = I or slash gives a hint: first where to look, then how, then why; each part waits until you ask. Enter then applies it.
# The title of a lesson.
steps = Watch it being solved
# About its picture. “Explain” is a part of the page.
# $digits (number): how many digits are placed
steps-seen =
    Explain solves the puzzle one step at a time, with the reason for each. In the picture it has placed { $digits ->
        [one] { $digits } digit
       *[other] { $digits } digits
    }. Your own board stays unchanged.
# Without its picture.
steps-heard = Explain solves the puzzle one step at a time, with the reason for each. Your own board stays unchanged.

## How keys are read

# Letters are shortcuts.
note = Shortcuts work while the board or its controls have focus. On a Mac, use Cmd for Ctrl and Option for Alt.
# Letters are digits.
note-digits = Shortcuts work while the board or its controls have focus. Letters are digits on this board, so type a comma before a letter command. On a Mac, use Cmd for Ctrl and Option for Alt.
# Letters are no shortcuts.
note-no-letters = Shortcuts work while the board or its controls have focus. Letter shortcuts are switched off in Settings. On a Mac, use Cmd for Ctrl and Option for Alt.

## The gestures of a mouse or a finger, each with what it does

# The head.
gestures = With mouse or finger
# A gesture.
drag = Drag over cells
# What it does.
drag-does = Select them all
# A gesture.
modified-click = Ctrl or Shift + click
# What it does.
modified-click-does = Add or remove a cell
# A gesture.
double-click = Double-click a cell
# What it does.
double-click-does = Select all cells with the same digit
# A gesture.
pinch = Pinch or double-tap a large board
# What it does.
pinch-does = Zoom in or out; drag to move
# A gesture.
hold = Hold or right-click a cell
# What it does.
hold-does = Ask why, or show its candidates
# A gesture.
hold-shift = Hold Shift or Ctrl
# What it does.
hold-shift-does = Enter notes while it is held
# A gesture.
double-tap-key = Double-tap a digit key
# What it does.
double-tap-key-does = Lock the digit; in a note mode, place it
# A gesture.
hold-key = Hold a digit key
# What it does.
hold-key-does = Lock the digit: each cell you tap then gets it

## The names of keys

# A key held with another.
# $key (text): the other
ctrl = Ctrl + { $key }
# A key held with another.
# $key (text): the other
alt = Alt + { $key }
# A key held with another.
# $key (text): the other
shift = Shift + { $key }
# A key after the comma.
# $key (text): the key
after-comma = , then { $key }
# A key after the semicolon.
# $key (text): the key
after-semicolon = ; then { $key }
# The keys of some digits.
# $last (text): the last of them
digit-keys = 1–{ $last }
# The keys of digits that are figures and one letter.
figures-and-letter = 1–9, A
# The keys of digits that are figures and letters.
# $last (text): the last letter
figures-and-letters = 1–9, A–{ $last }
# The four keys with arrows.
arrows = arrows
# The four letters that move like arrows.
wasd = W A S D
# Any key with an arrow.
arrow = arrow
# A key.
home = Home
# Two keys.
ends = Home, End
# A key.
space = Space
# A key.
delete = Delete
# A key.
backspace = Backspace
# A key.
enter = Enter
# A key.
escape = Escape
# A key.
page-up = Page up
# A key.
page-down = Page down

## The groups of keys

# A group of keys.
group-entering = Entering
# A group of keys.
group-moving = Moving and selecting
# A group of keys.
group-modes = Modes
# A group of keys.
group-aids = Help and highlighting
# A group of keys.
group-queries = Questions about the board, answered aloud
# A group of keys.
group-game = Trials and history
# A group of keys.
group-solver = In the step-by-step solver
# A group of keys.
group-present = While presenting
# A group of keys.
group-why = In an answer to Why?
# A group of keys.
group-review = In the list of a review

## What keys do

# What keys do.
do-enter = Enter the digit in the current mode
# What keys do.
do-note = Add or remove a note, in any mode
# What keys do.
do-corner = Corner note, in any mode
# What keys do.
do-centre = Centre note, in any mode
# What keys do.
do-erase = Clear the selected cells; in colour mode, clear their colours
# What keys do.
do-swap = Swap corner and centre notes
# What keys do.
do-lock = Lock or unlock this cell's digit
# What keys do.
do-confirm = Apply the hint whose reason is open; otherwise enter the locked digit, or check the board
# What keys do.
do-undo = Undo
# What keys do.
do-redo = Redo
# What keys do.
do-go = Move to the next cell
# What keys do.
do-go-far = Move to the next box
# What keys do.
do-go-to-end = Go to the start or end of the row
# What keys do.
do-go-to-corner = Go to the first or last cell
# What keys do.
do-extend = Extend the selection
# What keys do.
do-extend-far = Add a cell in the next box, or the first or last cell
# What keys do.
do-select-all = Select all cells
# What keys do.
do-closer = Zoom in
# What keys do.
do-farther = Zoom out
# What keys do.
do-whole = Show the whole board (* of the number pad)
# What keys do.
do-escape = Cancel or close; clear the selection
# What keys do.
do-comma = The next letter is a command
# What keys do.
do-digit-mode = Digits
# What keys do.
do-note-mode = Notes
# What keys do.
do-corner-mode = Corner notes
# What keys do.
do-centre-mode = Centre notes
# What keys do.
do-colour-mode = Colours. Press again for cells or candidates.
# What keys do.
do-next-mode = Next mode
# What keys do.
do-filter = Highlight a digit, on or off
# What keys do.
do-filter-none = Clear the highlight
# What keys do.
do-step-filter = Highlight the previous or next digit
# What keys do.
do-bivalue = Highlight cells with two candidates, on or off
# What keys do.
do-candidates = Show all candidates, on or off
# What keys do.
do-look = Show this cell's candidates
# What keys do.
do-fill-all = Fill in all notes
# What keys do.
do-fill-selected = Fill in notes in the selected cells
# What keys do.
do-check = Check the board
# What keys do.
do-hint = Hint. Press again for the technique, then for the reason
# What keys do.
do-try = Start a trial
# What keys do.
do-keep-trial = Keep the trial
# What keys do.
do-give-up = Discard the trial and go back
# What keys do.
do-moments = History
# What keys do.
do-editor = Enter a puzzle
# What keys do.
do-pause = Pause or resume
# What keys do.
do-help = Help
# What keys do.
do-paste = Paste and play a puzzle
# What keys do.
do-next-step = Next step
# What keys do.
do-back-step = Previous step
# What keys do.
do-next-pass = Next pass
# What keys do.
do-back-pass = Previous pass
# What keys do.
do-why = Ask why
# What keys do.
do-other-way = Switch between path and passes
# What keys do.
do-all-steps = Show all steps, on or off
# What keys do.
do-ask = The next key asks about the board
# What keys do.
do-present-next = Reveal more
# What keys do.
do-present-back = Take the last reveal back
# What keys do.
do-present-again = Go back to the start of this step
# What keys do.
do-present-blank = Black screen, until the next press
# What keys do.
do-present-leave = Back to the solver
# What keys do.
do-answer-ask = Ask about this digit in the cell
# What keys do.
do-answer-line = Previous or next line
# What keys do.
do-answer-back = Back to the answer that led here
# What keys do.
do-answer-close = Close the answer
# What keys do.
do-review-move = Previous or next move
# What keys do.
do-review-page = Ten moves back or forward
# What keys do.
do-review-end = First or last move

## What keys ask about the board

# What a key asks for.
ask-row = Read the row
# What a key asks for.
ask-column = Read the column
# What a key asks for.
ask-box = Read the box
# What a key asks for.
ask-further = Read the diagonals and the window of the cell
# What a key asks for.
ask-board = Read the whole board, row by row
# What a key asks for.
ask-place = Row, column and box of the cell
# What a key asks for.
ask-missing = Digits that the row, column and box lack
# What a key asks for.
ask-places = Places of this digit in the row, column and box
# What a key asks for.
ask-digit = The same for any digit, which you press next
# What a key asks for.
ask-next-empty = Next empty cell
# What a key asks for.
ask-previous-empty = Previous empty cell
# What a key asks for.
ask-next-highlighted = Next highlighted or marked cell
# What a key asks for.
ask-previous-highlighted = Previous highlighted or marked cell
# What a key asks for.
ask-next-pair = Next cell with two candidates
# What a key asks for.
ask-previous-pair = Previous cell with two candidates
# What a key asks for.
ask-go = Go to a cell: press its row, then its column
# What a key asks for.
ask-next-link = Next link of the chain on the board
# What a key asks for.
ask-previous-link = Previous link of the chain
# What a key asks for.
ask-counts = Number of each digit on the board
# What a key asks for.
ask-highlighted = List the highlighted cells and the marks of a step
# What a key asks for.
ask-around = Read the cells around, one by one; press S again for the next
# What a key asks for.
ask-around-back = The same backwards
# What a key asks for.
ask-state = Size, level, empty cells and mode
