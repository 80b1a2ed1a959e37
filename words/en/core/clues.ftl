### The clues that setters draw: lines, dots, numbers and other signs. Each has a name, without an article, and the rule that it stands for.

## Lines

# The name.
thermometer = thermometer
# The rule.
thermometer-said = Digits rise along a thermometer, from its bulb.
# The name.
arrow = arrow
# The rule.
arrow-said = The digits along an arrow add up to the number in its circle.
# The name.
renban = renban line
# The rule.
renban-said = A renban line has consecutive digits in any order.
# Whispers of 5.
german-whispers = German whispers line
# The rule.
german-whispers-said = Neighbours on a German whispers line differ by at least 5.
# Whispers of 4.
dutch-whispers = Dutch whispers line
# The rule.
dutch-whispers-said = Neighbours on a Dutch whispers line differ by at least 4.
# $number (number): the least difference
whispers = whispers line of { $number }
# $number (number): the least difference
whispers-said = Neighbours on a whispers line of { $number } differ by at least { $number }.
# The name.
palindrome = palindrome
# The rule.
palindrome-said = A palindrome reads the same from both ends.
# The name.
between = between line
# The rule.
between-said = The digits on a between line lie between the digits in its two circles.
# The name.
region-sum = region sum line
# The rule.
region-sum-said = A region sum line has the same sum in each box that it crosses.

## Between two cells

# The name.
white-dot = white dot
# The rule.
white-dot-said = Digits with a white dot between them are consecutive.
# $number (number): a difference other than 1
difference = white dot of { $number }
# $number (number): a difference other than 1
difference-said = Digits with a white dot of { $number } between them differ by { $number }.
# The name.
black-dot = black dot
# The rule.
black-dot-said = Of digits with a black dot between them, one is twice the other.
# $number (number): a ratio other than 2
ratio = black dot of { $number }
# $number (number): a ratio other than 2
ratio-said = Of digits with a black dot of { $number } between them, one is { $number } times the other.
# The name.
sum-v = V
# The rule.
sum-v-said = Digits with a V between them add up to 5.
# The name.
sum-x = X
# The rule.
sum-x-said = Digits with an X between them add up to 10.
# $number (number): a sum other than 5 and 10
pair-sum = sum of { $number }
# $number (number): a sum other than 5 and 10
pair-sum-said = Digits with a { $number } between them add up to { $number }.
# The name.
greater = greater-than sign
# The rule.
greater-said = A greater-than sign points to the smaller digit.

## All neighbours

# The name.
nonconsecutive = nonconsecutive
# There are no dots.
nonconsecutive-said = Neighbours are never consecutive.
# The name.
no-other-white-dots = no other white dots
# There are dots.
no-other-white-dots-said = All white dots are given: neighbours without a dot aren't consecutive.
# $number (number): a difference other than 1
no-other-difference-said = Neighbours without a dot don't differ by { $number }.
# The name.
no-other-black-dots = no other black dots
# The rule.
no-other-black-dots-said = All black dots are given: of neighbours without a dot, none is twice the other.
# $number (number): a ratio other than 2
no-other-ratio-said = Of neighbours without a dot, none is { $number } times the other.
# The name.
no-other-sums = no other sums
# $number (number): a sum
no-other-sum-said = Neighbours without a sign don't add up to { $number }.

## Around the board

# The name.
little-killer = little killer
# The rule.
little-killer-said = The digits along a little killer's arrow add up to its number, and may repeat.
# The name.
sandwich = sandwich
# $least (text): the least digit of the board
# $most (text): the greatest one
sandwich-said = A sandwich number is the sum of the digits between the { $least } and the { $most } of its row or column.

## In cells

# The name.
odd = odd cell
# The rule.
odd-said = A circle has an odd digit.
# The name.
even = even cell
# The rule.
even-said = A square has an even digit.
# The name.
quadruple = quadruple
# The rule.
quadruple-said = The digits in a circle are among the four cells around it.
# The name.
extra-region = extra region
# The rule.
extra-region-said = A shaded region has no digit twice.
# The name.
the-clone = clone
# The rule.
the-clone-said = Shaded groups of the same form have the same digits in the same order.
# The name.
minimum = minimum
# The rule.
minimum-said = A cell with arrows towards it is less than its neighbours.
# The name.
maximum = maximum
# The rule.
maximum-said = A cell with arrows away from it is greater than its neighbours.
# The name.
disjoint-groups = disjoint groups
# The rule.
disjoint-groups-said = Cells at the same place of different boxes differ.
