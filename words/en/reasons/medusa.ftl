### Colourings of several digits: candidates in two colours, of which one is right.

# $a (text): the first colour, a letter
# $b (text): the second
two-colours = Where a cell has two candidates, or a digit two places, one has colour { $a } and the other colour { $b }.

# After two-colours.
# $a (text): the first colour
# $b (text): the second
all-of-one = So all of colour { $a } are right, or all of colour { $b }.

## Lines

# $cells (cells): the cells with two candidates
linked-cells = Just two candidates: { $cells }.

# $digit (digit): a digit
# $houses (houses): the areas with just two places for it
linked-houses = Just two places for { $digit }: { $houses }.

# $colour (text): a colour, a letter
# $digit (digit): a digit that has it
# $cells (cells): in these cells
colour-has = Colour { $colour }: { $digit } in { $cells }.

# A candidate that both colours rule out.
# $gone (candidate): the candidate
# $a (text): the first colour
# $one (cell): a cell of that colour
# $digit-one (digit): its digit
# $b (text): the second colour
# $another (cell): a cell of that colour
# $digit-another (digit): its digit
by-both = Not { $gone }: with colour { $a }, { $one } is { $digit-one }; with colour { $b }, { $another } is { $digit-another }.

## What follows

# $colour (text): a colour
# $one (candidate): a candidate of it
# $another (candidate): another one
out-by-clash = Colour { $colour } has { $one } and { $another }, which clash, so colour { $colour } is out.

# $colour (text): a colour
# $digits (digits): the digits that it rules out
# $cell (cell): the cell that would have none
out-by-cell = Colour { $colour } rules out { $digits }, all the candidates of { $cell }, so colour { $colour } is out.

# $colour (text): a colour
# $digit (digit): the digit that it rules out
# $cells (cells): in these cells
# $house (house): the area that would have no place for it
out-by-house = Colour { $colour } rules out { $digit } in { $cells }, all its places in { $house }, so colour { $colour } is out.

# $colour (text): the other colour
# $right (words): its candidates: `digits`, or in the short form `digits-counted`
right = So colour { $colour } is right: { $right }.

# Part of right.
# $all (list): each digit with its cells
digits = { AS($all, "semicolons") }

# Part of digits.
# $digit (digit): a digit
# $cells (cells): its cells
digit = { $digit } in { $cells }

# In the place of `digits`.
# $count (number): how many digits in cells, always several
digits-counted = all { $count } digits in its lines

## Conclusions

# $gone (words): which cells lose what: `losses`, or in the short form `losses-counted`
so = So { $gone }.

# $gone (words): which cells lose what: `losses`, or in the short form `losses-counted`
either-way = Either way, { $gone }.

# As part of a sentence.
# $gone (candidates): the candidates that are gone
losses = { AS($gone, "all-losses") }

# In the place of `losses` of both colours.
# $count (number): how many candidates, always several
losses-counted = { $count } candidates are ruled out

# In the place of `losses` of one colour.
# $count (number): how many candidates, always several
# $colour (text): the colour
losses-counted-of = { $count } candidates of colour { $colour } are ruled out
