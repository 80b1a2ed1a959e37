### Wings and remote pairs.

## Remote pairs

# $cells (cells): the cells in order
# $digits (digits): the two candidates of each
are-each = { AS($cells, "each") } are each { AS($digits, "or") }, and each sees the next.
# In the place of are-each, if that gets too long. they-are-each follows.
# $cells (cells): the cells in order
follow = Follow { AS($cells, "each") }.
# After follow.
# $digits (digits): the two candidates of each cell
they-are-each = They are each { AS($digits, "or") }, and each sees the next.
# $digits (digits): both digits
# $first (cell): one end
# $last (cell): the other end
# $one (digit): one of the digits
# $another (digit): the other
alternate = So { $digits } alternate: of the ends { $first } and { $last }, one is { $one } and one is { $another }.

## XY-Wings and XYZ-Wings

# $pivot (cell): the pivot
# $own (digits): its candidates
# $first (cell): a pincer
# $first-own (digits): its candidates
# $second (cell): the other pincer
# $second-own (digits): its candidates
sees-pincers = The pivot { $pivot } ({ AS($own, "or") }) sees the pincers { $first } ({ AS($first-own, "or") }) and { $second } ({ AS($second-own, "or") }).
# Of an XY-Wing.
# $shared (digits): the digit that pivot and pincer share
# $pincer (cell): the pincer
# $digit (digit): the digit of both pincers
if-pivot = If the pivot is { AS($shared, "or") }, { $pincer } must be { $digit }.
# Of an XYZ-Wing.
# $first-shared (digits): what pivot and first pincer share
# $first (cell): the first pincer
# $second-shared (digits): what pivot and second pincer share
# $second (cell): the second pincer
# $digit (digit): the digit of all three
if-pivot-either = If the pivot is { AS($first-shared, "or") }, { $first } must be { $digit }; if the pivot is { AS($second-shared, "or") }, { $second } must be { $digit }.
# After if-pivot-either.
# $digit (digit): the digit of all three
if-neither = If the pivot is neither, it is { $digit } itself.
# What cells see, as part of a sentence.
both-pincers = both pincers
# What cells see, as part of a sentence: the pivot and the pincers.
all-three = all three

## W-Wings

# $first (cell): a cell
# $second (cell): the other
# $digits (digits): the two candidates of each
two-alike = { $first } and { $second } are each { AS($digits, "or") }.
# $house (house): the area with a strong link
# $linked (digit): its digit
# $near (cell): a place of it
# $first (cell): the cell that sees this place
# $far (cell): the other place
# $second (cell): the cell that sees the other place
needs-its = { $house } needs its { $linked } in { $near }, which { $first } sees, or in { $far }, which { $second } sees.
# $first (cell): a cell
# $second (cell): the other
# $linked (digit): the digit of the strong link
# $digit (digit): the other digit
not-both = So { $first } and { $second } can't both be { $linked }: one of them is { $digit }.
