### Gurth's symmetrical placement.

## How the givens are symmetric

# By a half turn.
half-turn = The givens are symmetric under a half turn.
# By a quarter turn.
quarter-turn = The givens are symmetric under a quarter turn.
# By a mirror that exchanges the top rows with the bottom rows.
top-to-bottom = The givens are symmetric from top to bottom.
# By a mirror that exchanges the left columns with the right columns.
left-to-right = The givens are symmetric from left to right.
# By a mirror on a diagonal.
diagonal = The givens are symmetric about the diagonal from the top left.
# By a mirror on the other diagonal.
anti-diagonal = The givens are symmetric about the diagonal from the top right.
# In another way.
in-itself = The givens are symmetric in itself.

## How digits change

# $circles (words): `circle`, or several of them
change-places = There, digits change places: { $circles }.
# The first digit of those that change places in turn.
# $digit (digit): the digit
first-of-circle = { $digit }
# A further digit.
# $digits (words): the digits before
# $digit (digit): the digit
circle-so-far = { $digits }, { $digit }
# The last digit.
# $digits (words): the digits before
# $digit (digit): the digit
circle = { $digits } with { $digit }
# Several circles.
# $circles (words): the circles before
# $circle (words): the next circle
and-circle = { $circles }; { $circle }
# After change-places.
one-solution = The puzzle has one solution, so that is symmetric in the same way.

## What follows

# $from (cell): an empty cell
# $own (digits): its candidates
# $to (cell): its image
# $images (digits): the images of the candidates
open-image = { $from } can only be { AS($own, "or") }, so its image { $to } can only be { AS($images, "or") }.
# $from (cell): a filled cell
# $own (digits): its digit
# $to (cell): its image
# $images (digits): the image of the digit
filled-image = { $from } is { AS($own, "or") }, so its image { $to } can only be { AS($images, "or") }.
# A mirror on a diagonal.
diagonal-stays = A cell on the diagonal stays where it is.
# A turn.
middle-stays = The cell in the middle stays where it is.
# Another mirror.
axis-stays = A cell on the axis stays where it is.
# A mirror on a diagonal.
diagonal-changes = A cell on the diagonal stays where it is, but every digit changes.
# A turn.
middle-changes = The cell in the middle stays where it is, but every digit changes.
# Another mirror.
axis-changes = A cell on the axis stays where it is, but every digit changes.
# After diagonal-stays and the like.
# $digits (digits): the digits
only-stay =
    Of the digits, only { $digits } { $digits ->
        [one] stays
       *[other] stay
    } the same, so it must be { AS($digits, "or") }.
