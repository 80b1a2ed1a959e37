### The words of the history of a game: its savepoints, branches and trials.

# The field for the name of the current position.
name = Savepoint name
# Saves the position under that name.
add = Add savepoint
# Gives the position that name, where it has one.
rename-here = Rename
# The name of a savepoint without one of its own.
# $number (number): its number
nameless = Savepoint { $number }

## A trial

# Starts a trial.
begin-trial = Start a trial
# What a trial is.
begin-trial-help = Everything you enter from here is marked as a trial. Keep it, or discard it to come back to this point.
# A trial has started.
trial-started = Trial started: no digits yet.
# A trial is under way.
# $digits (number): how many digits are placed in it
trial =
    Trial: { $digits ->
        [one] { $digits } digit
       *[other] { $digits } digits
    } so far.
# Ends the trial and keeps its digits.
keep = Keep
# Ends the trial and goes back to its start.
discard = Discard

## The ways from here

# Makes the next move again.
redo = Redo
# Goes back to the last position without a mistake.
back = Back to the mistake
# Clears everything but the givens.
restart = Restart
# Shown in place of earlier positions while the solver is open.
still = Return to your game to see and open earlier positions.

## The list

# The list, for screen readers.
list = Moves from the start
# The start of the game.
start = Start
# A savepoint without a name.
savepoint = Savepoint
# The start of a trial.
trial-begins = Trial begins
# The end of a discarded trial.
discarded = Discarded
# A savepoint where a trial begins.
# $name (text): its name
trial-begins-at = { $name } · trial begins
# A savepoint where a trial was discarded.
# $name (text): its name
discarded-at = { $name } · discarded
# A position with several branches.
fork = Branch
# The last position of a branch.
end = End of this branch
# The current position.
now = Now
# Follows the name of the current position.
here = you are here
# The place of a position.
# $number (number): how many moves after the start
move-number = move { $number }
# The place of a position after the line above.
# $moves (number): how many moves later
later =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } later
# Another branch, for screen readers.
another-branch = Another branch:
# One of several other branches, for screen readers.
# $number (number): which, from 1
# $all (number): how many
branch = Branch { $number } of { $all }:
# Changes the name of a savepoint. A screen reader says the name after it.
rename = Rename
# Deletes the name. A screen reader says the name after it.
delete = Delete

## The picture of a position, for screen readers

# The board at the start.
# $filled (number): how many digits are placed
# $all (number): how many there are to place
picture-start = At the start: { $filled } of { $all } digits placed
# A later board.
# $moves (number): how many moves after the start
# $filled (number): how many digits are placed
# $all (number): how many there are to place
picture =
    After { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }: { $filled } of { $all } digits placed
