### The words of the editor of puzzles.

# Opens the editor.
open = Enter a puzzle by hand

## The board to start from

# The choice of a board to start from.
begin = Start from
# A board to start from: an empty one.
# $size (text): its size with its rules, such as 9×9
begin-empty = Empty { $size }
# A board to start from: the puzzle that is being played, without the player's digits.
begin-givens = This puzzle
# A board to start from: the puzzle that is being played, with the player's digits.
begin-position = This position
# Said after a board has replaced another, beside a button to undo that.
# $digits (number): how many digits the other board had
replaced =
    This replaced a board with { $digits ->
        [one] { $digits } digit
       *[other] { $digits } digits
    }.

## The board and its keys

# The board, for screen readers.
board = Puzzle to enter
# How the board is used with the keyboard.
board-help = Arrow keys move; digits fill the cell; Backspace empties it; Ctrl+V pastes a puzzle.
# The keys with digits, for screen readers.
pad = Digits
# Empties the cell.
erase = Erase
# Takes the last change back.
undo = Undo
# Makes it again.
redo = Redo
# The switch for a cursor that goes to the next cell after a digit.
move-on = Move on after a digit
# What the switch does.
move-on-help = Go to the next cell. A dot, 0 or space leaves a cell empty.

## What is said of a cell, each after a comma

# The cell is selected for a cage.
cell-chosen = chosen for a cage
# Two solutions differ in the cell.
# $one (text): its digit in the first solution
# $another (text): its digit in the second
cell-differs = { $one } in one solution and { $another } in another
# The digit can't be right together with others.
cell-clashes = part of a clash
# The puzzle does not need this given.
cell-spare = spare

## Cages

# The switch for drawing cages.
draw-cages = Draw cages
# How cages are drawn.
draw-cages-help = Choose cells by a tap, or by Space, and give them a sum. Cells with digits add up by themselves, so begin with a full board if you like.
# The field for the sum of a cage.
sum = Sum
# Draws a cage around the selected cells.
cage = Draw cage
# Removes the cage of the selected cell.
uncage = Remove cage
# Empties all cells with digits, so that only the cages remain.
empty-cells = Take the digits out
# Fills the empty cells at random.
fill-cells = Fill at random

## The result of counting the solutions

# The board is empty.
found-nothing = Enter the givens. Solutions are counted as you type.
# The first count is not done yet.
found-counting = Counting the solutions…
# The count ended without a result.
found-uncounted = The solutions could not be counted.
# There is no solution, and the reason is not known yet.
found-none = No solution. Looking for the givens that clash…
# There is no solution because of the marked givens, perhaps of fewer.
# $count (number): how many are marked, two or more
found-clash-among = The { $count } marked givens alone rule out every solution.
# There is no solution because of two givens.
# $givens (text): their digits and cells
found-clash-of-two = No solution. The givens { $givens } can't both be right.
# There is no solution because of three to six givens.
# $givens (text): their digits and cells
found-clash-of-few = No solution. The givens { $givens } can't all be right.
# There is no solution because of the marked givens.
# $count (number): how many are marked, two or more
found-clash-of-many = No solution. The { $count } marked givens can't all be right.
# There is one solution.
found-one = Exactly one solution.
# No cell is empty.
found-full = Every cell is filled, so there is nothing to solve.
# There are several solutions.
# $cells (number): in how many cells two of them differ
found-several =
    More than one solution. Two of them differ in { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }.
# Counting took too long.
found-undecided = Stepdoku could not count the solutions in a reasonable time. Try adding givens.
# Follows the number of givens while the solutions are being counted again.
counting = {" "}· Counting the solutions…
# Names the board with the first of two solutions.
one-solution = One solution
# Names the board with the second.
another-solution = Another solution

## Spare givens and symmetry

# What the next buttons are about.
neater = A spare given is one the puzzle doesn't need. Minimal: no given is spare. Symmetric: givens are added.
# Marks the givens that the puzzle does not need.
mark-spare = Mark spare givens
# Removes givens until the puzzle needs each of them.
make-minimal = Make minimal
# The choice of a symmetry.
symmetry = Symmetry of the givens
# Adds givens until the pattern has the symmetry.
make-symmetric = Make symmetric
# The search for spare givens is not done yet.
busy = Looking for spare givens…
# The search has found none.
spare-none = No spare givens found.
# The search has marked some.
# $count (number): how many
spare-marked =
    { $count ->
        [one] { $count } spare given
       *[other] { $count } spare givens
    } marked. Each can be removed, but perhaps not all together.
# Follows one of the last two sentences if the search has left some undecided.
# $count (number): how many
spare-undecided =
    { $count ->
        [one] { $count } given
       *[other] { $count } givens
    } could not be decided.
# The puzzle had no given to remove.
removed-none = No given was removed.
# Spare givens were removed.
# $count (number): how many
removed =
    { $count ->
        [one] { $count } spare given
       *[other] { $count } spare givens
    } removed.
# Follows one of the last two sentences if no spare given is left.
removed-minimal = The puzzle is minimal.
# Follows one of them if it is not known whether the puzzle needs some givens.
# $count (number): how many
removed-undecided = Whether { $count } more can go could not be decided in a reasonable time.
