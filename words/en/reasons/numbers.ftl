### Numbers in words. Larger ones are figures.

# As in "has no candidates".
none = no
# A number.
one = one
# A number.
two = two
# A number.
three = three
# A number.
four = four
# A number.
five = five
# A number.
six = six
# A number.
seven = seven
# A number.
eight = eight
# A number.
nine = nine
# A number.
ten = ten
