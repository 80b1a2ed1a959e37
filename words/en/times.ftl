### The words of times and of the finish of a game.

# Before the number of days in a row with a finished puzzle.
day-streak = day streak
# Before the most days in a row.
longest-streak = longest streak
# Before the number of puzzles finished in all.
puzzles-finished = puzzles finished
# Which times count. “Why?” is the name of a button.
explained = Only your first time for each game counts, and only without a full hint, a digit from Why?, the solver or the solution.
# Nothing was finished yet.
none = Finish a puzzle to see your times here: best and median for each size and level, and your streak.
# The times can't be read.
# $why (text): why, and what helps, in sentences
fault = Your times could not be read. { $why }
# Some times can't be read.
# $count (number): how many
unread =
    { $count ->
        [one] { $count } time could not be read. It stays
       *[other] { $count } times could not be read. They stay
    } on this device, unchanged. All others are here.
# The clock is off.
off = The timer is off, so no times are recorded.

## The times of a kind of puzzle

# How many were finished.
# $puzzles (number): how many
finished = { $puzzles } finished
# The best time.
best = best
# The time in the middle.
median = median
# A time that is the only one.
only = so far
# No time of this kind counts. “Why?” is the name of a button.
only-helped = No time yet without a full hint, a digit from Why?, the solver or the solution.
# A chart with one time, in words.
# $time (text): the time
chart-one = One time: { $time }.
# A chart, in words.
# $count (number): how many times it has
# $times (text): the times
chart-times =
    { $count ->
        [one] Last time:
       *[other] Last { $count } times, oldest first:
    } { $times }.
# The line under a chart with one time.
charted-one = One time
# The line under a chart.
# $count (number): how many times it has
charted-times = Last { $count }, newest on the right
# Saves the times as a table.
save = Save as CSV
# The name of the file, with its ending.
save-name = stepdoku-times.csv
# A column of the table.
column-date = date
# A column of the table: the size of the board.
column-side = cells in a row
# A column of the table.
column-level = level
# A column of the table: the time.
column-seconds = seconds
# A column of the table: whether there was help.
column-help = with help

## The finish

# The title.
title = Solved
# Begins the next puzzle.
next = Next puzzle
# Opens the review of the moves.
review = Review
# Shows the steps that solve the puzzle.
solving = See how to solve it
# Opens the history of the game.
moments = History
# Unfolds the rest.
details = More
# How the puzzle was solved.
# $how (text): the words “by yourself”, or the help that was used
solved = Solved { $how }.
# How much was done. It follows a sentence.
# $digits (number): how many digits were placed
# $moves (number): how many moves that took
played =
    { $digits ->
        [one] { $digits } digit
       *[other] { $digits } digits
    } placed in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
# A button that gets the first help that keeps the time from counting.
go-on = Go on

## Something to be proud of

# A technique.
# $technique (text): its name
proud-technique = Your first { $technique } in a game, without a hint
# The best time.
# $kind (text): the kind of puzzle, such as Hard or 16×16 Hard
proud-best = Your fastest { $kind }
# The first of its kind.
# $kind (text): the kind of puzzle, such as Hard or 16×16 Hard
proud-first = Your first { $kind }
# The best time since Monday.
# $kind (text): the kind of puzzle, such as Hard or 16×16 Hard
proud-week = Your fastest { $kind } of this week
# No help was used.
proud-unaided = Without any help
# No hint was used.
proud-unhinted = Without a hint
# A kind of puzzle that is not 9×9.
# $size (text): its size
# $level (text): its level
kind = { $size } { $level }

## Why the time is not compared with others

# The game was finished before.
not-again = Not counted: only your first time for a game does.
# A hint was used.
not-hint = Not counted: a full hint showed you a step.
# An answer was used. “Why?” is the name of a button.
not-why = Not counted: an answer to Why? gave a digit away.
# The solver was open.
not-solver = Not counted: you looked at the solver.
# Its digits were used.
not-solver-digits = Not counted: you copied digits from the solver.
# The path was open.
not-path = Not counted: you looked at the solution path.
# The solution was open.
not-solution-seen = Not counted: you looked at the solution.
# The solution was used.
not-solution = Not counted: the solution was filled in.
# Other help was used.
not-helped = Not counted: you had help with a digit.

## The result in a line, without spoilers, to copy. Its parts have commas between them.

# The first part.
# $day (text): the day of the puzzle, such as 24 Nov
result-of = Stepdoku { $day }
# The first part of a puzzle without a day.
result = Stepdoku
# How much help was used.
result-unaided = no help
# How much help was used.
result-unhinted = no hints
# How much help was used.
result-helped = with help
# The hardest step.
# $technique (text): its technique
result-hardest = hardest step { $technique }
