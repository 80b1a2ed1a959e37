### The words of the solver: its steps and passes, the path, and all steps.

## The buttons. Each has a name, and one in full for screen readers.

# The buttons together, for screen readers.
steps = Steps
# Goes to the start.
start = Start
# The same in full.
start-help = Back to the start
# Goes back a pass: all singles of a kind together.
back-pass = ‹ Pass
# The same in full.
back-pass-help = Previous pass
# Goes back a step.
back-step = Back
# The same in full.
back-step-help = Back to the previous step
# Goes forward a step.
next-step = Next step
# The same in full.
next-step-help = Next step
# Goes forward a pass.
next-pass = Pass ›
# The same in full.
next-pass-help = Next pass
# Goes to the end.
end = End
# The same in full.
end-help = Skip to the end
# Steps automatically.
run = Auto-play
# Stops that.
stop = Stop
# The choice of speed.
speed = Speed
# A speed.
slow = Slow
# A speed.
medium = Medium
# A speed.
fast = Fast
# Shows all of a step that is revealed in stages.
unveil = Show it all
# Shows more buttons on a phone.
more = More controls
# Solves the rest by guessing.
search = Solve by guessing
# Copies the digits to the player's board.
keep = Copy to my board
# Leaves the player's digits out.
from-givens = Solve from the givens instead
# Leaves the solver.
back-to-play = Back to my board
# Uses more techniques.
climb = Use harder techniques
# Guesses.
guess = Guess instead
# Ends the work in progress.
cancel = Cancel
# The choice of the way to step, for screen readers.
ways = How to step
# A way: singles of a kind together.
way-passes = Passes
# What that way is.
way-passes-help = All singles or pairs of a kind together, harder steps one by one
# A way: step by step.
way-path = Path
# What that way is.
way-path-help = One step at a time, easiest first
# Copies the position to the player's board.
keep-step = Copy to my board
# What that does.
keep-step-help = Fill your board in up to this step, as one move

## The start and the end

# The title of the start.
at-givens = From the givens
# The title of the start.
at-position = From your position
# The text of the start, where passes are shown. “Next step” is a button.
# $cells (number): how many cells are empty
at-start-passes =
    { $cells ->
        [one] { $cells } cell is
       *[other] { $cells } cells are
    } empty. Next step shows one step with its reason. A pass has all singles or pairs of a kind together, or one harder step.
# The text of the start, where steps are shown. “Next step” is a button.
# $cells (number): how many cells are empty
at-start-path =
    { $cells ->
        [one] { $cells } cell is
       *[other] { $cells } cells are
    } empty. Next step shows one step with its reason.
# The title of the end.
solved-path = Solved step by step
# The title of the end.
# $passes (number): how many passes it took
solved-passes =
    Solved in { $passes ->
        [one] { $passes } pass
       *[other] { $passes } passes
    }
# The text of the end.
# $digits (number): how many digits were placed
solved-text =
    { $digits ->
        [one] { $digits } digit
       *[other] { $digits } digits
    } placed, no guessing needed.
# The title of the end with guesses.
guessed-path = Solved by guessing
# The title of the end with guesses.
# $passes (number): how many passes it took
guessed-passes =
    Solved in { $passes ->
        [one] { $passes } pass
       *[other] { $passes } passes
    } and by guessing
# The text of the end with guesses.
# $digits (number): how many digits were placed
# $guesses (number): how many guesses it took
guessed-text =
    { $digits ->
        [one] { $digits } digit
       *[other] { $digits } digits
    } placed. It took { $guesses ->
        [one] { $guesses } guess
       *[other] { $guesses } guesses
    }.
# The title, where singles are not enough and there was none.
dry-first = No singles here
# The text, where singles are not enough and there was none.
# $cells (number): how many cells are empty
dry-first-text =
    { $cells ->
        [one] { $cells } cell is
       *[other] { $cells } cells are
    } empty. Point at one to see its candidates.
