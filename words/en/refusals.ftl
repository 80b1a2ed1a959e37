### Why a text was refused: the fault, its place, and how to fix it.

## How a reason is put together

# A fault with its place in the text. It has no full stop.
# $fault (text): the fault
# $line (number): the line
# $column (number): the place in the line
placed = { $fault } (line { $line }, character { $column })
# A fault alone.
# $fault (text): the fault, perhaps with its place
alone = { $fault }.
# A size of a text.
# $count (number): how many thousands of bytes
kilobytes = { $count } kB
# A symbol that the text has.
# $symbol (text): the symbol
symbol = “{ $symbol }”
# A symbol that can't be seen.
# $code (text): its number, such as FEFF
symbol-unseen = The character U+{ $code }
# A digit with its letter.
# $number (number): the digit
# $letter (text): its letter
digit-letter = { $number } ({ $letter })
# A board of no known size.
some-board = a board

## Texts

# There is no text.
empty = There is no text to read. Paste a puzzle as text, or type it.
# There is no puzzle in the text.
# $counts (text): how many digits a puzzle has
no-puzzle = There is no puzzle in this text. A puzzle is { $counts } digits, with dots or zeros for empty cells.
# The text is too long.
# $size (text): its size
too-big = At { $size }, this text is too long to be a puzzle. Copy only the puzzle.
# There are too few cells.
# $found (number): how many there are
# $board (text): the board that they are nearest to, such as 9×9
# $wanted (number): how many cells that has
# $missing (number): how many are missing
too-short =
    There { $found ->
        [one] is { $found } cell
       *[other] are { $found } cells
    }, but { $board } needs { $wanted }: { $missing ->
        [one] { $missing } is
       *[other] { $missing } are
    } missing. Perhaps part of it was not copied.
# There are too many cells. A place may follow.
# $found (number): how many there are
# $board (text): the board that they are nearest to, such as 9×9
# $wanted (number): how many cells that has
# $more (number): how many are too many
too-long =
    There { $found ->
        [one] is { $found } cell
       *[other] are { $found } cells
    }, but { $board } has { $wanted }: { $more ->
        [one] { $more } is
       *[other] { $more } are
    } too many
# A row has too few or too many cells. A place may follow.
# $row (number): the number of the row
# $found (number): how many cells it has
# $wanted (number): how many it needs
row-length =
    Row { $row } has { $found ->
        [one] { $found } cell
       *[other] { $found } cells
    } instead of { $wanted }
# There are too few or too many rows.
# $found (number): how many there are
# $wanted (number): how many there must be, which is also how many cells they have
row-count =
    The text has { $found ->
        [one] { $found } row
       *[other] { $found } rows
    } of { $wanted } cells instead of { $wanted } rows.
# A symbol is no digit. A place may follow.
# $symbol (text): the symbol
no-digit = { $symbol } isn't a digit
# The same with what helps.
# $fault (text): the fault
no-digit-help = { $fault }. Use 1 to 9 and A to P, with dots or zeros for empty cells.
# A word is no number. A place may follow.
# $word (text): the word
no-number = “{ $word }” isn't a whole number
# The same with what helps.
# $fault (text): the fault
no-number-help = { $fault }. Use whole numbers from 1 up, and 0 for an empty cell.
# A digit is too large. A place may follow.
# $digit (text): the digit
too-large = { $digit } is too large
# The same with what helps.
# $fault (text): the fault
# $side (number): the largest digit, which is also how many cells a row has
too-large-help = { $fault }: a { $side } by { $side } board goes up to { $side }.
# A number is missing. A place may follow.
missing-number = A number is missing between two commas
# The same with what helps.
# $fault (text): the fault
missing-number-help = { $fault }. Write 0 for an empty cell.
# Brackets do not match. A place may follow.
brackets = The brackets do not match
# There are brackets in brackets in brackets. A place may follow.
too-deep = The brackets are nested too deeply for a grid
# There are several puzzles.
# $found (number): how many
several = There are { $found } puzzles in this text. Paste one of them.
# 0 may be a digit. A place may follow.
zero = 0 could be a digit or an empty cell
# The same with what helps.
# $fault (text): the fault
zero-help = { $fault }. Use one character for all empty cells, and count digits from 1.
# X may be a digit. A place may follow.
letter-x = X could be a digit or an empty cell
# The same with what helps.
# $fault (text): the fault
letter-x-help = { $fault }. Use dots for empty cells.
# The text is a damaged link.
bad-link = This link is damaged. Ask for it again.
# Another fault. A place may follow.
other = This text can't be read

