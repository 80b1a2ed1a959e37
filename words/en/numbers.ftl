### How large numbers are written, and counts that several features show.

# Stands between thousands.
thousands = ,
# Stands before a fraction.
decimal = .
# Days in a row with a finished puzzle.
# $count (number): how many
days-in-a-row =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    } in a row
# A stretch of time.
# $count (number): how many
seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
# A button that prints.
# $pages (number): how many pages
print-pages =
    Print { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }
