### Guardians of a broken wing.

# $digit (digit): the digit
# $count (number): how many cells
look-at-ring = Look at the places for { $digit } around a ring of { AS($count, "word") } cells.
# A line for an area of the ring.
# $house (house): the area
# $digit (digit): the digit
# $ends (cells): its two cells of the ring
needs-its = { $house } needs its { $digit } in { AS($ends, "or") }.
# A line for an area of the ring.
# $house (house): the area
# $digit (digit): the digit
# $ends (cells): its two cells of the ring
# $beside (cells): its other places
needs-its-or = { $house } needs its { $digit } in { AS($ends, "or") }, or beside the ring in { $beside }.
# $guardians (cells): all places beside the ring
# $digit (digit): the digit
# $count (number): how many cells the ring has
if-not = If { $guardians } weren't { $digit }, every second cell of the ring would be, but { AS($count, "word") } is odd.
# In the place of if-not, if that gets too long.
# $digit (digit): the digit
# $count (number): how many cells the ring has
if-none = If no place beside the ring were { $digit }, every second cell of the ring would be, but { AS($count, "word") } is odd.
# After if-not.
# $guardians (cells): all places beside the ring
# $digit (digit): the digit
one-is = So { AS($guardians, "or") } is { $digit }.
# After if-none.
# $digit (digit): the digit
one-of-these-is = So one of these places is { $digit }.
# What cells see, as part of a sentence.
all-these-places = all these places
# What cells see, as part of a sentence.
all-three = all three
# What cells see, as part of a sentence.
them-all = them all