## Texts of other programs

# The text is of another kind.
# $what (text): what it is
foreign = This is { $what }, which Stepdoku can't read. Copy the puzzle as one line or as rows of digits.
# The file has no text.
# $what (text): what it is
foreign-file = That is { $what }. Stepdoku reads text: copy the puzzle as one line or as rows of digits, or enter it by hand.
# What a text is.
on-server = a link to a puzzle kept on another site
# What a text is. HoDoKu is a program.
hodoku-file = a HoDoKu file of settings or a saved game
# What a text is. Solo is a program.
solo-seed = a random seed from Simon Tatham's Solo
# What a text is.
web-address = a link to another site
# What a file is.
picture = a picture
# What a file is.
pdf = a PDF
# What a file is.
packed = a packed file
# A word has no candidates. A place may follow.
# $word (text): the word
no-candidates = “{ $word }” isn't a group of candidates
# The same with what helps.
# $fault (text): the fault
no-candidates-help = { $fault }. Write the candidates of a cell as ascending digits.
# The puzzle has a rule that Stepdoku does not know.
# $rule (text): the rule
variant = This puzzle has { $rule }. Stepdoku can't read that, and without it this would be another puzzle.
# The board is a square of no known size.
# $side (number): how many rows it has
# $sizes (text): the sentence about the sizes
other-square = { $side }×{ $side } is not supported yet. { $sizes }
# The board is no square.
# $rows (number): how many rows it has
# $columns (number): how many columns it has
# $sizes (text): the sentence about the sizes
other-size =
    This board has { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } and { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    }. { $sizes }
# The boxes have another form.
# $rows (number): how many rows they have
# $columns (number): how many columns they have
# $sizes (text): the sentence about the sizes
other-boxes =
    The boxes of this board have { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } and { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    }, which no size here has. { $sizes }
# The sizes.
# $sizes (text): all of them
sizes = Stepdoku plays { $sizes }.
# The regions of a jigsaw are open.
open-regions = This is a jigsaw, but its regions can't be read. Copy the whole drawing, or one puzzle with one digit for the region of each cell.
# A cell has no candidate.
# $row (number): its row
# $column (number): its column
no-candidate = Row { $row } column { $column } has no candidate left, so this position has no solution. Check the candidates that were removed.
# The candidates have no solution.
none-fits = No solution fits the candidates of this position. Check the candidates that were removed.
# The text is damaged.
damaged = This text is damaged or incomplete. Copy all of it again.
# The text is packed, and far too long.
# $size (text): the largest size
unpacks-too-large = This text unpacks to far more than a puzzle needs, over { $size }, so it was not read.

## The rules of other programs. They come after the words “This puzzle has”.

