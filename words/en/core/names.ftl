### The names of the things on a board, and how a text lists them. The board waits for these words.

## Lists

# Between two things of a list, but not before the last.
list-comma = {", "}
# Before the last thing of a list.
list-and = {" and "}
# Before the last of digits that all have an article: "the 3 and the 4".
list-and-the = {" and the "}
# Before the last thing of a list of which one counts.
list-or = {" or "}
# Before the last of clauses or groups that have lists inside.
list-and-clause = {", and "}
# Before the last of clauses that could each be a sentence.
list-and-sentence = {", and "}
# Before the last thing of a list of which none counts: "can't be 5 or 7".
list-nor = {" or "}
# Between clauses or groups that have lists inside, but not before the last.
list-comma-clause = {", "}
# Before the last number of rows, columns or boxes.
list-and-numbers = {" and "}
# Before the last of several groups of areas, such as rows and boxes.
list-and-groups = {", and "}
# Between groups that have lists inside.
list-semicolon = {"; "}
# Between two sentences.
sentence-space = {" "}

## Cells: short to read, long to hear

# The letter of a row in a short name, such as r3c4, which forums use.
row-letter = r
# The letter of a column in a short name.
column-letter = c
# One or several rows, to hear.
# $count (number): how many
# $numbers (text): their numbers, as a list
rows =
    { $count ->
        [one] row
       *[other] rows
    } { $numbers }
# One or several columns, to hear.
# $count (number): how many
# $numbers (text): their numbers, as a list
columns =
    { $count ->
        [one] column
       *[other] columns
    } { $numbers }
# A cell, to hear. It has no comma, since commas separate things.
# $row (text): `rows` of one
# $column (text): `columns` of one
cell = { $row } { $column }
# The crossings of several rows and columns.
# $rows (text): the rows
# $columns (text): the columns
crossings = { $rows }, { $columns }
# The words before names of cells that ask for another variant of `rows` and `columns`, each with its space and a sign | behind: those for the variant `in`, then a sign / and those for `of`, `the` and `to`. Empty if names of cells have no variants.
before-cells = {""}
# Cells of one row or column, on boards with numbers of two figures.
# $cells (text): short names of their columns or rows, as a list
# $house (text): the row or column
cells-of = { $cells } of { $house }

## Digits and statements

# A digit in a cell.
# $digit (text): the digit
# $cell (text): the cell
candidate = { $digit } in { $cell }
# $cell (text): a cell
# $digit (text): its digit
is = { $cell } is { $digit }
# $cell (text): a cell
# $digit (text): a digit
is-not = { $cell } isn't { $digit }
# $cells (text): several cells
# $digit (text): a digit
are-not = { $cells } aren't { $digit }
# After a word such as "then"; some languages begin with the verb there.
# $cell (text): a cell
# $digit (text): its digit
is-after = { $cell } is { $digit }
# After a word such as "then".
# $cell (text): a cell
# $digit (text): a digit
is-not-after = { $cell } isn't { $digit }
# After a word such as "then".
# $cells (text): several cells
# $digit (text): a digit
are-not-after = { $cells } aren't { $digit }
# $cells (text): several cells
one-of = one of { $cells }
# An almost locked set.
# $tag (text): its letter or number
set = set { $tag }

## Areas

# $name (text): its number
house-row = row { $name }
# $name (text): its number
house-column = column { $name }
# $name (text): its number
house-box = box { $name }
# Of a jigsaw.
# $name (text): its number
house-region = region { $name }
# $name (text): where it begins, such as `top-left`
house-diagonal = the diagonal from { $name }
# $name (text): where it is, such as `top-left`
house-window = the window at { $name }
# A further region that a clue adds.
# $name (text): its number
house-extra = extra region { $name }
# A corner of the board.
top-left = top left
# A corner of the board.
top-right = top right
# A corner of the board.
bottom-left = bottom left
# A corner of the board.
bottom-right = bottom right

## Kinds of areas

# One row.
kind-row = row
# Several rows.
kinds-row = rows
# One column.
kind-column = column
# Several columns.
kinds-column = columns
# One box.
kind-box = box
# Several boxes.
kinds-box = boxes
# One region of a jigsaw.
kind-region = region
# Several regions.
kinds-region = regions
# One diagonal.
kind-diagonal = diagonal
# Several diagonals.
kinds-diagonal = diagonals
# One window.
kind-window = window
# Several windows.
kinds-window = windows
# One extra region.
kind-extra = extra region
# Several extra regions.
kinds-extra = extra regions
# An area of any kind.
kind-area = area
# Areas of different kinds.
kinds-area = areas
# Each of several rows.
each-row = each row
# Each of several columns.
each-column = each column
# Each of several boxes.
each-box = each box
# Each of several regions.
each-region = each region
# Each of several diagonals.
each-diagonal = each diagonal
# Each of several windows.
each-window = each window
# Each of several extra regions.
each-extra = each extra region
# Each of several areas of different kinds.
each-area = each area
# An area that was just named.
# $kind (text): its kind
this-kind = this { $kind }
# Areas of one kind that were just named.
# $kinds (text): their kind
these-kinds = these { $kinds }

## Things in the place of digits

# In a sentence.
sun = the sun
# In a sentence.
fish = the fish
# In a sentence.
leaf = the leaf
# In a sentence.
heart = the heart
# In a sentence.
star = the star
# In a sentence.
moon = the moon
# In a sentence.
boat = the boat
# In a sentence.
cloud = the cloud
# In a sentence.
mushroom = the mushroom
# In a sentence, and by itself.
red = red
# In a sentence, and by itself.
blue = blue
# In a sentence, and by itself.
yellow = yellow
# In a sentence, and by itself.
green = green
# In a sentence, and by itself.
orange = orange
# In a sentence, and by itself.
violet = violet
# In a sentence, and by itself.
brown = brown
# In a sentence, and by itself.
pink = pink
# In a sentence, and by itself.
grey = grey
# By itself, a thing has no article: what it begins with is taken away. Empty if things have none.
article = {"the "}
# Nor has it one after these words, each followed by a sign |.
before-things = the |its |their |every |no |another |digits |

## Levels

# A level.
easy = Easy
# A level.
medium = Medium
# A level.
hard = Hard
# A level.
very-hard = Very hard
# A level.
fiendish = Fiendish
# A level.
extreme = Extreme
