### Counts that the board shows, and other parts of the page too.

# The givens of a puzzle.
# $count (number): how many
givens =
    { $count ->
        [one] { $count } given
       *[other] { $count } givens
    }
