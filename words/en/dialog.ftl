### The words of the dialogs, and of making puzzles by level.

# Leaves without doing anything.
cancel = Cancel
# The choice of size.
size = Size
# The choice of level.
level = Level
# The field for a text that makes the same puzzle again.
seed = Seed
# In that field while it is empty.
seed-empty = empty = random
# What a seed is.
seed-help = The same seed and settings always make the same puzzle.
# Makes a puzzle.
make = Make puzzle
# Looks for a puzzle again.
keep-looking = Keep looking
# Plays the closest puzzle found.
play-nearest = Play it
# Plays a puzzle.
play-it = Play

## How far the search for a puzzle is

# It begins.
# $size (text): the size of the board, such as 9×9
making = Making a { $size } puzzle…
# The first try.
# $size (text): the size of the board, such as 9×9
# $done (number): how many cells are done
# $all (number): how many cells there are
making-first = Making a { $size } puzzle: { $done } of { $all } cells
# A later try.
# $size (text): the size of the board, such as 9×9
# $number (number): the number of the try
# $done (number): how many cells are done
# $all (number): how many cells there are
making-try = Making a { $size } puzzle, try { $number }: { $done } of { $all } cells
# The same with the closest puzzle so far.
# $size (text): the size of the board, such as 9×9
# $number (number): the number of the try
# $done (number): how many cells are done
# $all (number): how many cells there are
# $closest (text): the words about that puzzle
making-closest = Making a { $size } puzzle, try { $number }: { $done } of { $all } cells. { $closest }

## Why no puzzle could be made

# The size has no such level.
# $level (text): the level, such as very hard
# $size (text): the size of the board, such as 4×4
no-level = There are no { $level } puzzles at { $size }: at that size, easier steps are always enough. Choose another level or size.
# The search found none.
# $tries (number): how many tries there were
not-found =
    No puzzle found in { $tries ->
        [one] { $tries } try
       *[other] { $tries } tries
    }. Keep looking, or use another seed.

## A puzzle from a text

# The field.
paste = Puzzle
# What the field takes.
paste-help = Paste one line with a character for each cell, or a grid of rows or numbers. Use 0 or a dot for an empty cell. A link to a puzzle or its recipe works too.
# Opens a file instead.
open-file = Open a file
# The text is being checked.
checking = Checking that it has one solution…

## The examples

# A puzzle of an article on the program.
# $size (text): the size of its board
article = { $size } · The article's puzzle
# What is special about it. A pass is all singles that a board has at a time.
article-help = Solved in 21 passes of singles

## The link to a puzzle

# What it is for.
link-help = Anyone who opens this link gets the same puzzle, from the start.
# The field with it.
link = Link
# Copies it.
copy = Copy
# It was copied.
copied = Copied

## The solution

# Said before it is shown.
solution-help = You can undo it afterwards.
# Fills it in.
solution-fill = Fill it in
# Shows it beside the board.
solution-beside = Show it alongside

## What a level is

# The first level.
easy = Full houses and hidden singles
# The second level.
medium = All singles, or pairs that are easy to spot
# The third level.
hard = Pairs that are hard to spot, or triples and X-Wings
# The fourth level.
very-hard = Wings, unique rectangles, finned fish
# The fifth level.
fiendish = Chains, and almost locked sets
# The last level.
extreme = Chains that are hard to spot, and beyond
# The second level of a killer. The 45 rule is a technique.
killer-medium = Combinations of cages, and the 45 rule where it is easy to spot
# The third level of a killer. Innies and outies are cells of the 45 rule.
killer-hard = The 45 rule where it is hard to spot, or several innies and outies
# The fourth level of a killer.
killer-very-hard = Several innies and outies that are hard to spot, or of several areas
# The fifth level of a killer.
killer-fiendish = Several areas that are hard to spot, or chains
# The second level of a puzzle with lines, dots and sums.
lines-medium = Clues by themselves, and two cells that one joins
# Its third level.
lines-hard = Limits of lines and sums, and pairs that are hard to spot
# Its fourth level.
lines-very-hard = Sums of several cells, and wings
