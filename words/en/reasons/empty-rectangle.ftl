### Empty rectangles.

# $within (house): the box
# $digit (digit): the digit
# $left (house): a line through all its places there
# $barred (house): the crossing line through the others
only-in = In { $within }, the { $digit } can only go in { $left } or { $barred }.
# Of a second pair of lines through the same places.
# $within (house): the box
# $digit (digit): the digit
# $left (house): a line
# $barred (house): the crossing line
is-also-in = In { $within }, the { $digit } is also in { $left } or { $barred }.
# About the digit.
# $house (house): the area with a strong link
# $near (cell): its place that meets the box
# $far (cell): its other place
linked = In { $house }, it can only go in { $near } or { $far }.
# $far (cell): the far place of the strong link
# $digit (digit): the digit
# $near (cell): its near place
# $within (house): the box
# $left (house): the line that is left for the box
if-not = If { $far } isn't { $digit }, { $near } is, and { $within } gets its { $digit } in { $left }.
# The conclusion.
# $cells (cells): the cells that lose the digit
# $left (house): their line
# $far (cell): what they see
# $digit (digit): the digit
in-line-and-sight = So { AS($cells, "brief") }, in { $left } and in sight of { $far }, can't be { $digit }.
# The conclusion about one reading of two.
# $cells (cells): the cells that lose the digit
# $left (house): their line
# $far (cell): what they see
# $digit (digit): the digit
by-one-reading = { AS($cells, "brief") }, in { $left } and in sight of { $far }, can't be { $digit }
# The conclusion about two readings.
# $one (words): by-one-reading
# $another (words): by-one-reading of the other
so-both = So { $one }, and { $another }.

## Two links with a common end

# $far (cell): the common end
# $digit (digit): the digit
# $near (cell): the other end of one link
# $house (house): the area of this link
# $other (cell): the other end of the other link
# $across (house): its area
if-not-both-are = If { $far } isn't { $digit }, { $near } (the only other place in { $house }) and { $other } (the same in { $across }) are.
# After if-not-both-are, about the two cells.
# $lines (houses): the lines of the box that they see
# $within (house): the box
# $digit (digit): the digit
see-all = They see all of { $lines } in { $within }, so the box has no place for { $digit }.
# The conclusion.
# $far (cell): the common end
# $digit (digit): the digit
# $cells (cells): the cells that lose it
must-be-and =
    So { $far } must be { $digit }, and { AS($cells, "brief") }, which { $cells ->
        [one] sees
       *[other] see
    } it, can't be { $digit }.
