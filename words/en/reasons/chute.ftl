### Pairs in a band or stack.

# $cells (cells): the two cells
# $digits (digits): their two candidates
can-only-be = { $cells } can only be { AS($digits, "or") }.
# $barred (digits): the digits that the rest can't be
# $house (house): the third area
# $rest (cells): its cells
if-both = If both were { AS($barred, "or") }, { $house } would need it in { AS($rest, "brief") }, which can't be { AS($barred, "or") }.
# Neither digit fits there.
different-digits = That leaves a different digit for each of them.
# One digit doesn't fit there.
# $other (digits): the other digit
leaves-other = That leaves { AS($other, "or") } for at least one of them.
