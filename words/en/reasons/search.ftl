### Steps of a search: guesses, dead ends, and guesses that are undone.

# Why the solver guesses.
no-single = No single is left.
# After no-single.
# $cell (cell): the cell
# $among (digits): its candidates
# $digit (digit): the one to try
try-digit = { $cell } can be { AS($among, "any") }: try { $digit } and see what follows.
# A second guess.
# $depth (number): always 2
second-guess = This is guess { $depth }, on top of one earlier guess.
# A further guess.
# $depth (number): how many guesses stand now
# $earlier (number): one less
further-guess = This is guess { $depth }, on top of { AS($earlier, "word") } earlier guesses.

## Contradictions

# $cell (cell): the cell
no-digit = { $cell } has no candidate left.
# $house (house): the area
# $digit (digit): the digit
no-place = { $house } has no place left for { $digit }.
# $house (house): the area
# $digit (digit): the digit
twice = { $house } would have { $digit } twice.
# $first (cell): the first cell of the cage, which names it
# $found (number): the sum of its digits
# $sum (number): the sum that it needs
wrong-sum = The cage of { $first } adds up to { $found } instead of { $sum }.

## After a contradiction

# After a contradiction without a guess.
no-guess-left = There is no guess left to undo, so this position has no solution.
# The only guess.
# $guess (candidate): the guess
was-wrong = So the guess, { $guess }, was wrong.
# The second guess.
# $guess (candidate): the guess
not-with-the-one = So the last guess, { $guess }, can't be right with the one before it.
# A further guess.
# $guess (candidate): the guess
not-with-the-others = So the last guess, { $guess }, can't be right with the ones before it.

## Undoing a guess

# $guess (candidate): the guess
undo = Undo { $guess }.
# $guess (candidate): the guess
undo-with-one = Undo { $guess } and the digit that followed.
# $guess (candidate): the guess
# $followed (number): how many digits followed
undo-with = Undo { $guess } and the { $followed } digits that followed.
# The only guess.
# $cell (cell): the cell
# $digit (digit): its digit
led = It led to a contradiction, so { $cell } can't be { $digit }.
# The second guess.
# $cell (cell): the cell
# $digit (digit): its digit
led-given-one = It led to a contradiction, so { $cell } can't be { $digit }, given the guess before it.
# A further guess.
# $cell (cell): the cell
# $digit (digit): its digit
led-given-others = It led to a contradiction, so { $cell } can't be { $digit }, given the guesses before it.
