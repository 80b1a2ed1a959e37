### The words of the board in plain text, and of the answers to questions by key, which are spoken.

## The board as lines of text

# Its heading.
title = Board as text
# The sign of an empty cell, which each language has.
empty-sign = 0 is an empty cell.
# The game is paused. Also an answer.
hidden = The board is hidden while the game is paused.

## Questions

# The next key asks.
begun = Question.
# The next key names a digit.
which-digit = Press the digit.
# The next key names a row.
which-row = Press the row.
# The same on a large board.
which-row-letters = Press the row, A for 10.
# The next key names a column.
which-column = Press the column.
# The same on a large board.
which-column-letters = Press the column, A for 10.
# The key asks nothing. “Help” is a dialog.
unknown = This key asks nothing. Help lists the questions.

## Lines of the board

# A row, column or box.
# $place (text): its name, with a capital letter
# $digits (text): its digits, with commas
line = { $place }: { $digits }.
# A cell without a digit in a line.
empty = empty
# A line lacks no digit.
complete = complete
# A line lacks digits.
# $digits (text): the digits
missing = missing { $digits }
# A line, and what it lacks.
# $line (text): the line, as a sentence
# $lacks (text): the word “complete”, or the digits, with a capital letter
line-lacks = { $line } { $lacks }.
# A row, column or box in a list, and what it lacks.
# $place (text): its name
# $lacks (text): the word “complete”, or the digits
place-lacks = { $place }: { $lacks }
# All of that list.
# $list (text): the list, with a capital letter
all-lack = { $list }.
# No digit is left for the cell.
nothing-left = So nothing is left for this cell.
# Digits are left for the cell.
# $digits (text): the digits
left = So { $digits }.
# The cell is in no diagonal and in no window.
no-further = No diagonal and no window has this cell.

## The place of a digit

# The digit.
# $digit (text): the digit, with a capital letter
digit = { $digit }.
# A row, column or box that has it, or has places for it.
# $place (text): its name, with a capital letter
# $there (text): where it is, or can go
digit-in = { $place }: { $there }.
# It is there.
# $place (text): the place
is-in = it is in { $place }
# It has no place.
nowhere = it can go nowhere
# It has places.
# $place (text): the places
can-go = it can go in { $place }
# It is not on the board.
# $digit (text): the digit, with a capital letter
not-there = { $digit } is not on the board yet.
# It is on the board.
# $digit (text): the digit, with a capital letter
# $cells (text): its cells
there = { $digit } is in { $cells }.
# How often a digit is there, in a list.
# $digit (text): the digit
# $count (number): how often it is there
# $all (number): how often it belongs there
count = { $digit }: { $count } of { $all }
# All of that list.
# $list (text): the list
counts = { $list }.
# All of that list, which some digits are missing from.
# $list (text): the list
counts-rest = { $list }. The rest are complete.
# Every digit is there.
# $all (number): how often
counts-complete = Every digit is there { $all } times.

## Cells

# A place.
# $place (text): the row, column and box, with a capital letter
place = { $place }.
# No cell is left to find.
no-empty = No other cell is empty.
# No cell is left to find.
no-highlighted = No other cell is highlighted or marked.
# No cell is left to find.
no-pair = No other cell has two candidates.
# The candidates of a cell.
# $digits (text): the candidates, with a capital letter
pair = { $digits }.
# A cell.
# $content (text): its digit, or what it has, with a capital letter
# $cell (text): its name
cell = { $content }, { $cell }.
# A cell of another row, column or box than before.
# $place (text): the name of that, with a capital letter
# $cell (text): the sentence with the cell
cell-of = { $place }. { $cell }
# What an empty cell has.
# $notes (text): its notes
empty-notes = empty, notes { $notes }
# A candidate.
# $digit (text): its digit
# $cell (text): its cell
candidate = { $digit } in { $cell }
# Candidates.
# $candidates (text): the candidates, with a capital letter
candidates = { $candidates }.

## What is marked

# Nothing is.
nothing-marked = Nothing is highlighted or marked.
# A highlight has no cell.
none-highlighted = No cell is highlighted.
# The cells of a mark.
# $mark (text): what the mark is
# $places (text): cells, candidates, rows, columns or boxes
marked = { $mark }: { $places }.
# What a mark is.
mark-house = Look at
# What a mark is.
mark-pattern = In the pattern
# What a mark is.
mark-placed = Placed
# What a mark is.
mark-guessed = Guessed
# What a mark is.
mark-eliminated = Ruled out
# What a mark is.
mark-clash = Marked
# What a mark is: a candidate beside a fish.
mark-fin = Fin
# What a mark is.
mark-lit = Highlighted
# What a mark is: a candidate of a colouring.
# $letter (text): the letter of its colour
mark-colour = Colour { $letter }
# What a mark is: a cell of an almost locked set.
# $letter (text): the letter of the set
mark-set = Set { $letter }

## A link of a chain

# No chain is on the board.
no-chain = No chain is on the board.
# A strong link.
# $number (number): its number
# $all (number): how many links there are
# $from (text): its first end, which is false
# $to (text): its second end, which is true
strong = Link { $number } of { $all }, strong: if { $from }, { $to }.
# A weak link.
# $number (number): its number
# $all (number): how many links there are
# $from (text): its first end, which is true
# $to (text): its second end, which is false
weak = Link { $number } of { $all }, weak: if { $from }, { $to }.
# An end that is true: a candidate, or one of several.
# $candidates (text): the candidates
end-true = { $candidates } is true
# An end that is false.
# $candidates (text): the candidates, all of which are false
# $count (number): how many they are
end-false =
    { $candidates } { $count ->
        [one] is
       *[other] are
    } false

## The state of the game

# A game.
# $kind (text): its level and size, with a capital letter
# $cells (number): how many cells are empty
# $mode (text): the mode of the keys, such as Centre notes
state =
    { $kind }: { $cells ->
        [one] { $cells } empty cell
       *[other] { $cells } empty cells
    }. Mode: { $mode }.
# Its kind, if the level is known.
# $level (text): its level
# $size (text): its size
kind = { $level } { $size }
# A digit is locked.
# $digit (text): the digit, with a capital letter
locked = { $digit } is locked.
# An exercise.
# $size (text): the size of its board
# $cells (number): how many cells are empty
exercise =
    { $size }: { $cells ->
        [one] { $cells } empty cell
       *[other] { $cells } empty cells
    }.
