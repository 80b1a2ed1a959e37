### The words of making puzzles to measure, and of the puzzle of the day.

## The ways to a puzzle

# Leads to boards of all sizes and with other rules.
door-more = More
# Leads to a puzzle with wishes.
door-measure = Made to measure
# Leads to a puzzle that the player brings.
door-own = Enter your own
# Opens the magazine.
print = Print many
# Leads back.
back = Back
# Unfolds examples.
examples = Examples

## Today's puzzle

# Its name.
today = Today's puzzle
# Plays it.
today-play = Play
# Continues it.
today-go-on = Go on
# Plays it again.
today-again = Play again
# Leads to those of other sizes and levels.
today-others = Other sizes
# What the puzzles of a day are.
# $day (text): the day, such as 1 November 2026
daily = { $day }. Everyone gets the same puzzles on that day.

## The rules

# The choice of rules.
rules = Rules
# The usual rules.
classic = Classic
# Boards with cages.
killer = Killer
# Boards with cages, each in one box.
killer-in-boxes = Killer, cages inside boxes
# Boards with cages and digits.
killer-with-digits = Killer with some digits
# The rule of cages, for all of these.
killer-rule = The digits of a cage differ, and add up to the number in its corner.
# The rule of cages, of which some have no number.
cages-rule = The digits of a cage differ and add up to the number in its corner, if it has one.
# Boards with regions of any form.
jigsaw = Jigsaw
# Their rule.
jigsaw-rule = Irregular regions take the place of boxes.
# The group of boards with lines, dots and sums.
lines-and-sums = Lines and sums
# Boards with such clues.
thermometers = Thermometers
# Their rule.
thermometers-rule = Digits rise along each thermometer, from its bulb.
# Boards with such clues.
arrows = Arrows
# Their rule.
arrows-rule = The digits along an arrow add up to the number in its circle.
# Boards with such clues.
kropki = Kropki dots
# Their rule.
kropki-rule = A white dot stands between consecutive digits, a black one where one digit is twice the other. All dots are given.
# Boards with such clues.
xv = X and V
# Their rule.
xv-rule = X stands between digits that add up to 10, V between those that add up to 5. All of them are given.
# Boards with such clues.
renban-lines = Renban lines
# Their rule.
renban-lines-rule = Each line has consecutive digits in any order.
# Boards with such clues.
whispers-lines = Whispers lines
# Their rule.
whispers-lines-rule = Neighbours on a line differ by at least 5, or by at least 3 on a 6×6.
# Boards with such clues.
little-killers = Little killers
# Their rule.
little-killers-rule = A number outside is the sum of the diagonal that its arrow points along. Digits may repeat there.
# Boards with such clues.
sandwiches = Sandwiches
# Their rule.
sandwiches-rule = A number outside is the sum of the digits between the least and the greatest digit of its row or column.

## The givens

# The choice of their number.
clues = Givens
# A choice.
clues-any = Any number
# A choice. A number follows.
clues-exactly = Exactly
# A choice. A number follows.
clues-at-most = At most
# The field for that number, for screen readers.
clues-number = How many givens
# A switch.
minimal = No spare givens
# What it does.
minimal-help = Remove any given and the puzzle has more than one solution.
# The choice of symmetry.
symmetry-givens = Symmetry of the givens
# The choice of symmetry where the board has cages.
symmetry-cages = Symmetry of the cages
# A symmetry.
symmetry-none = None
# A symmetry.
symmetry-half-turn = Half turn
# A symmetry.
symmetry-quarter-turn = Quarter turn
# A symmetry.
symmetry-rows = Top and bottom mirrored
# A symmetry.
symmetry-columns = Left and right mirrored
# A symmetry.
symmetry-diagonal = Along the diagonal \
# A symmetry.
symmetry-other-diagonal = Along the diagonal /
# A symmetry.
symmetry-full = All symmetries
# A switch.
draws = Draw a pattern for the givens
# What it does.
draws-help = Tap cells or drag over them. Their mirror cells are added too.
# The board to draw on, for screen readers.
pattern = Pattern of the givens
# What kind of thing it is, for screen readers.
pattern-role = drawing board
# How to use it, for screen readers.
pattern-help = Arrow keys move; Space adds or removes a cell.
# A cell of the pattern under the cursor, for screen readers.
# $cell (text): its name, with a capital letter
# $drawn (number): how many cells are drawn
pen-given =
    { $cell }: given. { $drawn ->
        [one] { $drawn } cell
       *[other] { $drawn } cells
    } drawn.