# The title, where singles are not enough.
# $passes (number): how many passes there were
dry =
    No more singles after { $passes ->
        [one] { $passes } pass
       *[other] { $passes } passes
    }
# The text, where singles are not enough.
# $digits (number): how many digits were placed
# $cells (number): how many cells are empty
dry-text =
    { $digits ->
        [one] { $digits } digit
       *[other] { $digits } digits
    } placed, { $cells ->
        [one] { $cells } cell is
       *[other] { $cells } cells are
    } empty. Point at one to see its candidates.
# The title, where no technique is enough.
stuck = Out of techniques
# The text, where no technique is enough.
# $digits (number): how many digits were placed
# $cells (number): how many cells are empty
stuck-text =
    { $digits ->
        [one] { $digits } digit
       *[other] { $digits } digits
    } placed, { $cells ->
        [one] { $cells } cell is
       *[other] { $cells } cells are
    } empty. None of the techniques you have switched on finds another step. From here it takes a guess, or a technique Stepdoku doesn't know.
# The title, where the board has no solution.
unsolvable = No solution
# The text, where the board has no solution.
unsolvable-text = This board can't be completed.
# The title, where the search was too long. Also said aloud.
cut = Search stopped
# The text, where the search was too long. “Play” is a part of the page.
# $guesses (number): after how many guesses
cut-text =
    It stopped after { $guesses ->
        [one] { $guesses } guess
       *[other] { $guesses } guesses
    }: too many to watch. The solution is known, and you can show it from Play.
# The title, where the player's digits are wrong.
# $digits (number): how many
blocked =
    { $digits ->
        [one] One of your digits is wrong
       *[other] { $digits } of your digits are wrong
    }
# The text, where the player's digits are wrong.
blocked-text = Steps from here would be based on a mistake. Go back and fix it, or solve from the givens. Your board won't change.

## A pass or a step

# The card of a step, for screen readers.
card = This step
# The list of passes, for screen readers.
passes = Passes
# A kind of pass.
naked-singles = naked singles
# A kind of pass.
hidden-singles = hidden singles
# A kind of pass: guesses.
kind-search = search
# A kind of pass: step by step.
kind-path = path
# The name of a pass.
# $number (number): its number
pass = Pass { $number }
# The name of the pass of guesses.
pass-search = Search
# The name of the path.
pass-path = Path
# Beside the name of the pass of guesses.
by-guessing = by guessing
# A step of a pass.
# $step (number): its number
# $all (number): how many steps the pass has
step-of = Step { $step } of { $all }
# A pass without a step.
no-step = None
# All steps of the path.
whole-path = Whole path
# All steps of a pass.
whole-pass = Whole pass
# A part of the path.
# $step (number): the number of its only step
path-step = Step { $step }
# A part of the path.
# $first (number): the number of its first step
# $last (number): the number of its last step
path-steps = Steps { $first } to { $last }
# A pass without a result, beside its kind.
nothing-found = nothing found
# How many steps a pass has.
# $steps (number): how many
steps-found =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
# How many digits a pass placed.
# $digits (number): how many
digits-found =
    { $digits ->
        [one] { $digits } digit
       *[other] { $digits } digits
    }

## What a whole pass found

