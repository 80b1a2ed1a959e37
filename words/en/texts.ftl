### The words of the list of the puzzles in a text.

# Opens the list of a pasted text.
# $count (number): how many puzzles it has
open = Puzzle list ({ $count })
# The field that chooses a puzzle by its number, where the list is not shown.
which = Number of the puzzle
# There is no list.
empty = Paste a text or open a file with several puzzles to see them here.
# The first page is not there yet.
reading = Reading the list…
# Which puzzles the page shows.
# $from (number): the number of the first
# $to (number): the number of the last
# $count (number): how many the text has
shown = { $from }–{ $to } of { $count }
# The field that leads to the page with a number.
number = Go to number
# Goes to the page before.
page-before = Previous page
# Goes to the next page.
next-page = Next page

## A puzzle

# The line under the number of a puzzle that is not 9×9.
# $size (text): its size with its rules, such as 16×16 diagonal
# $givens (number): how many givens it has
givens-of-size =
    { $size }, { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    }
# The same line where the text has no puzzle at that place.
unread = Can't be read
# A puzzle, for screen readers.
# $number (number): its number
# $line (text): one of the three lines
spoken = Puzzle { $number }: { $line }
# A puzzle with a name, for screen readers.
# $number (number): its number
# $name (text): its name
# $line (text): one of the three lines
spoken-name = Puzzle { $number }, { $name }: { $line }

## Ratings

# Rates the puzzles of the page.
weigh = Rate these puzzles
# What that button does. “ER” is a figure of the program Sudoku Explainer.
weigh-help = Finds Sudoku Explainer's ER and HoDoKu's score for each 9×9 puzzle on this page.
# The puzzles are being rated.
# $done (number): how many are rated
# $count (number): how many the page has
weighing = Rating the puzzles: { $done } of { $count } done
# The program for ratings could not be loaded.
failed = The ratings could not be loaded. Check the connection, then press the button again.
# The field with a line for each rated puzzle. “ER”, “EP” and “ED” are figures of Sudoku Explainer.
lines = The rated puzzles as lines, with ER, EP and ED
# The rating of a puzzle by Sudoku Explainer.
# $rating (text): its rating, such as 7.2
explainer = ER { $rating }
# The same where the time was too short.
# $rating (text): the highest rating found, such as 7.2
explainer-least = ER at least { $rating }
# The score of a puzzle by HoDoKu.
# $score (number): its score
hodoku = HoDoKu { $score }
# The time was too short for both.
unrated = Not rated in time
# The line of a grid that is no puzzle.
no-puzzle = Not exactly one solution
