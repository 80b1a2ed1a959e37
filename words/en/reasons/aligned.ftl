### Aligned exclusion.

# $cells (cells): the cells
ways-to-fill = Look at the ways to fill { $cells } together.
# A line for a cell.
# $cell (cell): the cell
# $digits (digits): its candidates
can-be = { $cell } can be { AS($digits, "or") }.
# A line for a way that is impossible.
# $one (cell): a cell
# $digit (digit): its digit
# $other (cell): another cell
# $another (digit): the same digit
which-sees-it = If { $one } is { $digit }, { $other }, which sees it, can't be { $another }.
# A supposition, as part of a sentence. Several of these follow each other, with commas.
# $cell (cell): a cell
# $digit (digit): its digit
is = { $cell } is { $digit }
# A line for a way that is impossible.
# $one (words): `is`
# $another (words): `is`
# $cell (cell): the cell that has no digit then
two-leave-nothing = If { $one } and { $another }, { $cell } has no digit left.
# A line for a way that is impossible.
# $one (words): `is`
# $another (words): `is`
# $third (words): `is`
# $cell (cell): the cell that has no digit then
three-leave-nothing = If { $one }, { $another } and { $third }, { $cell } has no digit left.
# A line for a way that is impossible.
# $one (words): `is`
# $another (words): `is`
# $cells (cells): the cells that have too few digits then
# $digits (digits): these digits
two-leave-few = If { $one } and { $another }, { $cells } have only { $digits } left.
# A line for a way that is impossible.
# $one (words): `is`
# $another (words): `is`
# $third (words): `is`
# $cells (cells): the cells that have too few digits then
# $digits (digits): these digits
three-leave-few = If { $one }, { $another } and { $third }, { $cells } have only { $digits } left.
# A line after all ways with a candidate.
# $digit (digit): the digit
# $cell (cell): the cell
no-way-left = So no way is left with { $digit } in { $cell }.
