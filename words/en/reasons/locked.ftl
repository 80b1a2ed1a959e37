### Locked candidates: pointing and claiming.

# With two places.
# $within (house): the area that needs the digit
# $digit (digit): the digit
# $places (cells): all its places there
# $crossing (house): the other area
both-in = In { $within }, the { $digit } can only go in { $places }, both in { $crossing }.
# With three places.
# $within (house): the area that needs the digit
# $digit (digit): the digit
# $places (cells): all its places there
# $crossing (house): the other area
all-three-in = In { $within }, the { $digit } can only go in { $places }, all three in { $crossing }.
# With more places.
# $within (house): the area that needs the digit
# $digit (digit): the digit
# $places (cells): all its places there
# $crossing (house): the other area
all-in = In { $within }, the { $digit } can only go in { $places }, all in { $crossing }.

# Followed by all-of-these, or by one-must-be.
# $within (house): the area that needs the digit
# $digit (digit): the digit
# $places (cells): all its places there
only-in = In { $within }, the { $digit } can only go in { $places }.
# $crossing (house): the other area
all-of-these = All of these are in { $crossing }.

# $digit (digit): the digit
one-must-be = One of those cells must be { $digit }.

# The conclusion.
# $cells (cells): the cells that lose the digit
# $crossing (house): their area
# $digit (digit): the digit
elsewhere = So { AS($cells, "brief") }, elsewhere in { $crossing }, can't be { $digit }.
