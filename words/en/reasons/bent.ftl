### Sets in more than one area.

# $cells (cells): the cells
# $digits (digits): all their candidates
between-them = Between them, { $cells } have only { $digits }.
# In the place of between-them, if that gets too long. they-have follows.
# $cells (cells): the cells
look-at = Look at { $cells }.
# After look-at, about the cells.
# $digits (digits): all their candidates
they-have = Between them, they have only { $digits }.
# Every digit fits only once.
each-once = Each of these digits fits only once, as all cells for it see each other.
# After each-once.
# $count (number): how many cells, and how many digits
need-all = { AS($count, "word") } cells need all { AS($count, "word") } digits, so each is in one of them.
# All digits but one fit only once.
# $digits (digits): these digits, always several
fit-once = The digits { $digits } fit only once each: all cells for one see each other.
# After fit-once.
# $filled (number): one cell less than all
# $count (number): all cells
# $digit (digit): the digit that may fit more than once
that-fills = That fills { AS($filled, "word") } of the { AS($count, "word") } cells, so one must be { $digit }.
# What cells see, as part of a sentence.
# $digit (digit): the digit
every-place = every { $digit } in the set
