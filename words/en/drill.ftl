### The words of exercises.

# The number of an exercise.
# $number (number): the number
number = Exercise { $number }
# The number of an exercise, if they end.
# $number (number): the number
# $all (number): how many there are
number-of = { $number } of { $all }
# An exercise begins, for screen readers.
# $number (number): its number
# $task (text): its task
begins = Exercise { $number }. { $task }
# The board, for screen readers.
board = Board of the exercise
# The exercise is being prepared.
preparing = Preparing a board…
# There is no exercise.
none = There is no exercise for this technique at this size yet.

## The task

# Building a chain.
task-chain = Build a chain of candidates. Its links are strong and weak in turn.
# Finding a mistake.
task-mistake = This board has one mistake, a wrong digit or a wrong note. Tap its cell.
# Finding wrong digits.
task-repair = Some digits of this full board are wrong, none of them a given. Tap their cells.
# Finding a step without its name.
task-unnamed = Find the next step. Its technique has no name here: place a digit, or rule one out.
# The marks show a step that places a digit.
# $technique (text): its technique
task-conclude-place = { $technique }: the marks show one. Place its digit.
# The marks show a step that rules out candidates.
# $technique (text): its technique
task-conclude-remove = { $technique }: the marks show one. Rule out a candidate that it removes.
# Finding the pattern of a step.
# $technique (text): its technique
task-pattern = { $technique }: one removes the crossed-out candidates. Tap its cells.
# Finding a step, or that there is none. “It isn't here” is a button.
# $technique (text): its technique
task-here = { $technique }: rule out a candidate that one removes, or press “It isn't here”.
# Finding a step that places a digit.
# $technique (text): its technique
task-place = { $technique }: find one, and place its digit.
# Finding a step that rules out candidates.
# $technique (text): its technique
task-remove = { $technique }: find one, and rule out a candidate that it removes.

## The buttons

# The keys of digits, for screen readers.
keys-place = Place a digit in the selected cell
# The keys of digits, for screen readers.
keys-remove = Rule out a digit in the selected cell
# Before the digit of a key that rules it out.
not = not
# The choice between placing and ruling out, for screen readers.
choice = Answer
# A choice.
choice-place = Place
# A choice.
choice-remove = Rule out
# The technique is not on the board.
absent = It isn't here
# Takes the last candidate off the chain.
shorten = Take back
# Shows the next stage of a hint.
help = Hint
# Shows the answer.
show = Show the answer
# Shows all candidates.
candidates = Candidates
# Shows the common mistake.
miss = A common mistake
# Goes to the next exercise.
next = Next

## Replies

# The cell has no such candidate.
# $cell (text): the cell
# $digit (text): the digit
not-open = { $cell } has no candidate { $digit }. Select a cell, then press one of its candidates.
# The cell has no mistake.
# $cell (text): the cell
no-mistake = { $cell } has no mistake.
# The cell is part of the pattern.
# $left (number): how many cells are missing
in-pattern =
    Yes. { $left ->
        [one] One cell is
       *[other] { $left } cells are
    } still missing.
# The player found it.
# $technique (text): the technique
found = Found: { $technique }.
# The player found a step without a name.
found-step = Found: A step.
# The technique is not there.
# $technique (text): the technique
not-there = Right: { $technique } is not on this board. The next step is another:
# A step without a name is not there.
no-step-there = Right: A step is not on this board. The next step is another:
# The player found all mistakes.
mended = Found.
# The mistakes are shown.
shown-mistakes = The marked cells are wrong.
# The answer is shown, and follows.
shown = One answer:

## Candidates and links

# A candidate.
# $digit (text): its digit
# $cell (text): its cell
candidate = { $digit } in { $cell }
# A strong link in a cell.
# $cell (text): the cell
# $from (text): the first candidate
# $to (text): the second candidate
strong-in-cell = Strong link: { $cell } has no third candidate. If { $from } is false, { $to } is true.
# A strong link in a row, column or box.
# $place (text): its name
# $from (text): the first candidate
# $to (text): the second candidate
strong-in-place = Strong link: { $place } has no third place. If { $from } is false, { $to } is true.
# A weak link in a cell.
# $cell (text): the cell
# $from (text): the first candidate
# $to (text): the second candidate
weak-in-cell = Weak link: { $cell } takes one digit. If { $from } is true, { $to } is false.
# A weak link in a row, column or box.
# $place (text): its name
# $from (text): the first candidate
# $to (text): the second candidate
weak-in-place = Weak link: { $place } takes the digit once. If { $from } is true, { $to } is false.
# The candidates are one.
same = That is the same candidate.
# The candidates have nothing in common.
# $from (text): the first candidate
# $to (text): the second candidate
apart = No link: { $from } and { $to } differ in digit and in cell.
# The candidates are far apart.
# $from (text): the first candidate
# $to (text): the second candidate
unseen = No link: { $from } and { $to } share no row, column or box.
# The link is not strong.
# $from (text): the first candidate
# $to (text): the second candidate
both-false = Here the chain needs a strong link, and { $from } and { $to } can both be false.
# The link is not strong.
# $place (text): a row, column, box or cell
# $others (text): the other candidates there
others = Here the chain needs a strong link, and this one is weak: { $place } also has { $others }.