# The path.
# $steps (number): how many steps
found-path =
    The path has { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
# The pass of guesses.
# $steps (number): how many steps
found-search =
    The search took { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
# No naked single.
found-no-naked = No cell has just one candidate left.
# Naked singles.
# $digits (number): how many
found-naked =
    { $digits ->
        [one] One cell has just one candidate left.
       *[other] { $digits } cells have just one candidate left. You can see them all on this board.
    }
# No hidden single.
found-no-hidden = No digit has just one place left in a row, column or box.
# Hidden singles.
# $digits (number): how many
found-hidden =
    { $digits ->
        [one] One digit has just one place left.
       *[other] { $digits } digits have one place left in a row, column or box. You can see them all on this board.
    }
# No step of a technique.
# $technique (text): its name
found-no-pattern = { $technique }: none.
# Steps of a technique.
# $steps (number): how many
found-pattern =
    { $steps ->
        [one] One pattern found.
       *[other] { $steps } patterns. You can see them all on this board.
    }

## The work of the worker

# A search.
searching = Searching…
# How far it is.
# $done (number): how many cells are done
# $all (number): how many cells there are
searching-at = Searching: { $done } of { $all } cells
# All passes.
finding-passes = Finding all passes…
# How far it is.
# $done (number): how many cells are done
# $all (number): how many cells there are
finding-passes-at = Finding all passes: { $done } of { $all } cells
# The path.
finding-path = Finding the path…
# How far it is.
# $done (number): how many cells are done
# $all (number): how many cells there are
finding-path-at = Finding the path: { $done } of { $all } cells
# All steps.
finding-steps = Finding all steps…
# How far it is.
# $done (number): how many cells are done
# $all (number): how many cells there are
finding-steps-at = Finding all steps: { $done } of { $all } cells
# Harder techniques.
climbing = Trying harder techniques…
# How far it is.
# $done (number): how many cells are done
# $all (number): how many cells there are
climbing-at = Trying harder techniques: { $done } of { $all } cells

## The path

# Its title.
# $steps (number): how many steps it has
# $score (number): the score of all of them
path =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $score } points
# Its techniques.
techniques = Techniques of this path
# A column.
column-technique = Technique
# A column.
column-steps = Steps
# A column.
column-score = Score
# Goes to the next step of a technique.
# $technique (text): its name
to-next = Go to the next { $technique }
# The step with the fewest alternatives.
bottleneck = Bottleneck
# That step, alone of its technique.
# $number (number): its number
# $technique (text): its technique
bottleneck-step = Step { $number }: { $technique }
# That step without alternatives.
# $number (number): its number
# $technique (text): its technique
bottleneck-only = Step { $number }: { $technique }, the only way forward
# That step with alternatives.
# $number (number): its number
# $technique (text): its technique
# $choices (number): how many steps there are, at least 2
bottleneck-choice = Step { $number }: { $technique }, one of { $choices } options

## All steps of a position

# Lists them.
all = All steps
# What that does.
all-help = List every step available now
# The title before they are found.
all-looking = All steps
# They are looked for.
all-looking-text = Looking for every technique…
# The title, where the board is full.
all-solved = Solved
# The board is full.
all-solved-text = Nothing is left to find.
# The title, where there is none.
all-none = No steps found
# There is none.
all-none-text = None of the techniques you have switched on works here.
# The title with all of them.
# $steps (number): how many
possible =
    { $steps ->
        [one] { $steps } step is possible now
       *[other] { $steps } steps are possible now
    }
# The title with those that are not too hard for the puzzle.
# $steps (number): how many
suiting =
    { $steps ->
        [one] { $steps } step suits this puzzle
       *[other] { $steps } steps suit this puzzle
    }
# The search ended before it had tried everything.
stopped = The search stopped at its limit, so there may be more. A contradiction on the board can be the reason.
# How to use the list.
all-text = Point at a step to see it on the board. Select it to apply it.
# Says which steps are listed.
filter = Show
# A choice.
filter-suiting = What suits this puzzle
# A choice.
filter-all = All techniques
# How many harder steps are not listed.
# $steps (number): how many, for the choice of words
# $count (text): the same with separators
harder =
    { $steps ->
        [one] { $count } harder one
       *[other] { $count } harder ones
    }
# How many more steps of a technique are not listed.
# $steps (number): how many
more-steps = { $steps } more
# How many more candidates a step rules out.
# $candidates (number): how many
more-gone = +{ $candidates }
# Takes the step.
take = Take this step
# Leads back to the list.
close = Back to the list

## What a step does

# It places a digit.
# $cell (text): the cell
# $digit (text): the digit
places = { $cell } = { $digit }
# It rules out a digit.
# $cells (text): the cells, with spaces between them
# $digit (text): the digit
rules-out = { $cells } ≠ { $digit }
