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
# The switch for the digits that solutions have.
live = True candidates
# What the switch does.
live-help = Show in each empty cell the digits that some solution has.
# Why the switch is off on a larger board.
live-too-large = Only on boards up to 16×16.

## What is said of a cell, each after a comma

# The cell is selected for a cage or a clue.
cell-chosen = chosen
# Two solutions differ in the cell.
# $one (text): its digit in the first solution
# $another (text): its digit in the second
cell-differs = { $one } in one solution and { $another } in another
# The digit can't be right together with others.
cell-clashes = part of a clash
# The puzzle does not need this given.
cell-spare = spare
# Some solution has each of these digits in the cell.
# $digits (text): the digits as a list
cell-possible = possible: { $digits }
# Whether a solution has these digits in the cell is not known.
# $digits (text): the digits as a list
cell-open = undecided: { $digits }
# The step in question rests on this given.
cell-carries = the step rests on it

## Cages and clues

# The choice of what is drawn.
draw = Draw
# The choice of drawing nothing.
draw-digits = Digits only
# The choice of cages.
draw-cages = Cages
# A group of choices: lines through cells.
draw-lines = Lines
# A group of choices: signs on the border of two cells.
draw-between = Between two cells
# A group of choices: signs in cells.
draw-in-cells = In cells
# A group of choices: numbers beside the board.
draw-outside = Beside the board
# A group of choices: rules without a sign.
draw-everywhere = For the whole board
# The choice of sums on the border of two cells.
draw-sum = X, V or another sum
# How cages are drawn.
draw-cages-help = Choose cells by a tap, or by Space, and give them a sum. Cells with digits add up by themselves, so begin with a full board if you like.
# How lines are drawn.
draw-line-help = Draw along its cells with a finger or the mouse, or choose them in order by a tap or Space.
# How a sign between two cells is drawn.
draw-pair-help = Choose its two cells.
# How an area or a sign in cells is drawn.
draw-area-help = Choose its cells.
# How a number beside a row, a column or a diagonal is drawn.
draw-whole-help = Choose the first two cells from where the number stands. It counts by itself if all its cells have digits.
# How a rule for the whole board is drawn.
draw-board-help = It holds for the whole board.
# How two groups of cells are drawn.
draw-twins-help = Choose the cells of one group, and then those of the other in the same order.
# The field for the sum of a cage.
sum = Sum
# The field for the number of a clue, or for several.
number = Number
# Draws a cage or a clue with the selected cells.
put = Draw
# Removes the cage or the clue of the selected cell.
take = Remove
# Empties all cells with digits, so that only cages and clues remain.
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
# There are so many solutions.
# $count (number): how many, two or more
found-exactly = { $count } solutions.
# There are more solutions than were counted.
# $count (number): how many were counted
found-more-than = More than { $count } solutions.
# There are more solutions than were counted in time, or as many.
# $count (number): how many were counted
found-at-least = At least { $count } solutions. Counting them all takes too long.
# Follows one of the last three sentences. The question mark is in the place of a small digit in a cell.
found-open = The digits at a ? could not be decided in a reasonable time.
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
neater = A spare given or clue is one the puzzle doesn't need. Minimal: no given is spare. Symmetric: givens are added.
# Marks the givens that the puzzle does not need.
mark-spare = Find what is spare
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
# Some lines, dots or other clues are not needed.
# $clues (text): which, as a list of spare-clue
spare-clues = Needless clues: { $clues }. Each can be removed, but perhaps not all together.
# A clue that is not needed, in a list.
# $name (text): its name, such as “thermometer”
# $cell (text): its first cell
spare-clue = { $name } at { $cell }
# Many clues are not needed.
# $count (number): how many, always more than six
spare-clues-many = { $count } needless clues. Each can be removed, but perhaps not all together.
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

## The hardest step, and what carries a step

# Finds the hardest step of the solution path, and the clues that it rests on.
carry = Find the hardest step
# The search for it is not done yet.
carry-busy = Looking for the hardest step…
# The hardest step. What it rests on follows.
# $technique (text): its technique
# $number (number): its number
# $steps (number): how many steps the path has
carry-hardest = Hardest step: { $technique }, step { $number } of { $steps }.
# The step that fills the selected cell. What it rests on follows.
# $number (number): its number
# $steps (number): how many steps the path has
# $cell (text): the cell
# $technique (text): its technique
carry-fills = Step { $number } of { $steps } fills { $cell }: { $technique }.
# No step fills the selected cell.
# $cell (text): the cell
carry-unfilled = No step fills { $cell } with the techniques you have switched on.
# There is no step at all.
carry-none = The techniques you have switched on find no step.
# Follows the hardest step, if the path does not reach the solution.
carry-stuck = The techniques you have switched on don't solve the whole puzzle.
# What the step rests on, all marked on the board.
# $clues (text): a list of the next three
carry-on = It rests on { $clues }, marked on the board.
# Some of the givens, in that list.
# $count (number): how many
# $all (number): of how many
carry-givens = { $count } of { $all } givens
# Some of the cages, in that list.
# $count (number): how many
# $all (number): of how many
carry-cages = { $count } of { $all } cages
# Some of the lines, dots and other clues, in that list.
# $count (number): how many
# $all (number): of how many
carry-clues = { $count } of { $all } clues
# Follows what the step rests on, if it assumes one solution.
carry-on-all = It assumes that the puzzle has one solution, so it needs every given and clue.
# A cage.
# $cell (text): its first cell
carry-cage = cage at { $cell }
# How many steps rest on a given, a cage or a clue.
# $source (text): which, such as “5 in r1c1”, “Cage at r2c2”, “Thermometer at r3c3”
# $count (number): how many steps
# $steps (number): of how many
# $technique (text): the technique of the hardest of them
carry-source = { $source } carries { $count } of { $steps } steps. The hardest: { $technique }.
# No step rests on a given, a cage or a clue.
# $source (text): which, as above
carry-source-none = { $source } carries no step.
# Follows the hardest step.
carry-more = Select a cell to see which step fills it, or which steps rest on its clues.
