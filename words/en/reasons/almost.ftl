### Almost locked pairs and triples.

# Of a pair.
# $cell (cell): the cell
# $digits (digits): its two candidates
can-only-be = { $cell } can only be { AS($digits, "or") }.
# Of a triple.
# $cells (cells): the two cells
# $digits (digits): their three candidates
between-them = Between them, { $cells } have only { $digits }.
# Of a pair, about its digits.
# $house (house): the crossing area
# $cells (cells): the cell there
# $within (house): the area of the pair
only-in-or-in = In { $house }, these digits can only go in { AS($cells, "or") } or in { $within }.
# Of a triple, about its digits.
# $house (house): the crossing area
# $cells (cells): the two cells there
# $within (house): the area of the triple
only-in-two-or-in = In { $house }, these digits can only go in { AS($cells, "or") }, or in { $within }.
# Of a pair.
# $within (house): the area of the pair
# $others (cells): the cell in the crossing area
# $count (number): how many digits that can have, always one
# $cells (cells): the cell of the pair
just-one = Just one goes in { $within } there: { $others } can have only { AS($count, "word") }, and more would leave nothing for { $cells }.
# Of a triple.
# $within (house): the area of the triple
# $others (cells): the cells in the crossing area
# $count (number): how many digits these take
# $cells (cells): the cells of the triple
just-one-of-three = Just one goes in { $within } there: { $others } take only { AS($count, "word") }, and more would leave { $cells } too little.
# Of a pair.
# $cells (cells): the cell of the pair
# $others (cells): the cell in the crossing area
# $digits (digits): the digits
is-the-other = So { $cells } is the other, and { $others } must also be { AS($digits, "or") }.
# Of a triple.
# $cells (cells): the cells of the triple
# $others (cells): the cells in the crossing area
have-the-others = So { $cells } have the others, and { $others } have only these digits.