# Another cell under the cursor, for screen readers.
# $cell (text): its name, with a capital letter
# $drawn (number): how many cells are drawn
pen-empty =
    { $cell }: empty. { $drawn ->
        [one] { $drawn } cell
       *[other] { $drawn } cells
    } drawn.
# Draws the givens of the board.
pattern-copy = Copy from the board
# Removes what is drawn.
pattern-clear = Clear

## The board to begin with

# The choice.
board = Starting grid
# A choice.
board-random = Random
# A choice.
board-pattern = From a pattern
# A choice: the solution of the puzzle in play.
board-here = This solution

## The steps

# The part about the steps that solve the puzzle.
way = Solving path
# The choice of level.
level = Level
# No choice of level.
level-any = Any
# Some levels are missing.
# $size (text): the size of the board, such as 4×4
level-only = The only level at { $size }.
# The choice of a class of the program HoDoKu.
class = HoDoKu's class
# No choice of class.
class-any = Any
# What a class is.
class-help = As HoDoKu gives it. For 9×9 only.
# The choice of a rating.
rating = Rating of the hardest step
# The lower end. A number follows.
rating-from = from
# The upper end. A number follows.
rating-to = to
# What a rating is. Sudoku Explainer is a program, “ER” its name for the rating.
rating-help = At 9×9 as Sudoku Explainer gives it (ER); at other sizes on its scale. 1.0 to 12.0. Leave empty for any.
# The choice of a technique that is needed.
needs = Must need
# No choice.
needs-any = Any technique
# What it means.
needs-help = The puzzle can't be finished without it.
# The choice of techniques that are not needed.
without = Must not need
# Adds one of them.
without-add = Add a technique…
# What it means.
without-help = The puzzle can be finished without any of these.
# Removes one of them, for screen readers.
# $technique (text): its name
allow = Allow again: { $technique }

## The search

# How far it is.
# $size (text): the size of the board, such as 9×9
# $number (number): the number of the try
# $all (number): how many tries there are
progress = { $size }: try { $number } of { $all }
# The same with the closest puzzle so far.
# $size (text): the size of the board, such as 9×9
# $number (number): the number of the try
# $all (number): how many tries there are
# $closest (text): the words about that puzzle
progress-closest = { $size }: try { $number } of { $all }. { $closest }
# No puzzle of the level was found.
# $wanted (text): the level, such as extreme
# $tries (number): how many tries there were
# $level (text): the level of the closest puzzle
nearest-level =
    No { $wanted } puzzle found in { $tries ->
        [one] { $tries } try
       *[other] { $tries } tries
    }. The closest is { $level }. Play that one, or try again.
# No puzzle as wished was found. A list of what the closest one lacks follows.
# $tries (number): how many tries there were
# $level (text): the level of the closest puzzle, such as hard
# $givens (number): how many givens that has
nearest =
    No exact match after { $tries ->
        [one] { $tries } try
       *[other] { $tries } tries
    }. The closest is { $level } with { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    }:
# The same, where the search ended early.
# $tries (number): how many tries there were
# $level (text): the level of the closest puzzle, such as hard
# $givens (number): how many givens that has
nearest-cut =
    No exact match: this asks for too much work and stopped after { $tries ->
        [one] { $tries } try
       *[other] { $tries } tries
    }. The closest is { $level } with { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    }:

## Why no puzzle can be as wished

# The solution to begin with is of another size.
fault-board = The grid to start from has a different size.
# The pattern has too few or too many cells.
fault-pattern = The pattern doesn't match the number of givens. Draw that many cells and leave at least one empty.
# The board would be full.
fault-givens = At least one cell must stay empty. Ask for fewer givens.
# The wishes about steps don't go together.
fault-steps = These choices contradict each other. Check that no technique is both required and excluded, that the rating goes from low to high, and that this size has that level and class.
# The wishes about a killer or a jigsaw don't go together.
fault-variant = A killer has cages in the place of givens, and their symmetry is a half turn or none. A jigsaw needs a grid of its own.
# The search takes too long.
fault-work = This asks for too much work, and no puzzle was found in time. Ask for less, or for a smaller board.
# The player ended the search.
cancelled = Cancelled.

## A puzzle

# A game with its day.
# $game (text): its size and level
# $day (text): its day
dated-game = { $game } · { $day }
# How it was made: a text that makes the same again.
recipe = Recipe
# What that text is for.
recipe-help = Enter this as the seed of a new puzzle to make the same one again.
