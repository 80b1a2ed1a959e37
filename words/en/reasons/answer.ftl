### Answers to "Why?" and "Why not?".

# $cell (cell): the cell
# $digit (digit): its digit
is-given = { $cell } is { $digit } because it is a given.
# $placed (candidate): what the player placed
you-placed = You placed { $placed }.
# After you-placed, while the search runs.
looking-for-proof = Looking for proof.
# After you-placed.
follows = It follows from the givens.
# After you-placed.
# $foreign (number): how many digits of the proof the player hasn't placed, at least one
follows-by-way =
    It follows from the givens, by way of { $foreign } { $foreign ->
        [one] digit
       *[other] digits
    } you haven't placed.
# After you-placed.
no-proof = Stepdoku found no proof of it.
# $house (house): the area
# $digit (digit): the digit
# $by (cell): where it is
already-has = { $house } already has its { $digit }, in { $by }.
# $house (house): the area
# $digit (digit): the digit
# $by (cell): the given
already-has-given = { $house } already has its { $digit }, a given in { $by }.
# $cell (cell): the cell
# $digit (digit): the digit
so-cannot-be = So { $cell } can't be { $digit }.
# The same, if the reason rests on digits of the player.
# $cell (cell): the cell
# $digit (digit): the digit
so-cannot-be-if-right = So { $cell } can't be { $digit }, as long as your own digits are right.
# $cell (cell): the cell
# $by (digit): its digit
is-already = { $cell } is already { $by }.
# $gone (candidate): what was ruled out
was-ruled-out = { $gone } was ruled out earlier.
# While the search runs.
# $tried (candidate): what is tried
looking-into = Looking into { $tried }.
# $tried (candidate): what was tried
leads-at-once = { $tried } leads to a contradiction immediately.
# $tried (candidate): what was tried
# $steps (number): how many steps later
leads =
    { $tried } leads to a contradiction in { $steps } { $steps ->
        [one] step
       *[other] steps
    }.
# $tried (candidate): what was tried
nothing-wrong = Nothing goes wrong with { $tried }, as far as Stepdoku looks.
# $cell (cell): the cell
# $digit (digit): the digit
suppose = Suppose { $cell } is { $digit }, and see what follows.
