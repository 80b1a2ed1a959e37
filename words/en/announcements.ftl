### What the board announces to screen readers.

# A new puzzle is there.
# $game (text): its size and level
new-puzzle = New puzzle, { $game }.
# The puzzle is solved.
finished = Solved.
# The keys have another mode.
# $mode (text): its name
mode-now = { $mode }.
# A mode.
mode-digits = Digits
# A mode.
mode-colours = Colours
# A mode.
mode-notes = Notes
# A mode.
mode-corner = Corner notes
# A mode.
mode-centre = Centre notes
# Colours go to cells.
colours-cells = Colours for cells.
# Colours go to candidates.
colours-candidates = Colours for candidates.
# The highlight ends.
highlight-cleared = Highlight cleared.
# Cells with two candidates are highlighted.
# $cells (number): how many
pairs =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } with two candidates.
# A digit is highlighted.
# $digit (text): the digit, with a capital letter
# $cells (number): in how many cells it is
# $places (number): in how many cells it can go
highlighted =
    { $digit } is in { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } and can go in { $places }.
# A position of the game is kept.
savepoint = Savepoint set.
# Another position of the game is on the board.
# $digits (number): how many digits it has
moved =
    Moved to another position: { $digits ->
        [one] { $digits } digit
       *[other] { $digits } digits
    } on the board.
# The game is paused.
paused = Paused. Board hidden.
# The game is resumed.
resumed = Resumed.
# A trial begins.
trial-begun = Trial started. Keep or discard it when you like.
# A trial is kept.
trial-kept = Trial kept.
# A trial is discarded.
trial-discarded = Trial discarded.
# All candidates are shown.
candidates-shown = All candidates shown.
# Candidates are hidden.
candidates-hidden = Candidates hidden.
# A digit is locked.
# $digit (text): the digit, with a capital letter
locked = { $digit } is locked.
# The lock ends.
unlocked = No digit is locked.
# Cells are selected.
# $cells (number): how many
selected =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } selected.
# Cells were changed.
# $cells (number): how many
changed =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } changed.
# Another tab of the page is open.
# $name (text): its name
face = { $name }.

## A move that was undone or redone

# It was undone.
# $what (text): what that did
undone = Undone: { $what }.
# It was redone.
# $what (text): what that did
redone = Redone: { $what }.
# What it did.
# $cells (number): how many cells it changed
done-cells =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } changed
# What it did.
# $digit (text): the digit
# $cell (text): its cell
digit-removed = { $digit } removed from { $cell }
# What it did.
# $digit (text): the digit
# $cell (text): its cell
digit-placed = { $digit } placed in { $cell }
# What it did.
# $cell (text): the cell
# $digit (text): its digit now
digit-now = { $cell } is { $digit }
# What it did.
# $cell (text): the cell
cell-empty = { $cell } is empty
