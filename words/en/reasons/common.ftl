### Sentences that many reasons share.

## Conclusions

# Some cells lose candidates, as part of a sentence. Several of these follow each other, with commas.
# $cells (cells): the cells
# $digits (digits): the digits they lose
loss = { AS($cells, "brief") } can't be { AS($digits, "or") }

# In the place of many cells with their digits, as part of a sentence.
# $candidates (number): how many candidates are gone
# $cells (number): in how many cells, always several
losses-counted = { $candidates } candidates in { $cells } cells are ruled out

# In the place of many names of cells, as part of a sentence.
# $count (number): how many cells, always several
other-cells = { $count } other cells

# The conclusion of most steps.
# $gone (candidates): the candidates that are gone
so = So { AS($gone, "losses") }.

# The conclusion, after two cases or more.
# $gone (candidates): the candidates that are gone
either-way = Either way, { AS($gone, "losses") }.

# The conclusion of a step that places a digit.
# $cell (cell): the cell
# $digit (digit): its digit
must-be = So { $cell } must be { $digit }.

# The conclusion about one digit.
# $cells (cells): the cells that lose it
# $digit (digit): the digit
cannot = So { AS($cells, "brief") } can't be { $digit }.

# The conclusion about one digit, of cells that see both ends of something.
# $cells (cells): the cells that lose it
# $digit (digit): the digit
cannot-seeing-both = So { AS($cells, "brief") }, which { $cells ->
        [one] sees
       *[other] see
    } both, can't be { $digit }.

# The conclusion about one digit, of cells that see all of some cells.
# $cells (cells): the cells that lose it
# $digit (digit): the digit
cannot-seeing-all = So { AS($cells, "brief") }, which { $cells ->
        [one] sees
       *[other] see
    } all of them, can't be { $digit }.
