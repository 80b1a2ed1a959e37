### Naked and hidden sets.

# $cells (cells): the cells of a naked set, at least two
# $digits (digits): all their candidates
between-them = Between them, { $cells } have only { $digits }.
# In the place of between-them, if that gets too long. they-have follows.
# $cells (cells): the cells of a naked set, at least two
look-at = Look at { $cells }.
# After look-at, about the cells.
# $digits (digits): all their candidates
they-have = Between them, they have only { $digits }.
# $count (number): how many cells, and how many digits
# $digits (digits): the digits
# $houses (houses): the areas that have all the cells
use-up = { AS($count, "word") } cells, { AS($count, "word") } digits: they use up { $digits } for { $houses }.
# The same with many digits.
# $count (number): how many cells, and how many digits
# $houses (houses): the areas that have all the cells
use-up-all = { AS($count, "word") } cells, { AS($count, "word") } digits: they use up all { AS($count, "word") } for { $houses }.

# $house (house): the area of a hidden set
# $digits (digits): its digits, at least two
# $cells (cells): all cells for them
only-in = In { $house }, the digits { $digits } can only go in { $cells }.
# In the place of only-in, if that gets too long. they-are follows.
# $house (house): the area of a hidden set
# $count (number): how many cells
# $digits (digits): its digits, at least two
only-so-many = { $house } has only { AS($count, "word") } cells for the digits { $digits }.
# After only-so-many.
# $cells (cells): the cells
they-are = They are { $cells }.
# $count (number): how many digits, and how many cells
nothing-else = { AS($count, "word") } digits, { AS($count, "word") } cells: nothing else fits there.