# A rule.
rule-diagonals = diagonals
# A rule.
rule-windows = extra boxes inside the grid
# A rule.
rule-jigsaw = jigsaw regions
# A rule.
rule-extra-regions = extra regions
# A rule.
rule-anti-knight = an anti-knight rule
# A rule.
rule-anti-king = an anti-king rule
# A rule.
rule-non-consecutive = a rule against consecutive neighbours
# A rule.
rule-cages = killer cages
# A rule.
rule-thermometers = thermometers
# A rule.
rule-arrows = arrows
# A rule.
rule-little-killer = little killer sums
# A rule.
rule-sandwich = sandwich sums
# A rule.
rule-dots = Kropki dots
# A rule.
rule-xv = XV pairs
# A rule.
rule-parity = even and odd cells
# A rule.
rule-palindromes = palindromes
# A rule.
rule-quadruples = quadruples
# A rule.
rule-clones = clones
# A rule.
rule-lines = lines with a rule of their own
# A rule.
rule-shaded = shaded cells, which may carry a rule
# A rule.
rule-drawn = marks drawn on the grid, which may carry a rule
# A rule.
rule-candidates = candidates as part of the puzzle
# A rule.
rule-other-game = the rules of another game
# A rule by its name in the text.
# $name (text): the name
rule-named = a rule called “{ $name }”

## The cages of a killer

