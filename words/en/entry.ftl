### The words of the pad: its modes, the line about its action, and its tools.

# The pad, for screen readers.
pad = Digits
# Follows the number of digits left, with the space between.
left = {" "}left
# Says that a digit is locked, for screen readers.
locked = locked
# How commands are typed where letters are digits.
comma = Letters are digits here. Type a comma before a command.

## The modes

# Their group, for screen readers.
modes = Entry mode
# A mode.
mode-digit = Digit
# A mode.
mode-notes = Notes
# A mode.
mode-corner = Corner
# A mode.
mode-centre = Centre
# A mode.
mode-colour = Colour

## The line about the pad's action

# A command is typed; the letters are keys. The board has one kind of notes.
command-notes = Now type a letter: Z digits, X notes, V colour, L lock, F fill notes, T trial.
# A command is typed; the letters are keys. The board has two kinds of notes.
command-corner = Now type a letter: Z digits, X corner, C centre, V colour, L lock, T trial.
# Ends that.
cancel-command = Cancel command
# A digit is locked.
# $digit (text): the digit, with a capital letter
locked-digit = { $digit } is locked: select cells to place it.
# A digit is locked in a mode for notes.
# $digit (text): the digit, with a capital letter
locked-note = { $digit } is locked: select cells to add it as a note.
# A digit is locked in another mode.
# $digit (text): the digit, with a capital letter
locked-only = { $digit } is locked.
# Ends that.
unlock = Unlock
# A first step.
first-place = Press a digit to place it in the selected cell.
# A first step.
first-lock = Hold a digit key to place that digit in several cells.
# A first step. “Hint” is a button.
first-hint = Stuck? Press Hint, or hold or right-click a cell to ask why.
# What a key does in a mode.
face-notes = Press a digit to note it, twice quickly to place it.
# What a key does in a mode.
face-corner = Press a digit for a corner note, twice quickly to place it.
# What a key does in a mode.
face-centre = Press a digit for a centre note, twice quickly to place it.
# What a key does in a mode.
face-colour = Press a candidate to colour it.
# What a colour does.
pick-colour = Pick a colour for the selected cells.

## Highlights and colours

# The digits to highlight, for screen readers.
highlights = Highlight
# Highlights cells with two candidates.
pairs = Two candidates
# Ends the highlight.
clear-highlight = Clear highlight
# The colours, for screen readers.
paints = Colours
# A colour, for screen readers.
# $number (number): its number, which is also its key
# $name (text): its name
paint = Colour { $number }, { $name }
# The choice of what to colour, for screen readers.
targets = Colour what?
# A choice.
target-cells = Cells
# A choice.
target-candidates = Candidates
# Removes all colours.
clear-colours = Clear all
# The same for screen readers.
clear-colours-help = Clear all colours
# A colour.
red = red
# A colour.
orange = orange
# A colour.
yellow = yellow
# A colour.
green = green
# A colour.
teal = teal
# A colour.
blue = blue
# A colour.
violet = violet
# A colour.
pink = pink
# A colour.
grey = grey

## A trial

# The buttons of a trial, for screen readers.
trial = Trial
# How far it is.
# $digits (number): how many digits were placed
tried =
    Trial: { $digits ->
        [one] { $digits } digit
       *[other] { $digits } digits
    } placed
# Keeps it.
keep = Keep
# Discards it.
discard = Discard

## The tools

# Those that are always shown, for screen readers.
tools = Tools
# Opens the others.
tools-more = More
# Opens all tools for good.
tools-all = More tools
# Undoes a move.
undo = Undo
# The same where a long press redoes it.
undo-hold = Undo. Hold to redo.
# Turns to notes, and back to digits.
notes = Notes
# Empties the selected cells.
erase = Erase
# Asks for a hint.
hint = Hint
# Compares with the solution.
check = Check
# Chooses the highlight.
filter = Highlight
# Opens the tools for candidates.
candidates = Candidates
# Shows all of them.
all-candidates = Show all
# The part that fills notes.
fill = Fill in all possible notes
# Fills them everywhere.
fill-all = In all empty cells
# Fills them in the selected cells.
fill-selected = In the selected cells
# Fills them for one digit.
fill-one = For one digit, everywhere
# Notes all digits everywhere, possible or not.
fill-plain = Every digit in every empty cell
# Opens the history.
moments = History
# Opens the tools for colours and the pen.
paint-tools = Colours
# Turns to colours.
colour = Colour
# Takes the pen, or puts it away.
pen = Pen
# Places all naked singles.
singles = Place naked singles
# Offers the solution.
solution = Solution
