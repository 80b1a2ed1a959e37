### Fish.

## Without fins

# Rows in columns, or columns in rows.
# $base (houses): the areas of the base
# $digit (digit): the digit
# $cover (houses): the areas of the cover
only-in = In { $base }, the { $digit } can only go in { $cover }.
# In the place of only-in, if that gets too long.
# $base (houses): the areas of the base
# $digit (digit): the digit
# $cover (houses): the areas of the cover
need-theirs-in = { $base } need their { $digit } in { $cover }.
# $base (houses): the areas of the base, of one kind
# $cover (houses): the areas of the cover, of one kind and as many
# $digit (digit): the digit
each-gets = { AS($base, "word") } { AS($base, "kinds") }, { AS($cover, "word") } { AS($cover, "kinds") }: { AS($cover, "each") } gets its { $digit } in one of these { AS($base, "kinds") }.
# Other fish than rows in columns.
# $base (houses): the areas of the base
# $digit (digit): the digit
each-need = { $base } each need a different cell for { $digit }.
# After each-need.
# $cover (houses): the areas of the cover
all-those-in = All those cells are in { $cover }.
# After all-those-in.
# $base (houses): the areas of the base
# $cover (houses): the areas of the cover
# $digit (digit): the digit
each-gets-there = { AS($base, "word") } cells, { AS($cover, "word") } { AS($cover, "kinds") }: { AS($cover, "each") } gets its { $digit } there.

## With fins, where too little room is left without them

# One fin.
# $fins (cells): the fin
# $digit (digit): the digit
suppose-not = Suppose the fin { $fins } isn't { $digit }.
# Two fins.
# $fins (cells): the fins
# $digit (digit): the digit
suppose-neither = Suppose neither of the fins { $fins } is { $digit }.
# Three fins or more.
# $fins (cells): the fins
# $digit (digit): the digit
suppose-none = Suppose none of the fins { $fins } is { $digit }.
# $base (houses): the areas of the base
# $digit (digit): the digit
then-no-place = Then { $base } have no place for { $digit }, which is impossible.
# Two areas.
# $base (houses): the areas of the base
# $digit (digit): the digit
# $only (house): the only area of the cover that has places
then-both-need = Then { $base } both need their { $digit } in { $only }, which is impossible.
# Three areas or more.
# $base (houses): the areas of the base
# $digit (digit): the digit
# $only (house): the only area of the cover that has places
then-all-need = Then { $base } all need their { $digit } in { $only }, which is impossible.
# $base (houses): the areas of the base
# $digit (digit): the digit
then-each-need = Then { $base } each need a different cell for { $digit }.
# After then-each-need.
# $met (houses): the areas of the cover that have places, fewer than those of the base
but-all-in = But all those cells are in { $met }, with room for only { AS($met, "word") }.
# The conclusion.
# $digit (digit): the digit
# $cells (cells): the cells that lose it
so-the-fin =
    So the fin is { $digit }, and { AS($cells, "brief") }, which { $cells ->
        [one] sees
       *[other] see
    } the fin, can't be { $digit }.
# The conclusion, with two fins.
# $digit (digit): the digit
# $cells (cells): the cells that lose it
so-one-of-both =
    So one of the fins is { $digit }, and { AS($cells, "brief") }, which { $cells ->
        [one] sees
       *[other] see
    } both fins, can't be { $digit }.
# The conclusion, with three fins or more.
# $digit (digit): the digit
# $cells (cells): the cells that lose it
so-one-of-all =
    So one of the fins is { $digit }, and { AS($cells, "brief") }, which { $cells ->
        [one] sees
       *[other] see
    } all the fins, can't be { $digit }.

## With fins, in two cases

# $base (houses): the areas of the base
# $digit (digit): the digit
# $cover (houses): the areas of the cover
# $fins (cells): the fins
in-cover-or-fins =
    { $base } need their { $digit } in { $cover } or in the { $fins ->
        [one] fin
       *[other] fins
    } { $fins }.
