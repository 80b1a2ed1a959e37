### Sums: cages, and rows, columns and boxes that add up to 45.

## Where an amount comes from

# $cell (cell): the only cell of a cage
# $sum (number): its sum
single-cell = { $cell } is a cage of { $sum } by itself.

# $cells (cells): the cells of a cage
# $sum (number): its sum
cage = The cage of { $cells } adds up to { $sum }.

# $houses (houses): some areas
# $sum (number): their sum
houses-add-up =
    { $houses } { $houses ->
        [one] adds up
       *[other] add up
    } to { $sum }.

# After houses-add-up.
# $cell (cell): the first cell of the only cage that counts
# $sum (number): its sum
cage-at = The cage at { $cell } adds up to { $sum }.

# After houses-add-up.
# $cages (words): the cages that count: `cages`, or in the short form cages-counted
# $sum (number): what they add up to
cages-add-up = { $cages } add up to { $sum }.

# Part of cages-add-up.
# $cages (list): the cages, each as sum-at
cages = the cages of { $cages }

# Part of `cages`.
# $sum (number): the sum of a cage
# $cell (cell): its first cell
sum-at = { $sum } at { $cell }

# In the place of `cages`.
# $count (number): how many cages, always several
cages-counted = { AS($count, "word") } cages

# After cage-at or cages-add-up.
# $count (number): how many cages
# $out (cells): the cells of the areas that no cage covers
leave-out =
    { $count ->
        [one] It leaves out { $out }
       *[other] They leave out { $out }
    }.

# After cage-at or cages-add-up.
# $count (number): how many cages
# $besides (cells): the cells of the cages outside the areas
have-besides =
    { $count ->
        [one] It has { $besides } besides
       *[other] They have { $besides } besides
    }.

# After cage-at or cages-add-up.
# $count (number): how many cages
# $out (cells): the cells of the areas that no cage covers
# $besides (cells): the cells of the cages outside the areas
leave-out-and-have =
    { $count ->
        [one] It leaves out { $out }, and has { $besides } besides
       *[other] They leave out { $out }, and have { $besides } besides
    }.

# After the sums of clues. Some of their cells are not in the areas that add up.
# $cells (cells): these cells
outside =
    Of these, { $cells } { $cells ->
        [one] lies
       *[other] lie
    } outside.

# After the sums of clues.
# $cells (cells): the cells of the areas that nothing covers
left-out = That leaves out { $cells }.

# After `cage`.
# $filled (list): its filled cells, each as cell-is
in-it = In it, { $filled }.

# After leave-out, have-besides or leave-out-and-have.
# $filled (list): the filled cells of these, each as cell-is
of-these = Of these, { $filled }.

# Part of in-it and of-these.
# $cell (cell): a filled cell
# $digit (digit): its digit
cell-is = { $cell } is { $digit }

# $cells (cells): some empty cells
# $amount (text): what they add up to, such as 45 − 38 = 7
so-add-up = So { $cells } add up to { $amount }.

# $more (cells): some empty cells
# $less (cells): others
so-as-much =
    So { $more } { $more ->
        [one] is
       *[other] are together
    } as much as { $less ->
        [one] { $less }
       *[other] { $less } together
    }.

# $more (cells): some empty cells
# $amount (text): a difference, such as 52 − 48 = 4
# $less (cells): other empty cells
so-more-than =
    So { $more } { $more ->
        [one] is
       *[other] are together
    } { $amount } more than { $less ->
        [one] { $less }
       *[other] { $less } together
    }.

# The conclusion about the only empty cell.
# $cell (cell): the cell
# $amount (text): how its digit is worked out, such as 45 − 38
# $digit (digit): its digit
must-be = So { $cell } must be { $amount } = { $digit }.

## Combinations

# $sums (list): all combinations for an amount, each as `sum`
ways =
    { $sums ->
        [one] This can only be { $sums }
       *[other] This can be { AS($sums, "or") }
    }.

# As 1+2+6.
# $digits (digits): the digits of a combination
sum = { AS($digits, "sum") }

