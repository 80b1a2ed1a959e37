### Cells that can't all have their own digits alone: loops, rectangles, graves, odd rings and tridagons.

## Shapes

# $cells (cells): the cells
ring = The cells { $cells } form a loop, two or none in each row, column and box.

# Two halves, each in one box.
# $one (cells): the cells of one column
# $another (cells): the cells of another
rows-in-a-box = { AS($one, "together") } and { AS($another, "together") } lie in the same rows, each in one box.

# Two halves, each in one box.
# $one (cells): the cells of one row
# $another (cells): the cells of another
columns-in-a-box = { AS($one, "together") } and { AS($another, "together") } lie in the same columns, each in one box.

# Two halves.
# $one (cells): the cells of one column
# $another (cells): the cells of another
rows-and-boxes = { AS($one, "together") } and { AS($another, "together") } lie in the same rows and boxes.

# Two halves.
# $one (cells): the cells of one row
# $another (cells): the cells of another
columns-and-boxes = { AS($one, "together") } and { AS($another, "together") } lie in the same columns and boxes.

# After one of these.
# $digits (digits): the digits of all cells
if-all = If all were { AS($digits, "or") }, swapping them would give a second solution, but the puzzle has one.

# $cells (cells): the cells in order
odd-ring = The cells { AS($cells, "each") } form a ring, each seeing the next.

# After odd-ring.
# $cells (cells): the cells
# $digits (digits): two digits
would-alternate = If all { AS($cells, "word") } were { AS($digits, "or") }, these would alternate around the ring, which takes an even number of cells.

## Tridagons

# The cells of the pattern.
four-boxes = Four boxes have three cells each, which share their rows and columns.

# $cells (cells): all cells
# $digits (digits): three digits
suppose-all = Suppose all { AS($cells, "word") } were { AS($digits, "or") }.

# The order of the three digits.
read-from-top = Read the digits of a box from the top, and the first again after the last.

# After read-from-top.
# $first (digit): a digit
# $second (digit): another one
# $third (digit): the third
circles = Then { $second } follows { $first }, or { $third } follows { $first }: these are the two circles.

# After circles.
from-left = From the left, there are the same two.

# A line.
# $house (house): a box
# $cells (cells): its cells
same-circle = { $house } has { AS($cells, "each") }: the same circle from the top and from the left.

# A line.
# $house (house): a box
# $cells (cells): its cells
opposite-circles = { $house } has { AS($cells, "each") }: opposite circles from the top and from the left.

# Of the boxes.
side-by-side = Side by side, two boxes differ in each row, so from the top they have the same circle.
# Of the boxes.
in-a-stack = In a stack, they have the same circle from the left.
# After side-by-side and in-a-stack.
reversed-once = All round the boxes, the circle would be reversed once, and not come back as it was.
# After side-by-side and in-a-stack.
reversed-three-times = All round the boxes, the circle would be reversed three times, and not come back as it was.

## Graves

# $extras (list): extra candidates, each as `extra`
without = Without { $extras }, every empty cell would have two candidates.

# Part of `without`.
# $digits (digits): the extra candidates of a cell
# $cell (cell): the cell
extra = { $digits } in { $cell }

# In the place of `without`.
# $digits (digits): the extra candidates of each cell
# $cells (cells): the cells
without-in-cells = Without { $digits } in { $cells }, every empty cell would have two candidates.

# After `without`.
two-places = Every row, column and box would have two places for each missing digit.
# After two-places.
never-one-solution = Such a board never has exactly one solution, but the puzzle has one.

## What must be right

# Of a grave.
# $cell (cell): the only cell with extra candidates
# $extras (digits): these
must-be = So { $cell } must be { AS($extras, "or") }.

# $cells (cells): the two cells with extra candidates
# $extras (digits): all of these
one-must-be = Only { $cells } can be anything else, so one of them must be { AS($extras, "or") }.

# $cells (cells): the cells with extra candidates, more than two
# $extras (digits): all of these
at-least-one-must-be = Only { $cells } can be anything else, so at least one must be { AS($extras, "or") }.

# Of a grave.
# $cells (cells): the cells with extra candidates
# $extras (digits): these, the same in each cell
one-is = So { AS($cells, "or") } is { AS($extras, "or") }.

# Of a grave.
# $cells (cells): the cells with extra candidates, which differ
one-has-extra = So { AS($cells, "or") } has its extra digit.

# The step tries each of them.
at-least-one-right = So at least one of these candidates is right.

# The conclusion, after at-least-one-right.
# $gone (candidates): the candidates that are gone
whichever = Whichever it is, { AS($gone, "losses") }.

## Sets with other cells

# In the place of used-up in the common words, if it is long.
# $cells (cells): the other cells of a set
# $own (digits): their candidates
# $digits (digits): all digits of the set
# $house (house): the area of the set
used-up-briefly =
    With { $cells }, which { $cells ->
        [one] has
       *[other] have
    } only { $own }, that uses up all { AS($digits, "word") } for { $house }.

# Before together-used-up in the common words.
# $cells (cells): the other cells of a set
# $digits (digits): their candidates
others-have =
    { $cells ->
        [one] The cell { $cells } has
       *[other] The cells { $cells } have
    } only { $digits }.

# $cells (cells): the cells with extra candidates
# $extras (digits): these
# $digits (digits): digits of which each cell has one otherwise
at-most-one = Only { $cells } can be anything else, { AS($extras, "or") }, so at most one of them is { AS($digits, "or") }.

# After at-most-one.
# $house (house): an area
# $cells (cells): its other cells with these digits
otherwise-in = In { $house }, these digits can otherwise only go in { $cells }.

# After otherwise-in.
# $digits (digits): the digits
# $cells (cells): the other cells
fill =
    So { AS($cells, "word") } of the { AS($digits, "word") } { $cells ->
        [one] fills
       *[other] fill
    } { $cells }.

## A digit that needs one of the cells

# $cells (cells): the cells with extra candidates
# $extras (digits): these
can-be-else = Only { $cells } can be anything else, { AS($extras, "or") }.

# After can-be-else.
# $house (house): an area
# $digit (digit): the digit
# $cells (cells): the cells with extra candidates
needs = { $house } needs its { $digit } in { AS($cells, "or") }.

# After `needs`.
# $other (digits): the other digit
# $count (number): how many cells
# $digits (digits): both digits
other-in-other = With { AS($other, "or") } in the other, all { AS($count, "word") } would be { AS($digits, "or") }.

# Of a grave.
# $house (house): an area
# $digit (digit): the digit that it needs
# $cells (cells): the two cells with extra candidates
needs-so-other = { $house } needs its { $digit } in { AS($cells, "or") }, so the other must be its extra digit.