# In the place of in-cover-or-fins, if that gets too long. only-in-cover-or-fins follows.
# $base (houses): the areas of the base
# $digit (digit): the digit
still-need = { $base } still need their { $digit }.
# After still-need.
# $cover (houses): the areas of the cover
# $fins (cells): the fins
only-in-cover-or-fins =
    It can only go in { $cover } or the { $fins ->
        [one] fin
       *[other] fins
    } { $fins }.
# One fin.
# $digit (digit): the digit
# $cover (houses): the areas of the cover
# $base (houses): the areas of the base
if-not-fin = If the fin isn't { $digit }, { $cover } get their { $digit } from { AS($base, "these") }.
# Two fins or more.
# $digit (digit): the digit
# $cover (houses): the areas of the cover
# $base (houses): the areas of the base
if-no-fin = If no fin is { $digit }, { $cover } get their { $digit } from { AS($base, "these") }.
# One fin.
# $digit (digit): the digit
if-fin = If the fin is { $digit }, no cell that sees it can be { $digit }.
# Two fins.
# $digit (digit): the digit
if-one-of-both = If a fin is { $digit }, no cell that sees both fins can be { $digit }.
# Three fins or more.
# $digit (digit): the digit
if-one-of-all = If a fin is { $digit }, no cell that sees all the fins can be { $digit }.
# The conclusion, with one fin.
# $cells (cells): the cells that lose the digit
# $covers (houses): the areas of the cover that have them
# $digit (digit): the digit
in-sight-of-fin = Either way, { AS($cells, "brief") }, in { $covers } and in sight of the fin, can't be { $digit }.
# The conclusion, with two fins.
# $cells (cells): the cells that lose the digit
# $covers (houses): the areas of the cover that have them
# $digit (digit): the digit
in-sight-of-both = Either way, { AS($cells, "brief") }, in { $covers } and in sight of both fins, can't be { $digit }.
# The conclusion, with three fins or more.
# $cells (cells): the cells that lose the digit
# $covers (houses): the areas of the cover that have them
# $digit (digit): the digit
in-sight-of-all = Either way, { AS($cells, "brief") }, in { $covers } and in sight of all the fins, can't be { $digit }.

## Places in several areas

# A place of the base in two areas of the cover, with no other area left.
# $digit (digit): the digit
# $cell (cell): the place
# $both (houses): the areas of the cover that have it
# $more (number): how many cells the base still needs
no-room-left =
    With { $digit } in { $cell }, { $both } would be used up, leaving no room for { $more ->
        [one] another cell
       *[other] { AS($more, "word") } more cells
    }.
# The same with other areas left, but too few.
# $digit (digit): the digit
# $cell (cell): the place
# $both (houses): the areas of the cover that have it
# $left (number): how many areas of the cover are left
# $cover (houses): all areas of the cover
# $more (number): how many cells the base still needs
room-left =
    With { $digit } in { $cell }, { $both } would be used up, leaving { $left ->
        [one] one { AS($cover, "kind") }
       *[other] { AS($left, "word") } { AS($cover, "kinds") }
    } for { $more ->
        [one] another cell
       *[other] { AS($more, "word") } more cells
    }.
# A place in two areas of the base.
# $fin (cell): the place
# $digit (digit): the digit
# $houses (houses): the two areas
fin-in-both = The cell { $fin } counts as a fin because { $digit } there would serve both { $houses }.
# A place in three areas of the base or more.
# $fin (cell): the place
# $digit (digit): the digit
# $houses (houses): the areas
fin-in-all = The cell { $fin } counts as a fin because { $digit } there would serve all of { $houses }.

## Two fish on one base

# $base (houses): the areas of the base
# $digit (digit): the digit
two-fish = { $base } have two fish for { $digit }, with different fins.
# $base (houses): the areas of the base, of one kind
second-fish = The same { AS($base, "kinds") } have a second fish.
