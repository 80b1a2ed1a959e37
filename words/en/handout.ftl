### The words of the solution path: every step of a puzzle, as text and on paper.

# The part of a dialog with the path.
title = Solution path
# What is there.
about = Every step from the givens to the solution, with its reason: as text, or as a sheet of small boards to print.
# Asks for the path.
show = Show solution path
# The field with the path as text.
text = Solution path as text
# The choice of the steps that are printed.
ways = Steps to print

## While the steps are found, and the pages drawn

# The steps are being found.
finding = Finding the path…
# The same, once some cells are filled.
# $done (number): how many cells are filled
# $all (number): how many will be
finding-at = Finding the path: { $done } of { $all } cells
# The pages are being drawn.
drawing = Drawing the pages…
# The same, once some steps are drawn.
# $done (number): how many steps are drawn
# $all (number): how many will be
drawing-at = Drawing the pages: { $done } of { $all } steps

## How long the path is

# The path leads to the solution.
# $steps (number): how many steps it has
whole =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to the solution.
# The path ends before the solution.
# $steps (number): how many steps it has
part =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }. None of the techniques in use finds another. From there it takes a guess.
# There is no path.
none = None of the techniques in use finds a step: this puzzle begins with a guess.