# There are too many.
# $cages (number): how many
cages-many = This killer has { $cages } cages, more than the board has cells.
# A cage has no cells.
# $number (number): its number
cage-empty = Cage { $number } of this killer has no cells. Copy the whole puzzle again.
# A cage has a cell outside the board.
# $number (number): its number
cage-outside = Cage { $number } of this killer has a cell outside the board.
# A cage has a cell twice.
# $number (number): its number
cage-twice = Cage { $number } of this killer has a cell twice. Name each of its cells once.
# A cage has too many cells.
# $number (number): its number
# $cells (number): how many cells it has
cage-large = Cage { $number } of this killer has { $cells } cells, and there are fewer different digits. Give it fewer cells.
# A cage can't have its sum.
# $number (number): its number
# $sum (number): its sum
# $cells (number): how many cells it has
cage-sum =
    Cage { $number } of this killer needs { $sum } in { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, and no different digits add up to that. Check its sum.

## Lines, dots and other signs

# A clue with its place. It comes at the beginning of a sentence.
# $name (text): its kind, with a capital letter, such as “Thermometer”
# $number (number): its number among the clues of that kind
# $row (number): the row of its first cell
# $column (number): the column of its first cell
clue-placed = { $name } { $number } (row { $row }, column { $column })
# A clue without a place. It comes at the beginning of a sentence.
# $name (text): its kind, with a capital letter
# $number (number): its number among the clues of that kind
clue-alone = { $name } { $number }
# There are too many clues.
clues-many = This puzzle has more lines, dots and signs than a board holds. Copy one puzzle alone.
# A clue has too few cells.
# $clue (text): the clue, with its place
# $cells (number): how many cells it has
clue-few = { $clue } has too few cells ({ $cells }). Copy the whole puzzle again.
# A clue has too many cells.
# $clue (text): the clue, with its place
# $cells (number): how many cells it has
clue-large = { $clue } has too many cells for this board ({ $cells }). Give it fewer.
# A clue has a cell outside the board.
# $clue (text): the clue
# $row (number): the row of that cell
# $column (number): the column of that cell
clue-outside = { $clue } has a cell outside the board, in row { $row }, column { $column }. Keep its cells on the board.
# A clue has a cell twice.
# $clue (text): the clue, with the place of that cell
clue-twice = { $clue } has this cell twice. Name each of its cells once.
# The cells of a clue don't touch, or don't lie in one line or square.
# $clue (text): the clue, with the place of the first cell that is wrong
clue-apart = { $clue } breaks off at this cell. Check where its cells lie.
# A clue can't have its number.
# $clue (text): the clue, with its place
# $digit (number): its number
clue-number = { $clue } cannot have the number { $digit }, as no digits fit it. Check the number.
# A clue lacks its number.
# $clue (text): the clue, with its place
clue-no-number = { $clue } has no number. Give it one.
# A clue has two groups of cells, one with more cells than the other.
# $clue (text): the clue, with its place
clue-uneven = { $clue } has two groups of cells that differ in size. Give both as many cells.

## Grids that are no puzzles

# Two cells have the same digit.
# $twice (text): the sentence about them
clash = { $twice } Correct one of them.
# A row, column or box has a digit twice.
# $place (text): its name, with a capital letter
# $digit (text): the digit
# $first (text): the first cell
# $second (text): the second cell
twice-in = { $place } has { $digit } twice, in { $first } and { $second }.
# Cells that must differ have the same digit.
# $first (text): the first cell, with a capital letter
# $second (text): the second cell
# $apart (text): how they lie, such as “are in one cage”
# $digit (text): the digit
twice-apart = { $first } and { $second } { $apart } and both have { $digit }.
# The grid is full.
complete = Every cell is already filled, so there is nothing to solve.
# The grid has no solution.
unsolvable = This puzzle has no solution. Check the digits against the original.
# The grid has several solutions.
ambiguous = This puzzle has more than one solution, so logic alone can't solve it. Perhaps a given is missing.
# The search took too long.
undecided = Stepdoku could not tell in a reasonable time whether this puzzle has exactly one solution. Try adding givens.
# The rules of the puzzle are not known.
unknown-rules = This puzzle has rules that Stepdoku does not know, so nobody can prove here that it has exactly one solution.

## Links

# The link has no puzzle.
link-empty = There is no puzzle in it. Ask for the link again.
# The puzzle of the link is damaged.
# $why (text): why, in sentences
link-puzzle = Its puzzle is damaged. { $why }
# The link is too long.
# $size (text): its size
link-too-big = At { $size }, it is too long to be a puzzle. Ask for the link again.
# A part of the link is damaged.
link-board = The digits and notes in it are damaged or incomplete. Ask for the link again.
# A part of the link is damaged.
link-lesson = Its lesson is damaged or incomplete. Ask for the link again.
# A part of the link is damaged.
link-assignment = Its assignment is damaged or incomplete. Ask for the link again.
# A part of the link is damaged.
link-result = Its result is damaged or incomplete. Ask for the link again.
# A code of another device is damaged.
link-handover = The code is damaged or incomplete. Read it again.
# The link is of a later version of the program.
link-newer = It comes from a newer version of Stepdoku. Reload the page to update, then open it again.
# The link is damaged.
link-damaged = It is damaged. Ask for the link again.

## Recipes: texts that make puzzles

# The recipe is of a later version of the program.
# $version (number): its version
# $own (number): the version of this page
recipe-newer = This puzzle needs version { $version } of the generator; this page has version { $own }. Reload the page to update, or ask for a link to the puzzle itself.
# The recipe is of an earlier version of the program.
# $version (number): its version
# $own (number): the version of this page
recipe-older = This puzzle needs version { $version } of the generator; this page has version { $own }. Ask for a link to the puzzle itself.
# The size has no such level.
# $level (text): the level, such as very hard
# $size (text): the size
recipe-level = There are no { $level } puzzles at { $size }.
# There is no such day.
recipe-day = There is no such day. A day is written like 2026-11-21.
# A part of the recipe is unknown.
# $part (text): the part
recipe-part = This recipe can't be read: “{ $part }” isn't a known part.
# The recipe can't be read.
recipe-bad = This recipe can't be read. Copy all of it, from the version number to the seed.
# No puzzle can be like that.
# $why (text): why, in sentences
impossible = No such puzzle exists. { $why }
# No puzzle was found.
# $tries (number): how many tries there were
not-found =
    No such puzzle found in { $tries ->
        [one] { $tries } try
       *[other] { $tries } tries
    }.

## The magazine

# The number of puzzles is no number.
# $most (number): the largest number
magazine-count = How many puzzles? Write a number from 1 to { $most }.
# There would be too many puzzles.
# $puzzles (number): how many
# $most (number): how many there can be
magazine-puzzles = That makes { $puzzles } puzzles; a magazine holds { $most }. Ask for fewer, or print this one and empty it.
# There would be too many kinds of puzzles.
# $most (number): how many there can be
magazine-kinds = A magazine can have puzzles of { $most } kinds. Print it and delete all, then ask for more.
# The puzzles can't be made.
magazine-impossible = A magazine of these puzzles is not possible.
