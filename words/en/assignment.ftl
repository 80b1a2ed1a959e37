### The words of assignments: what a teacher sets, and what a pupil hands in.

## Setting an assignment

# Sets exercises of a technique.
set-drill = Set as an assignment
# The purpose of the form.
about = Whoever opens the link below solves this and sends you a result. Nothing goes to a server.
# The field for the title.
title = Title
# An example in that field.
title-example = Such as Monday, class 5b
# The choice of where it starts.
start = Start
# A choice.
start-givens = From the beginning
# A choice.
start-here = From the board as it is, without wrong digits
# The switches for kinds of help.
allowed = Help allowed
# A kind of help.
help-notes = Candidates
# Its parts.
help-notes-parts = show all, fill in notes, update notes
# A kind of help.
help-checks = Check
# Its parts.
help-checks-parts = compare with the solution, feedback on moves
# A kind of help.
help-hints = Hints
# Its parts. “Why?” is the name of a button.
help-hints-parts = hints and Why?
# A kind of help.
help-solver = Solver
# Its parts.
help-solver-parts = step by step, path, solution
# A switch: the pupil gives a reason for each move.
ask-why = Say why
# What it does.
ask-why-help = a move counts once what forces it is marked
# The field for a limit.
minutes = Time limit in minutes
# In that field while there is none.
minutes-none = none
# The field for the number of positions.
count = Number of positions
# The link.
link = Link to the assignment
# The code of the link, for screen readers.
code = The code that opens the assignment
# The link is too long for a code.
no-code = This link is too long for a code. Copy it instead.

## A race: an assignment against the time of another player

# The head.
race = Race
# What it is.
race-help = Whoever opens this link plays the same puzzle against your time.
# The puzzle is not solved yet.
race-unsolved = Solve this puzzle first. Then your time is the one to beat.
# The rest of its form.
race-options = Options
# The field for the name.
race-name = Your name, for the other player
# The time to beat, without a name.
# $time (text): the time
beat = The time to beat is { $time }.
# The time of somebody else.
# $name (text): the name
# $time (text): the time
beat-name = { $name } took { $time }.
# The player's own progress.
# $percent (number): how much is done
own-bar = You: { $percent } %
# The progress of somebody else.
# $name (text): the name
# $percent (number): how much is done
other-bar = { $name }: { $percent } %
# Somebody else without a name, beside that progress.
rival = Rival
# Somebody else without a name, in a sentence.
your-rival = Your rival
# The player was faster.
# $name (text): the name of the other
# $time (text): the time of the other
won = You beat { $name }, who took { $time }.
# The other was faster.
# $name (text): the name of the other
# $time (text): the time of the other
lost = { $name } was faster: { $time }.

## The package for systems such as Moodle

# The head.
package = For Moodle and similar systems
# What it is. SCORM is a format.
package-help = A SCORM 1.2 package has this assignment and the whole page, so it runs inside your course. The course gets the mark, the time and the result code.
# What the mark of a puzzle is.
package-mark-puzzle = The mark is the percentage of the empty cells that end up right. Help and wrong steps don't change it.
# What the mark of exercises is.
package-mark-drill = The mark is the percentage of boards answered right at the first try.
# Saves it.
package-save = Save the package
# Its size is not known yet.
package-weighing = Measuring the package…
# Its size.
# $size (text): the size, such as 3.5 MB
package-ready = The package has about { $size }.
# A size.
# $megabytes (text): how many megabytes, with a tenth
megabytes = { $megabytes } MB
# It is being made.
package-making = Making the package…
# It is made.
# $size (text): its size, such as 3.5 MB
package-made = The package has { $size }. Upload it to your course as a SCORM package.
# A part of the page did not load.
package-unreachable = No package was made. Part of Stepdoku could not be loaded. Check your connection and try again.
# The page is of an earlier version.
package-updated = No package was made, because Stepdoku was updated. Reload the page and set the assignment again.
# The browser refused the file.
package-refused = The package could not be saved: your browser did not accept it. Try again.
# The system has the result.
# $mark (number): the mark
told-taken = Your course has this result. Your mark is { $mark } of 100.
# The system does not take the result.
told-refused = Your course did not take this result. Send it to your teacher, or show the code to their camera.

