### Sentences that many reasons share.

## Conclusions

# Some cells lose candidates, as part of a sentence. Several of these follow each other, with commas.
# $cells (cells): the cells
# $digits (digits): the digits they lose
loss = { AS($cells, "brief") } can't be { AS($digits, "or") }

# The same for the first cells of texts that have `AS($gone, "losses-after")`: after a word such as "so", some languages
# begin with the verb. Further cells have `loss` there, too.
# $cells (cells): the cells
# $digits (digits): the digits they lose
loss-after = { AS($cells, "brief") } can't be { AS($digits, "or") }

# In the place of many cells with their digits, as part of a sentence.
# $candidates (number): how many candidates are gone
# $cells (number): in how many cells, always several
losses-counted = { $candidates } candidates in { $cells } cells are ruled out

# The same for texts that have `AS($gone, "losses-after")`.
# $candidates (number): how many candidates are gone
# $cells (number): in how many cells, always several
losses-counted-after = { $candidates } candidates in { $cells } cells are ruled out

# In the place of many names of cells, as part of a sentence.
# $count (number): how many cells, always several
other-cells = { $count } other cells

# The conclusion of most steps.
# $gone (candidates): the candidates that are gone
so = So { AS($gone, "losses-after") }.

# The conclusion, after two cases or more.
# $gone (candidates): the candidates that are gone
either-way = Either way, { AS($gone, "losses-after") }.

# The conclusion of a step that places a digit.
# $cell (cell): the cell
# $digit (digit): its digit
must-be = So { $cell } must be { $digit }.

# The conclusion about one digit.
# $cells (cells): the cells that lose it
# $digit (digit): the digit
cannot = So { AS($cells, "brief") } can't be { $digit }.

# The conclusion about one digit, of cells that see something.
# $cells (cells): the cells that lose it
# $what (words): what they see, such as `both`
# $digit (digit): the digit
cannot-seeing =
    So { AS($cells, "brief") }, which { $cells ->
        [one] sees
       *[other] see
    } { $what }, can't be { $digit }.

# The conclusion about one digit, of cells that see something, after two cases or more.
# $cells (cells): the cells that lose it
# $what (words): what they see, such as `both-ends`
# $digit (digit): the digit
either-way-cannot-seeing =
    Either way, { AS($cells, "brief") }, which { $cells ->
        [one] sees
       *[other] see
    } { $what }, can't be { $digit }.

# The conclusion about the cells that see something, which all lose the same digits.
# $cells (cells): the cells that lose them
# $what (words): what they see, such as `both-ends`
# $digits (digits): the digits
so-seeing =
    So { AS($cells, "brief") }, which { $cells ->
        [one] sees
       *[other] see
    } { $what }, can't be { AS($digits, "or") }.

# Before a conclusion in which some cells lose some of these digits.
# $what (words): what they see, such as `both-ends`
# $digits (digits): the digits
no-cell-seeing = No cell that sees { $what } can be { AS($digits, "or") }.

## What cells see, as part of a sentence

# Two cells or digits that were just named.
both = both
# All cells that were just named, always several.
all-of-them = all of them
# Of a chain.
both-ends = both ends

## Almost locked sets

# The reason why sets keep digits.
one-more = Each set has one digit more than cells: if it loses one, it keeps all the others.
# A line for a set.
# $set (set): its name
# $cells (cells): its cells
# $digits (digits): its digits
set-line = { $set }: { $cells } with { $digits }.

## Cells that would have two solutions

# Why some cells can't all have these digits alone.
# $count (number): how many cells, which were just named
# $digits (digits): the digits
second-solution = If all { AS($count, "word") } were { AS($digits, "or") }, swapping them would give a second solution, but the puzzle has one.

# $cell (cell): the only one of these cells with other candidates
# $extras (digits): its other candidates
only-one-more =
    Only { $cell } has { $extras ->
        [one] another candidate, { $extras }, so it must be { $extras }
       *[other] other candidates, { $extras }, so it must be one of them
    }.

# One of the cells with other candidates must be one of these, and makes a set with other cells.
# $cells (cells): the other cells
# $own (digits): their candidates
# $digits (digits): all digits of the set
# $houses (houses): the areas of the set
used-up =
    With { $cells }, which { $cells ->
        [one] has
       *[other] have
    } only { $own }, that uses up { $digits } for { $houses }.

# In the place of used-up, after a sentence about the other cells.
# $digits (digits): all digits of the set
# $houses (houses): the areas of the set
together-used-up = Together, that uses up all { AS($digits, "word") } for { $houses }.

## What cells see, as part of a sentence

# Cells that were just named.
all-three = all three
# Cells that were just named, always several.
them-all = them all
