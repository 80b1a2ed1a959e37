### Digits that have to come first.

# Before a sentence of its own.
# $first (candidates): the digits
first-come =
    First { $first ->
        [one] comes
       *[other] come
    } { $first }.
# In the sentence that the digits lead to.
# $first (candidates): the digits, at most three
# $sentence (words): this sentence; English begins it with a small letter here
after = After { $first }, { AS($sentence, "small") }

## Places to look at

# $houses (houses): areas of one kind
# $cells (cells): some cells
houses-and-cells = { $houses } and { $cells }
# $houses (houses): areas of several kinds
# $cells (cells): some cells
houses-and-at-cells = { $houses }, and at { $cells }
# $houses (houses): some areas
houses = { $houses }
# $cells (cells): some cells
cells = { $cells }