## The task

# No assignment is open.
empty = No assignment is open. The link from your teacher opens one.
# A puzzle.
# $size (text): its size, such as 9×9
# $cells (number): how many cells are empty
task-board =
    { $size } puzzle, { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } to fill.
# Exercises.
# $technique (text): the technique to find
# $count (number): on how many boards
# $size (text): the size of the boards
task-drill =
    Find { $technique } on { $count ->
        [one] { $count } board
       *[other] { $count } boards
    } of size { $size }.
# A technique that this version does not know.
some-technique = a technique
# All help is allowed.
all-allowed = All help is allowed.
# Some help is not allowed.
# $help (text): the kinds of help
without = Without { $help }.
# A kind of help after the word “without”.
without-notes = candidates filled in
# A kind of help after the word “without”.
without-checks = checks
# A kind of help after the word “without”.
without-hints = hints
# A kind of help after the word “without”.
without-solver = the solver
# The player used help that is not allowed.
refused-notes = This assignment is without candidates filled in by the page.
# The player used help that is not allowed.
refused-checks = This assignment is without checks.
# The player used help that is not allowed.
refused-hints = This assignment is without hints.
# The player used help that is not allowed.
refused-solver = This assignment is without the solver.
# The player gives a reason for each move.
task-why = Say why: mark what forces each move before it counts.
# There is a limit.
# $minutes (number): how many minutes
limit =
    Time limit: { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
# The field for the name.
name = Your name, as your teacher knows it
# Begins it.
begin = Start
# The puzzle is checked before that.
checking = Checking the puzzle…
# The puzzle is no puzzle.
# $why (text): why, in sentences
cannot-puzzle = It can't start. { $why }
# The position contradicts the solution.
cannot-position = It can't start: its position contradicts the solution. Ask for the link again.
# This version does not know the technique.
cannot-technique = It can't start: this version does not know its technique. Reload the page to update.
# The puzzle could not be checked.
cannot-check = The puzzle was not checked. Try again.

## At work

# It has begun.
at-work = The assignment is under way. A result hands it in, finished or not.
# How far it is.
# $done (number): how many parts are done
# $all (number): how many there are
under-way = You have begun, with { $done } of { $all } done. Continue where you left it.
# Hands it in.
hand-in = Hand in now
# Continues with it.
continue-work = Continue
# The strip at the board, for screen readers.
strip = Assignment
# The button of the strip.
strip-hand-in = Hand in…
# The time left.
# $time (text): the time
left = { $time } left

## The result

# All is done and right.
done = Done. Well played.
# All is done.
# $right (number): how many parts were right at the first try
# $all (number): how many there are
done-some = Done, with { $right } of { $all } right at the first try.
# It was handed in unfinished.
# $done (number): how many parts are done
# $all (number): how many there are
unfinished = Handed in with { $done } of { $all } done.
# The time was up.
# $done (number): how many parts are done
# $all (number): how many there are
time-up = Time is up, with { $done } of { $all } done.
# Before the time.
fact-time = Time
# Before the help used.
fact-help = Help
# Before techniques.
fact-techniques = Needed by these moves
# Before wrong steps.
fact-wrong-steps = Wrong steps
# No help was used.
no-help = none
# No step was wrong.
no-wrong-step = none
# A wrong step.
# $cell (text): the cell
# $digit (text): the digit
slip = { $cell } = { $digit }
# A wrong step in exercises.
# $number (number): the number of the board
# $step (text): the step
slip-on = board { $number }: { $step }
# The name of the result.
result = Your result
# It is being prepared.
preparing = Preparing your result…
# Where it goes.
send = Send this to your teacher, or show the code to their camera. The code shows mistakes in copying, but not who solved the puzzle.
# Where the result of a race goes.
send-race = Send this to the other player.
