### Templates: all ways to place a digit.

# $rows (houses): the rows that lack the digit
# $digit (digit): the digit
# $places (words): `named`, or `counted` beside the board
need-their =
    { $rows } { $rows ->
        [one] needs its
       *[other] need their
    } { $digit }, in { $places }.
# All places.
# $cells (cells): the cells
named = { $cells }
# In the place of many names.
# $count (number): how many places, always several
counted = { $count } places
# $count (number): how many ways
# $digit (digit): the digit
ways =
    There { $count ->
        [one] is only one way that also gives
       *[other] are { AS($count, "word") } ways that also give
    } every column and box one { $digit }.
# A line for a way.
# $cells (cells): its cells
way = { $cells }.
# There is one way.
# $cell (cell): a cell
it-uses = It uses { $cell }.
# There are several ways.
# $cell (cell): a cell
each-uses = Each of them uses { $cell }.
# There is one way.
# $cells (cells): some cells
it-uses-none = It doesn't use { AS($cells, "or") }.
# There are several ways.
# $cells (cells): some cells
none-uses = None of them uses { AS($cells, "or") }.
# There is one way, and it leaves out many cells.
it-uses-no-other = It doesn't use the other places.
# There are several ways, and they leave out many cells.
none-uses-others = None of them uses the other places.
