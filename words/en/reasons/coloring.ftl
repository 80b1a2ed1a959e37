### Colourings of one digit: cells in two colours, of which one has the digit.

# In one pair of colours.
# $digit (digit): the digit
# $a (text): the first colour, a letter
# $b (text): the second
two-colours = Where { $digit } has just two places, one has colour { $a } and the other colour { $b }.

# After two-colours.
# $digit (digit): the digit
# $a (text): the first colour
# $b (text): the second
all-of-one = So all of colour { $a } are { $digit }, or all of colour { $b }.

# In two pairs of colours.
# $digit (digit): the digit
# $a (text): the first colour of the first pair, a letter
# $b (text): the second
# $c (text): the first colour of the second pair
# $d (text): the second
two-pairs = Where { $digit } has just two places, they have colour { $a } and colour { $b }, or colour { $c } and colour { $d }.

# After two-pairs.
# $digit (digit): the digit
all-of-one-each = In each pair, all of one colour are { $digit }.

## Lines

# $houses (houses): the areas with just two places for the digit
linked = Just two places: { $houses }.

# $colour (text): a colour, a letter
# $cells (cells): its cells
colour-has = Colour { $colour }: { $cells }.

# $near (cell): a cell of one colour
# $one (text): its colour
# $far (cell): a cell of another colour
# $another (text): its colour
see-each-other = { $near } (colour { $one }) and { $far } (colour { $another }) see each other.

# A cell that loses the digit.
# $cell (cell): the cell
# $near (cell): a cell of one colour
# $one (text): its colour
# $far (cell): a cell of another colour
# $another (text): its colour
sees-two = { $cell } sees { $near } (colour { $one }) and { $far } (colour { $another }).

# Two pairs of colours.
# $colour (text): a colour of the first pair
# $from-c (cell): its cell that sees one of the colour in `$c`
# $to-c (cell): the cell that it sees
# $c (text): a colour of the second pair
# $from-d (cell): its cell that sees one of the colour in `$d`
# $to-d (cell): the cell that it sees
# $d (text): the other colour of the second pair
sees-colours = Colour { $colour } sees colour { $c } ({ $from-c } sees { $to-c }) and colour { $d } ({ $from-d } sees { $to-d }).

## What follows

# $cells (cells): two cells of a colour
# $colour (text): the colour
out-by-sight = { $cells } are both colour { $colour } and see each other, so colour { $colour } is out.

# After sees-colours, of the second pair.
# $digit (digit): the digit
# $colour (text): the colour that sees both
out-by-pair = One of these is { $digit } throughout, so colour { $colour } is out.

# After see-each-other.
# $digit (digit): the digit
# $b (text): the colour beside one of those that see each other
# $d (text): the colour beside the other
one-of-two = So { $digit } is in all of colour { $b } or in all of colour { $d }.

# After see-each-other, twice.
# $digit (digit): the digit
# $a (text): the first colour of the first pair
# $b (text): the second
# $c (text): the first colour of the second pair
# $d (text): the second
one-of-two-twice = So { $digit } is in all of colour { $b } or { $d }, and in all of colour { $a } or { $c }.

# The conclusion about several cells.
# $cells (cells): the cells that lose the digit
# $what (words): what each of them sees
# $digit (digit): the digit
cannot-each-seeing = So { AS($cells, "brief") }, which each see { $what }, can't be { $digit }.

## What cells see, as part of a sentence

# The colours of the only pair.
both-colours = both colours

# The colours of the only pair.
# $cells (cells): the cells of these colours, or one cell if it is the same
both-colours-at = both colours ({ AS($cells, "each") })

# The colours that were just named.
both-of-these = both of these

# The colours that were just named.
# $cells (cells): the cells of these colours, or one cell if it is the same
both-of-these-at = both of these ({ AS($cells, "each") })

# After one-of-two-twice, which names two pairs.
both-of-one-pair = both of one pair
