### What the solver and the teacher say to screen readers.

# A step.
# $step (text): its name
# $reason (text): its reason, in sentences
step = { $step }. { $reason }
# A step of a pass.
# $step (text): its name
# $number (number): its number
# $all (number): how many steps the pass has
# $reason (text): its reason, in sentences
step-of = { $step }, step { $number } of { $all }. { $reason }
# A pass of guesses.
# $steps (number): how many steps it has
search =
    Search, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
# The path.
# $steps (number): how many steps it has
path =
    Path, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
# A pass.
# $number (number): its number
# $kind (text): its kind, such as naked singles
# $found (text): what it found, such as 3 digits
pass = Pass { $number }, { $kind }: { $found }.
# A pass that found nothing.
# $kind (text): its kind, such as naked singles
pass-none = Looked for { $kind }: nothing found.
# The puzzle is solved.
solved = Solved.
# Singles are not enough.
dry = No more singles. You can continue with harder techniques.
# No technique is enough.
stuck = Out of techniques. You can solve the rest by guessing.
# There is no solution.
unsolvable = This position has no solution.
# The search took too long.
cut = Search stopped: too many guesses to watch.
# No step was found.
no-steps = None of the techniques you have switched on finds anything here.
# Steps were found.
# $steps (text): how many are possible
steps = { $steps }.
# The search for them ended early.
# $steps (text): how many are possible
# $stopped (text): a sentence about that
steps-stopped = { $steps }. { $stopped }
# Some of them are too hard to be listed.
# $steps (text): how many suit the puzzle
# $harder (text): how many are too hard
steps-harder = { $steps }, { $harder }.
# The player's digits are wrong.
# $wrong (text): how many of them
blocked = { $wrong }.

## Replies to keys that change nothing

# The game is paused.
# $key (text): the key that resumes it
paused = Paused. { $key } resumes.
# The game is paused, and letters are digits.
# $key (text): the key that resumes it
paused-comma = Paused. Comma, then { $key } resumes.
# The game is paused, and no key resumes it. “Resume” is a button.
paused-no-key = Paused. The button Resume shows the board.
# A reply.
given = A given can't be changed.
# A reply.
filled = This cell has a digit.
# A reply.
not-here = This cell has no such candidate.
# A reply.
nothing-to-clear = Nothing to clear here.
# A reply.
no-notes = No notes to change.
# A reply.
no-digit = This cell has no digit to lock.
# A reply.
no-highlight = Nothing is highlighted.
# A reply.
command = The next letter is a command.
# A reply.
nothing-to-undo = Nothing to undo.
# A reply.
nothing-to-redo = Nothing to redo.
# A reply.
no-trial = There is no trial.
# A reply.
no-clock = The timer is off, so there is nothing to pause.
# A reply.
puzzle-solved = The puzzle is solved.
# A reply.
at-the-start = This is the start.
# A reply: passes are shown from here on.
way-passes = Passes.
# A reply: the path is shown from here on.
way-path = Path.
# A reply.
steps-hidden = The list of all steps is closed.
