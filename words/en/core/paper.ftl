### The words on printed pages, in worksheets and in braille.

## Headings

# A puzzle without a level.
# $number (number): its number
# $size (text): its size
# $level (text): its level
puzzle = { $number }. { $size }, { $level }
# A puzzle whose lot has a name.
# $number (number): its number
# $name (text): the name
named = { $number }. { $name }
# $rating (text): the hardest step on Sudoku Explainer's scale
# $score (text): HoDoKu's score
rated = Rating { $rating }, score { $score }
# Beside the contents, if puzzles are rated.
scales = Rating: the hardest step on Sudoku Explainer's scale. Score: the sum of HoDoKu's points for all steps.
# $count (number): how many
count =
    { $count } { $count ->
        [one] puzzle
       *[other] puzzles
    }
# The title of the table of contents.
contents = Contents
# The title of the solutions, and of pages with several of them.
answers = Answers
# The title of the solution steps.
ways = Step by step
# A page with one solution.
# $number (text): the number of its puzzle
answer-to = Answer { $number }
# A page with several solutions.
# $numbers (text): the numbers of their puzzles, such as 4–8
answers-to = Answers { $numbers }
# $page (text): the page
answers-on-page = Answers on page { $page }
# $pages (text): the pages, such as 4–8
answers-on-pages = Answers on pages { $pages }
# $number (number): the number of a puzzle
way = Puzzle { $number }, step by step
# The title of a step.
# $number (number): its number
# $technique (text): its technique
step = { $number }. { $technique }
# The title of placements in a row.
# $numbers (text): their numbers, such as 4–8
steps = Steps { $numbers }
# The title of a solution path by itself.
# $size (text): the size of its puzzle
# $level (text): its level
path = Solution path: { $size }, { $level }
# The board at the start of a path.
start = Puzzle
# The board at its end, if it is solved.
solved = Solution
# The board at its end, if it is not solved.
here = Where the path ends
# The path ends early.
guess = None of the techniques in use finds another step. From here it takes a guess.
# How to make the magazine again.
# $batch (text): a recipe, or the link of a batch
made-from = Made from { $batch }
# From which batch its puzzles were chosen.
# $batch (text): a recipe, or the link of a batch
chosen-from = Chosen from { $batch }

## Worksheets

# A worksheet that has no other title.
worksheet = Worksheet
# Before a line to write one's name on.
name = Name
# A question.
# $house (text): a row, column or other area
places = One digit follows in { $house }. Which one, where, and why?
# A question.
# $digit (text): a digit
rules-out-one = Where can { $digit } be ruled out, and why?
# A question.
# $one (text): a digit
# $another (text): another
rules-out-two = Where can { $one } or { $another } be ruled out, and why?
# A question.
# $one (text): a digit
# $another (text): another
# $third (text): a third
rules-out-three = Where can { $one }, { $another } or { $third } be ruled out, and why?
# A question about more digits.
rules-out-some = Some candidates can be ruled out here. Which ones, and why?
# A question about a position without an answer.
next = What follows here, and why?
# The position contradicts its puzzle.
wrong = This position contradicts its puzzle.
# A remark.
small = The candidates are too small for paper.
# After `small`.
in-code = The code opens the position with them.
# A remark.
no-code = The link to this position is too long for a code.
# A remark on the answers.
names = r2c6 is the cell in row 2, column 6.
# An answer.
# $cell (text): the cell
# $digit (text): its digit
is = { $cell } is { $digit }.
# Part of an answer. Several of these follow each other, with commas.
# $cell (text): the cell
# $digit (text): the digit
cannot-be = { $cell } can't be { $digit }
# The whole answer.
# $all (text): `cannot-be`, several times
all-cannot-be = { $all }.

## Braille

# How digits are written.
signs = Digits are low in their cell, without a number sign. Dots 4 and 6 are an empty cell.
# Numbers up to ten.
letter = The letter A is 10.
# Numbers up to more than ten.
# $last (text): the last letter
# $number (number): its number
letters = The letters A to { $last } are 10 to { $number }.
# The heading of a puzzle in a magazine.
# $number (number): its number
# $puzzle (text): its size, rules and level
numbered = { $number }. { $puzzle }
# Size and level of a puzzle.
# $size (text): its size and rules
# $level (text): its level
with-level = { $size }, { $level }
# Behind the size of a board.
jigsaw = jigsaw
# Behind the size of a board.
killer = killer
# The heading of the answer to a puzzle by itself.
answer = Answer
# The rule of a jigsaw.
jigsaw-rule = Jigsaw: regions take the place of boxes. A map behind the puzzle has the same letter in all cells of a region.
# The heading of the map.
regions = Regions
# The rule of cages.
killer-rule = Killer: the digits of a cage differ, and add up to its sum. A list behind the puzzle has the sum and the cells of each cage.
# The heading of the list.
cages = Cages
