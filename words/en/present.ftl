### The words of a presentation to a class: the board and one sentence fill the screen.

# Begins a presentation of the solver's steps.
open = Present
# What that button does.
open-help = Fill the screen with the board and one sentence
# The presentation, for screen readers.
name = Presentation
# The group of its buttons, for screen readers.
controls = Controls of the presentation

## The sentence beside the board

# Before the first step.
# $cells (number): how many cells are empty
start =
    { $cells ->
        [one] { $cells } cell is
       *[other] { $cells } cells are
    } empty. Press Next for the first step.
# After the last step: the board is full.
end-solved = Solved. That was the last step.
# After the last single. “Next” is the name of a button.
end-dry = There are no more singles. Press Next to use harder techniques.
# After the last step that the techniques find.
end-stuck = None of the techniques you have switched on finds another step.
# The position can't be solved.
end-impossible = This position has no solution.
# A search by guesses has been cut off.
end-cut = The search stopped here: too many guesses to watch.

## The buttons

# Takes the last part of a step back.
back = Back
# Shows the next part of a step.
next = Next
# Makes the screen black.
blank = Black screen
# Ends that.
wake = Show the board again
# Says “row 4 column 7” instead of r4c7.
spell = Spell cell names out
# Gives the board and the sentence the whole screen.
spread-fill = Fill the screen
# Leaves the board where it is in the window.
spread-keep = Keep the board in its place
# Returns to the solver.
leave = Leave the presentation
