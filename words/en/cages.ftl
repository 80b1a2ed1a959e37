### The words of cages: groups of cells whose digits differ and may have a sum.

## The line about the cages of a cell, and about several selected cells

# Several cells are selected. They may have any sum, or none is known.
# $count (number): how many cells, two or more
selected = { $count } cells selected.
# Several cells are selected, and they have one possible sum.
# $count (number): how many cells, two or more
# $sum (number): the sum
selected-sum = { $count } cells selected: { $sum }.
# Several cells are selected, and they have different possible sums.
# $count (number): how many cells, two or more
# $low (number): the smallest sum
# $high (number): the largest sum
selected-sums = { $count } cells selected: { $low } to { $high }.
# A cage without a sum.
# $cells (number): how many cells it has
line-different =
    Cage of { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, all different
# A full cage whose digits have its sum.
# $sum (number): the sum
line-complete = Cage of { $sum }, complete
# A full cage whose digits have another sum.
# $sum (number): the sum that it should have
# $placed (number): the sum that its digits have
line-wrong = Cage of { $sum }, but its digits add up to { $placed }
# A cage with empty cells whose digits already have more than its sum.
# $sum (number): the sum that it should have
# $placed (number): the sum that its digits have
line-exceeded = Cage of { $sum }, but { $placed } is placed already
# A cage with some digits. Its possible combinations follow.
# $sum (number): the sum that it should have
# $placed (number): the sum that its digits have
# $rest (number): what is left for its empty cells
# $cells (number): how many cells are empty
line-begun =
    Cage of { $sum }, { $placed } placed: { $rest } in { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }
# A cage without digits. Its possible combinations follow.
# $sum (number): its sum
# $cells (number): how many cells it has
line-empty =
    Cage of { $sum } in { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }

# Stands between the digits of a combination.
plus = +

## The same cages as the answer to a question, for screen readers

# A cage with empty cells.
# $sum (number): its sum
# $cells (number): how many cells it has
# $empty (number): how many are empty
# $names (text): the names of its cells
spoken =
    Cage of { $sum }, { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, { $empty } empty: { $names }.
# A full cage.
# $sum (number): its sum
# $cells (number): how many cells it has
# $names (text): the names of its cells
spoken-full =
    Cage of { $sum }, { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, full: { $names }.
# A cage without a sum.
# $cells (number): how many cells it has
# $names (text): the names of its cells
spoken-different =
    A cage of { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, all different: { $names }.

## The table of all combinations

# Opens the table.
table = All combinations
# The choice of the number of cells.
cells = Cells
# The head of a column: the sum of a cage.
sum = Sum
# The head of a column: the digits that have the sum.
combinations = Combinations
