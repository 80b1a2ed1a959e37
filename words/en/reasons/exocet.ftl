### Junior exocets.

# $base (cells): the two cells of the base
# $digits (digits): all their candidates
must-have-two = { $base } must have two of { $digits }.
# After must-have-two.
# $one (cell): a target
# $another (cell): the other target
suppose = Suppose one of these is there, and in neither { $one } nor { $another }.
# $line (house): the line of the base
# $own-box (house): the box of the base
nowhere-else = Then it is nowhere else in { $line } and { $own-box }.
# The same, with cells that can't have the digits.
# $line (house): the line of the base
# $own-box (house): the box of the base
# $companions (cells): the cells
nowhere-else-nor-in = Then it is nowhere else in { $line } and { $own-box }, and { $companions } can't have it.
# The boxes are side by side.
# $across (houses): three columns
in-other-rows = So { $across } need it in other rows.
# The boxes are one below the other.
# $across (houses): three rows
in-other-columns = So { $across } need it in other columns.
# A line, after in-other-rows or in-other-columns, about the three columns or rows.
# $digit (digit): a digit of the base
no-place-for = There they have no place for { $digit }.
# A line, after in-other-rows or in-other-columns, about the three columns or rows.
# $digit (digit): a digit of the base
# $cover (houses): the rows or columns that have all its places
only-in = There they have { $digit } only in { $cover }.
# $most (number): how many lines can have a digit
# $across (houses): the three columns or rows that need it
cannot-do = But a line has a digit once, and { AS($most, "word") } can't do for { AS($across, "word") }.
# $targets (cells): both targets
both-in-targets = So both digits of the base are in { AS($targets, "each") }.
# $targets (cells): both targets
# $digits (digits): the digits that neither can have
both-in-targets-without = So both digits of the base are in { AS($targets, "each") }, and neither of these can be { AS($digits, "or") }.
