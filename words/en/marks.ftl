### The words of the signs drawn for a step.

# Shows the legend and the notations.
unfold = Legend and notation
# The same in a word.
legend = Legend
# The same where the legend is in sight anyway.
written = Notation
# Shows the rest of a long reason.
# $lines (number): how many lines that are
more-lines =
    { $lines ->
        [one] { $lines } more line
       *[other] { $lines } more lines
    }
# No line of a reason is left before its conclusion.
then-conclusion = Then the conclusion
# Shows all lines of a reason.
all-lines = Show all
# The list of all signs.
all = Signs on the board
# A notation for steps, by its name.
eureka = Eureka
# A notation for steps: that of the program HoDoKu.
hodoku = HoDoKu
# Copies the step in a notation.
copy = Copy
# It was copied.
copied = Copied

## The legend

# A frame on the board.
house = row, column or box to look at
# Another frame on the board.
cover = cover: row, column or box
# A statement of a chain.
denied = if this is false…
# The statement after it.
implied = …then this is true
# A branch of a chain.
# $number (number): its number
branch = branch { $number }
# A line between candidates.
strong = strong link: at least one is true
# Another line between candidates.
weak = weak link: at most one is true
# A frame around candidates.
group = group: counts as one
# A cell or candidate of the reason.
cause = what it rests on
# A digit that the step places.
placed = placed
# A digit that is guessed.
guessed = guess
# A candidate that the step removes.
eliminated = ruled out
# A cell without a candidate, or a digit without a place.
clash = dead end
# A cell that is pointed out.
lit = highlighted
# Another cell or candidate of the reason.
aid = part of the pattern
# A candidate beside a fish, which is called its fin.
fin = fin
# A candidate of a colouring.
# $letter (text): the letter of its colour
colour = colour { $letter }
# A cell of an almost locked set.
# $letter (text): the letter of the set
set = set { $letter }

## The same in the spoken name of a cell. The digits of the candidates come before it.

# Digits and what they are.
# $digits (text): the digits
# $mark (text): what they are
of-digits = { $digits } { $mark }
# Part of the reason.
said-pattern = in the pattern
# The step places the digit.
said-placed = goes here
# The digit is guessed.
said-guessed = guessed here
# The step removes the candidate.
said-eliminated = ruled out
# A cell without a candidate, or a digit without a place.
said-clash = marked
# A candidate beside a fish.
said-fin = as a fin
# A cell that is pointed out.
said-lit = highlighted
# A candidate of a colouring.
# $letter (text): the letter of its colour
said-colour = in colour { $letter }
# A cell of an almost locked set.
# $letter (text): the letter of the set
said-set = in set { $letter }
