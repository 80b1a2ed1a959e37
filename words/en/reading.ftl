### The words of notices that load later: those on texts that were read, and some others.

## What was read

# A text was read.
# $format (text): how it is written
# $size (text): the size of the puzzle
# $parts (text): what the puzzle has
read-as = Read as { $format }: { $size } with { $parts }.
# What the puzzle has.
# $count (number): how many
placed-digits =
    { $count ->
        [one] { $count } placed digit
       *[other] { $count } placed digits
    }
# What the puzzle has.
notes = notes
# The text has several puzzles.
# $number (number): the number of this one
# $all (number): how many there are
part = It is puzzle { $number } of { $all }.

## How a text is written, after the words “Read as”. Names are those of programs and sites.

# How a text is written.
format-line = one line
# How a text is written.
format-rows = rows
# How a text is written.
format-block = a drawn grid
# How a text is written.
format-list = a list of numbers
# How a text is written.
format-matrix = lists in brackets
# How a text is written.
format-sdk = an SDK file
# How a text is written.
format-link = a Stepdoku link
# How a text is written.
format-candidates = a grid of candidates
# How a text is written.
format-candidate-line = a line of candidates
# How a text is written.
format-sdx = an SDX file
# How a text is written.
format-hodoku = a HoDoKu library line
# How a text is written.
format-position = a line with placed digits
# How a text is written.
format-gsf = a list with commas
# How a text is written.
format-sudoku-wiki = a SudokuWiki link
# How a text is written.
format-sudoku-pad = a SudokuPad link
# How a text is written.
format-f-puzzles = an f-puzzles link
# How a text is written.
format-sudoku-coach = a sudoku.coach link
# How a text is written.
format-sudoku-exchange = a SudokuExchange link
# How a text is written.
format-penpa = a Penpa link
# How a text is written.
format-solo = a game of Solo
# How a text is written.
format-open-sudoku = an OpenSudoku file
# How a text is written.
format-iss = an Interactive Sudoku Solver link
# How a text is written.
format-ipuz = an ipuz file
# How a text is written.
format-sumo-cue = a SumoCue line
# How a text is written.
format-killer = a killer in a line
# How a text is written.
format-k-sudoku = a KSudoku file

## What was assumed

# An assumption.
letters-are-digits = Letters were read as digits: A as 1, B as 2 and so on.
# An assumption.
digits-from-zero = Digits were read as starting at 0: 0 is shown as 1, 1 as 2 and so on.
# An assumption.
zeros-are-empty = Each 0 was read as an empty cell.
# An assumption.
blanks-are-empty = Blanks were read as empty cells.
# An assumption.
rest-ignored = The text after the puzzle was left out.
# An assumption.
sections-ignored = Only the givens were read; digits and notes in other sections of the text were left out.
# An assumption.
lone-givens = Digits alone in their cell were read as givens.
# An assumption.
lone-placed = Candidates alone in their cell were read as placed digits.
# An assumption.
around-ignored = The text around the puzzle was left out.
# An assumption.
letters-o = Each letter O was read as 0, an empty cell.
# An assumption.
letters-l = Each letter l or I was read as 1.
# An assumption.
wrong-solution = The full board beside the puzzle isn't its solution, and was left out.
# An assumption.
group-ignored = A second group of symbols was left out.
# An assumption.
ends-are-empty = The cells missing at the ends of rows were read as empty.
# An assumption.
others-unread = Other parts of the text look like puzzles, but can't be read.
# An assumption.
solution-ruled-out = The candidates leave out the right digit of at least one cell.
# An assumption.
# $sign (text): a sign that many cells have
sign-is-empty = Each “{ $sign }” was read as an empty cell.
# An assumption.
# $rows (number): how many rows a box has
# $columns (number): how many columns a box has
other-boxes = It was read with boxes of { $rows } rows and { $columns } columns: with the usual ones it has no single solution.
# A fault of the text.
# $cell (text): a cell, with a capital letter
no-candidate = { $cell } has no candidate left.

## Other notices

# Another tab has opened this game.
became-own = This game is open in another tab. From here on, yours is saved as a separate game.
# Another tab has deleted this game.
deleted-elsewhere = This game was deleted in another tab. From here on, yours is saved as a separate game.
# A drawing was not shown.
not-shown = The drawing is not shown: this page takes something in it for code. Your texts and puzzles are unchanged. Reload the page and try again.
# A drawing was not printed.
not-printed = Nothing was printed: this page takes something in it for code. Your texts and puzzles are unchanged. Reload the page and try again.

## Languages

# A link asks for a language that the page doesn't have.
# $code (text): its code, such as nl
# $languages (text): the languages of the page, as a list
unknown-language = Stepdoku has no words in “{ $code }” yet. It speaks { $languages }.
# The words of a language did not come.
# $language (text): its name in itself
no-words = The words in { $language } could not be loaded, so Stepdoku is in English.

## Saved games and magazines

# A game was deleted.
game-deleted = Game deleted. You can restore it for 30 days.
# A game can't be read.
game-unreadable = That game could not be read. It has not been changed.
# A game is open in another tab.
played-elsewhere = That game is open in another tab. Close it there first.
# It is being made.
magazine-in-making = Your magazine is being made. You can play meanwhile.
# It is made.
# $puzzles (number): how many puzzles it has
magazine-made =
    The magazine has { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    }.
# Another tab has changed it.
magazine-elsewhere = The magazine was changed in another tab, so this tab stopped making puzzles for it. You can continue with it as it is now.