# A line.
# $digits (digits): the digits of a combination
# $fate (list): what becomes of them: no-place, goes-in, or goes-in and then-in
line = { AS($digits, "sum") }: { AS($fate, "clauses") }.

# A line, where two cages are combined.
# $cells (cells): the cells of one cage
# $digits (digits): the digits of a combination
# $fate (list): what becomes of them: no-place, or goes-in
line-in = In { $cells }, { AS($digits, "sum") }: { AS($fate, "clauses") }.

# $digits (digits): one digit or several
no-place = { $digits } has no place

# $digits (digits): some digits
# $cells (cells): the only cells for them
goes-in = { $digits } can only go in { AS($cells, "each") }

# After goes-in.
# $digits (digits): other digits
# $cells (cells): the only cells that are left for them
then-in = then { $digits } in { AS($cells, "each") }

# A line.
# $digits (digits): the digits of a combination
# $needs (list): each combination of the other cage, as `needs`
leaves-nothing = { AS($digits, "sum") } leaves the other cage nothing: { $needs }.

# Part of leaves-nothing.
# $digits (digits): the digits of a combination
# $common (digits): those that the first combination has also
needs = { AS($digits, "sum") } needs { $common }

# After `ways` about one cage, and then another.
# $cells (cells): the empty cells of the other cage
# $others (cells): those of the first
share-none = { $cells } see { $others }, so they share no digit.

## A digit of all combinations

# There is one combination.
# $digit (digit): the digit
# $cells (cells): its places
it-has =
    It has { $digit }, which { $cells ->
        [one] can only go
       *[other] is
    } in { AS($cells, "or") }.

# All combinations are possible.
# $digit (digit): the digit
# $cells (cells): its places
each-has =
    Each has { $digit }, which { $cells ->
        [one] can only go
       *[other] is
    } in { AS($cells, "or") }.

# All combinations except one are impossible.
# $digit (digit): the digit
# $cells (cells): its places
one-left-has =
    The one that is left has { $digit }, which { $cells ->
        [one] can only go
       *[other] is
    } in { AS($cells, "or") }.

# Some combinations are impossible.
# $digit (digit): the digit
# $cells (cells): its places
others-have =
    Each of the others has { $digit }, which { $cells ->
        [one] can only go
       *[other] is
    } in { AS($cells, "or") }.

# The conclusion.
# $cells (cells): the cells that lose the digit
# $what (words): what they see: `both` or all-of-them
# $digit (digit): the digit
cannot-seeing =
    So { $cells }, which { $cells ->
        [one] sees
       *[other] see
    } { $what }, can't be { $digit }.

## Two cells

# A line.
# $cell (cell): a cell
# $digits (digits): its candidates that need no digit there is
# $other (cell): the other cell
no-digit-fits = If { $cell } is { AS($digits, "or") }, no digit fits in { $other }.

# A line.
# $cell (cell): a cell
# $digit (digit): a candidate of it
# $other (cell): the other cell
# $with (digit): the digit that it would be
cannot-be-with = If { $cell } is { $digit }, { $other } is { $with }, which it can't be.

## Bounds

# $bounds (list): how small or large other cells are together, each as at-least or at-most
bounds = { $bounds }.

# Part of `bounds`.
# $cells (cells): some cells
# $digits (list): the digits that they have at least
at-least =
    { $cells } { $cells ->
        [one] is
       *[other] are together
    } at least { AS($digits, "sum") }

# Part of `bounds`.
# $cells (cells): some cells
# $digits (list): the digits that they have at most
at-most =
    { $cells } { $cells ->
        [one] is
       *[other] are together
    } at most { AS($digits, "sum") }

# Part of at-least and at-most, in a sum of digits that may be the same.
# $digit (digit): a digit
digit = { $digit }

# After `bounds`.
# $sum (number): the least that is left
# $cell (cell): for this cell
makes-at-least = That makes at least { $sum } for { $cell }.

# After `bounds`.
# $sum (number): the most that is left
# $cell (cell): for this cell
makes-at-most = That makes at most { $sum } for { $cell }.