## What a chain proves

# It proves a candidate.
# $candidate (text): the candidate
proves = The chain proves { $candidate }: if it were false, it would be true.
# It proves nothing yet.
proves-nothing = The first candidate or the last one is true. No candidate clashes with both yet.
# It needs another link.
needs-strong = The next link must be strong.
# It is a loop.
# $candidates (text): the candidates that it rules out
loop-removes = The ends see each other, so the chain is a loop: each weak link holds one true candidate. It rules out { $candidates }.
# It rules out candidates.
# $candidates (text): the candidates
removes = The first candidate or the last one is true, so the chain rules out { $candidates }.

## Mistakes

# A wrong digit.
# $candidate (text): the digit in its cell
guess = { $candidate } was a guess: with it, another digit or cell has no place left.
# The same with the right digit.
# $candidate (text): the digit in its cell
# $digit (text): the right digit
guess-right = { $candidate } was a guess: with it, another digit or cell has no place left. The solution has { $digit } there.
# A note that is missing.
# $candidate (text): its digit in its cell
note-missing = The note { $candidate } is missing, although nothing rules it out.
# A note that is wrong.
# $candidate (text): its digit in its cell
# $cell (text): the cell of that digit
note-left = The note { $candidate } is left over: { $cell } has that digit already.

## The second stage of a hint: the name of the technique, and what to ask at its place

# A full house.
# $technique (text): the technique
# $place (text): the place
ask-missing = { $technique }: which digit is missing in { $place }?
# A hidden single.
# $technique (text): the technique
# $place (text): the place
# $digit (text): the digit
ask-cells = { $technique }: which empty cells of { $place } can't be { $digit }?
# A naked single.
# $technique (text): the technique
# $place (text): the cell
ask-seen = { $technique }: which digits does { $place } see?
# A technique with one digit.
# $technique (text): the technique
# $digit (text): the digit
# $place (text): the place
ask-where = { $technique }: where can { $digit } go in { $place }?
# Hidden pairs and the like.
# $technique (text): the technique
# $place (text): the place
ask-shared = { $technique }: which digits share their places in { $place }?
# Naked pairs and the like.
# $technique (text): the technique
# $place (text): the cells
ask-digits = { $technique }: which digits can go in { $place }?
# A technique with sums.
# $technique (text): the technique
# $place (text): the place
ask-sums = { $technique }: what do the cages of { $place } leave, or have outside?
# A technique with clues.
# $technique (text): the technique
# $place (text): the cells
ask-clue = { $technique }: what does the clue of { $place } leave?
# Another technique.
# $technique (text): the technique
# $place (text): the place
ask-links = { $technique }: how are the candidates linked in { $place }?
# A place with a long name, which the board frames.
framed = the framed part of the board

## The end of a series

# All was right.
# $all (number): how many exercises there were
all-right = All { $all } right at once.
# Some were right.
# $right (number): how many
# $all (number): how many exercises there were
some-right = { $right } of { $all } right at once.
# None was right.
# $all (number): how many exercises there were
none-right = None of { $all } right at once.
# After a series of a technique.
over = A puzzle that needs the technique is the next test.
# After a series of the day.
over-today = That was all for today.
# Begins exercises of the kinds that were wrong.
# $kinds (number): how many kinds
missed =
    { $kinds ->
        [one] One more of the kind you missed
       *[other] The { $kinds } kinds you missed, again
    }
# When to practise again.
back-tomorrow = Refresh it tomorrow.
# When to practise again.
# $weekday (text): the day of the week
back-on = Refresh it on { $weekday }.
# When to practise again.
# $weekday (text): the day of the week
back-next-week = Refresh it next week, on { $weekday }.
# When to practise again.
# $weeks (number): how many weeks, at least 2
back-in-weeks = Refresh it in { $weeks } weeks.
# When to practise again.
# $months (number): how many months, at least 2
back-in-months = Refresh it in { $months } months.
# Begins the series again.
again = Once more
# Goes on with the next unit.
next-unit = Next unit
