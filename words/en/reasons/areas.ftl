### Several areas of one kind, as part of a sentence.

# $houses (houses): several rows
rows = rows { AS($houses, "numbers") }
# $houses (houses): several columns
columns = columns { AS($houses, "numbers") }
# $houses (houses): several boxes
boxes = boxes { AS($houses, "numbers") }
# $houses (houses): several regions of a jigsaw
regions = regions { AS($houses, "numbers") }
# $houses (houses): both diagonals; their numbers are corners, such as `top-left` in the names
diagonals = the diagonals from { AS($houses, "numbers") }
# $houses (houses): several windows; their numbers are corners, such as `top-left` in the names
windows = the windows at { AS($houses, "numbers") }
# $houses (houses): several extra regions
extra-regions = extra regions { AS($houses, "numbers") }
