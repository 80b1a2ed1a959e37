### Unique, hidden and avoidable rectangles: four corners that would have two solutions.

# $corners (cells): the corners
corners = The corners at { $corners } lie in just two boxes.

## Two or three corners with other candidates

# The same other candidate.
# $cells (cells): the two corners that have it
# $extra (digit): the candidate
two-have-more = Only { $cells } can be anything else, and only { $extra }, so one of them must be { $extra }.

# The same other candidate.
# $cells (cells): the three corners that have it
# $extra (digit): the candidate
three-have-more = Only { $cells } can be anything else, and only { $extra }, so at least one must be { $extra }.

# Before used-up.
# $cells (cells): the two corners with other candidates
# $extras (digits): these candidates
one-has-more = Only { $cells } can be anything else, { AS($extras, "or") }, so one of them must be.

# A line, before together-used-up.
# $cells (cells): the other cells of the set
# $digits (digits): their candidates
others-have =
    { $cells } { $cells ->
        [one] has
       *[other] have
    } only { $digits }.

## A digit that must be in these corners

# $cells (cells): two corners
# $digits (digits): the digits of the rectangle
# $house (house): the area of the other corners
# $bound (digit): the digit that it needs
# $third (cell): one of the other corners
# $last (cell): the other one
needs-in-side = { $cells } can only be { AS($digits, "or") }, and { $house } needs its { $bound } in { $third } or { $last }.

# After needs-in-side.
# $other (digit): the other digit of the rectangle
# $digits (digits): both
other-in-side = With { $other } in the other one, all four would be { AS($digits, "or") }.

# $cells (cells): one corner or two
# $digits (digits): the digits of the rectangle
# $houses (houses): the areas
# $bound (digit): the digit that they need
needs-in-corners =
    { $cells } can only be { AS($digits, "or") }; { $houses } { $houses ->
        [one] needs its { $bound }
       *[other] need their { $bound }
    } in these corners.

# After needs-in-corners.
# $third (cell): a corner with other candidates
# $last (cell): the opposite one
# $bound (digit): the digit that must be in these corners
# $other (digit): the other digit of the rectangle
bound-in-opposite = With { $bound } in { $third } or { $last }, both would be { $bound } and the other two { $other }.

# After needs-in-corners.
# $last (cell): the corner opposite the first
# $other (digit): one digit of the rectangle
# $between (cells): the other two corners
# $bound (digit): the other digit of the rectangle
# $first (cell): the first corner
if-last = If { $last } were { $other }, { $between } would be { $bound }, and { $first } would be { $other }.

# After needs-in-corners.
# $last (cell): a corner with other candidates
# $other (digit): one digit of the rectangle
# $second (cell): the corner beside it
# $bound (digit): the other digit of the rectangle
# $first (cell): the other corner of that side
# $house (house): the area of the corners with other candidates
# $third (cell): the other corner with other candidates
if-last-in-side = If { $last } were { $other }, { $second } would be { $bound } and { $first } { $other }, and { $house } would need its { $bound } in { $third }.

## Corners without givens

# $corners (cells): the corners
no-givens = The corners at { $corners } lie in just two boxes, and none is a given.

# $same (cells): two opposite corners
# $one (digit): their digit
# $second (cell): the corner between them
# $another (digit): its digit
three-filled = { $same } are { $one }, and { $second } is { $another }.

# After three-filled.
# $digit (digit): the digit that would complete the rectangle
# $last (cell): the fourth corner
# $digits (digits): both digits of the rectangle
fourth-would-swap = With { $digit } in { $last }, swapping { $digits } would give a second solution, but the puzzle has one.

# $corners (list): all corners, first two filled ones and then two empty ones, each as corner-is
two-filled = { AS($corners, "clauses") }.

# Part of two-filled.
# $cell (cell): a corner
# $digits (digits): its digit or candidates
corner-is = { $cell } is { AS($digits, "or") }

# After two-filled.
# $third (cell): an empty corner
# $last (cell): the other one
# $extra (digit): their candidate besides the digits of the rectangle
# $digits (digits): both digits of the rectangle
without-extra = If neither { $third } nor { $last } were { $extra }, swapping { $digits } would give a second solution.

# After without-extra.
# $extra (digit): the candidate
one-is-extra = The puzzle has one, so one of them is { $extra }.
