### Two strong links of one digit: skyscraper, two-string kite, turbot fish.

# $one (house): the first area
# $digit (digit): the digit
# $near (cell): its place that meets the other area
# $far (cell): its other place
two-places = { $one } has two places for { $digit }: { $near } and { $far }.

# After two-places, of the second area.
# $one (house): the second area
# $near (cell): its place that meets the other area
# $far (cell): its other place
two-more = { $one } has two: { $near } and { $far }.

# $one (cell): an inner end
# $another (cell): the other inner end
# $digit (digit): the digit
# $first (cell): an outer end
# $second (cell): the other outer end
one-must-be = { $one } and { $another } see each other and can't both be { $digit }, so { $first } or { $second } must be { $digit }.

# Of a dual kite.
# $one (cell): an inner end
# $another (cell): the other inner end
# $digit (digit): the digit
see-each-other = { $one } and { $another } see each other and can't both be { $digit }.

# A line of a dual kite.
# $row (house): a row
# $row-near (cell): its inner end
# $row-far (cell): its outer end
# $digit (digit): the digit
# $column (house): a column
# $column-near (cell): its inner end
# $column-far (cell): its outer end
first-pair = First pair: { $row } has only { $row-near } and { $row-far } for { $digit }, { $column } only { $column-near } and { $column-far }. So { $row-far } or { $column-far } must be { $digit }.

# A line of a dual kite.
# $row (house): a row
# $row-near (cell): its inner end
# $row-far (cell): its outer end
# $digit (digit): the digit
# $column (house): a column
# $column-near (cell): its inner end
# $column-far (cell): its outer end
second-pair = Second pair: { $row } has only { $row-near } and { $row-far } for { $digit }, { $column } only { $column-near } and { $column-far }. So { $row-far } or { $column-far } must be { $digit }.

# Part of the conclusion of a dual kite.
# $cells (cells): cells that lose the digit
by-first = { AS($cells, "brief") } (by the first pair)

# Part of the conclusion of a dual kite.
# $cells (cells): cells that lose the digit
by-second = { AS($cells, "brief") } (by the second)

# The conclusion of a dual kite.
# $cells (words): the cells by one pair
# $digit (digit): the digit
cannot-by-pair = So { $cells } can't be { $digit }.

# The conclusion of a dual kite.
# $first (words): the cells by the first pair
# $second (words): the cells by the second
# $digit (digit): the digit
cannot-by-pairs = So { $first } and { $second } can't be { $digit }.
