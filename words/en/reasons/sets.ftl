### Almost locked sets: sets that share digits, death blossom, Sue de Coq.

## Two sets

# $digits (digits): the digits that both sets have and only one of them can use
# $one (set): the first set
# $another (set): the second
# $kept (digits): the digits that it keeps
loses-and-keeps = Their cells for { AS($digits, "or") } all see each other, so { $one } or { $another } loses { AS($digits, "or") } and keeps { $kept }.

# In the place of loses-and-keeps, if it is long.
# $digits (digits): the digits that both sets have and only one of them can use
# $one (set): the first set
# $another (set): the second
loses-and-keeps-rest = Their cells for { AS($digits, "or") } all see each other, so { $one } or { $another } loses { AS($digits, "or") } and keeps the rest.

# A line.
# $digit (digit): a digit that both sets have and only one of them can use
# $others (digits): the other such digits, nearly always one
see-each-other = Their cells for { $digit } all see each other, and so do those for { $others }.

# A line.
# $set (set): a set
# $digit (digit): a digit
# $cells (cells): the cells that lose it
keeps-its-digit =
    { $set } keeps its { $digit }, so { AS($cells, "brief") }, which { $cells ->
        [one] sees
       *[other] see
    } every { $digit } there, can't be.

# A line.
# $digit (digit): a digit of both sets
# $cells (cells): the cells that lose it
one-has-digit =
    One of the sets has { $digit }, so { AS($cells, "brief") }, which { $cells ->
        [one] sees
       *[other] see
    } every { $digit } in both, can't be.

# $digits (digits): the digits that both sets have and only one of them can use
each-has-one = So each set has one of { $digits } and keeps all its other digits.

## Sets in a row

# After the line of the first set.
# $kept (digits): a digit of the first set and the last, or several
# $next (digit): a digit that it shares with the next set
suppose-it-lacks = Suppose it lacks { AS($kept, "or") }: then it has { $next }.

# A line, after the line of a set.
# $digit (digit): a digit that the set shares with the one before
# $set (set): the set
# $before (set): the one before
# $must (digits): what it has instead
so-must-have = Every { $digit } in { $set } sees every { $digit } in { $before }, so { $set } can't have { $digit } and must have { $must }.

# $first (set): the first set
# $last (set): the last set
# $digits (digits): the digits that one of them has
first-or-last-has = So { $first } or { $last } has { $digits }.

## A stem with petals

# $stem (cell): a cell
# $digits (digits): its candidates
stem = The stem { $stem } is { AS($digits, "or") }, and sees every cell it takes a digit from.

# A line.
# $digit (digit): a candidate of the stem
# $cells (cells): the cells of a set
# $left (digits): their other digits
if-stem-is =
    If it is { $digit }, { $cells ->
        [one] { $cells } loses its { $digit } and is left with { $left }
       *[other] the cells { $cells } lose their { $digit } and are left with { $left }
    }.

# $digit (digit): a digit of every set
one-cell-is = Each time, as many digits as cells are left, so one of the cells is { $digit }.

# $digits (digits): several digits of every set
cells-have = Each time, as many digits as cells are left, so the cells have { $digits }.

## What cells see

# As part of a sentence.
# $digit (digit): a digit
# $one (set): a set
# $another (set): another one
every-in-sets = every { $digit } in { $one } and { $another }

# As part of a sentence, after one-cell-is.
# $digit (digit): a digit
every-among-them = every { $digit } among them

# Before a conclusion about two sets.
# $digit (digit): the first digit
# $others (digits): the others
no-cell-sees-both = No cell that sees every { $digit } in both can be { $digit }, and likewise with { $others }.

# After cells-have.
# $digit (digit): the first digit
# $others (digits): the others
no-cell-sees-them = No cell that sees every { $digit } among them can be { $digit }, and likewise with { $others }.

## Sue de Coq

# $line (house): a row or column
# $other (house): a box that crosses it
# $count (number): how many digits
divide = { $line } and { $other } divide { AS($count, "word") } digits between them.

# A line.
# $cells (cells): the cells where they cross
# $digits (digits): their candidates
crossing =
    Where they cross, { $cells } { $cells ->
        [one] has
       *[other] have
    } only { $digits }.

# A line.
# $set (set): a set
# $house (house): the row, column or box
# $cells (cells): the cells of the set
# $digits (digits): their candidates
in-rest = { $set }, in the rest of { $house }: { $cells } with { $digits }.

# $count (number): how many cells and digits
# $one (set): the set in the row or column
# $another (set): the set in the box
used-once = { AS($count, "word") } cells have just { AS($count, "word") } digits, and { $one } and { $another } share none, so each digit is used once.

# $in-line (digits): the digits of the set in the row or column
# $line (house): the row or column
# $in-other (digits): the digits of the set in the box
# $other (house): the box
use-up =
    These cells use up { $in-line } for { $line } and { $in-other ->
        [one] the digit { $in-other }
       *[other] the digits { $in-other }
    } for { $other }.

# $both (digits): the digits of neither set
# $in-line (digits): the digits of the set in the row or column
# $line (house): the row or column
# $in-other (digits): the digits of the set in the box
# $other (house): the box
use-up-for-both =
    These cells use up { $both } for both, { $in-line } for { $line } and { $in-other ->
        [one] the digit { $in-other }
       *[other] the digits { $in-other }
    } for { $other }.

# In the place of use-up, if it is long.
# $one (set): the set in the row or column
# $line (house): the row or column
# $another (set): the set in the box
# $other (house): the box
sets-use-up = { $one } uses up its digits for { $line } and { $another } for { $other }.

# In the place of use-up-for-both, if it is long.
# $one (set): the set in the row or column
# $line (house): the row or column
# $another (set): the set in the box
# $other (house): the box
# $both (digits): the digits of neither set
sets-use-up-for-both = { $one } uses up its digits for { $line } and { $another } for { $other }, and { $both } for both.
