### What the closest puzzle found lacks.

## In short, after the progress of the search

# The closest puzzle so far.
# $lack (text): what it lacks, in short
closest = Closest so far: { $lack }
# Givens that are not needed.
# $givens (number): how many
short-spare = { $givens } not needed
# Givens that are perhaps not needed.
# $givens (number): how many
short-unproven = { $givens } perhaps not needed
# Givens outside the pattern asked for.
# $givens (number): how many
short-outside = { $givens } outside the pattern
# A technique that it should need.
# $technique (text): its name
short-needless = { $technique } not needed
# It needs a technique that it should not need.
short-forbidden = needs an excluded technique
# Its rating, where another was asked for.
# $rating (text): the rating, such as 4.5
short-rating = rated { $rating }
# Its class in the program HoDoKu, where another was asked for.
# $class (text): the name of the class there
short-class = HoDoKu's class { $class }

## In a sentence

# How many givens it has.
# $givens (number): how many
# $wanted (number): how many were asked for
givens =
    It has { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    }, not { $wanted }.
# The same, where fewer givens are welcome too.
# $givens (number): how many it has
# $wanted (number): how many were asked for at most
givens-at-most =
    It has { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    }, not at most { $wanted }.
# Givens that are not needed.
# $givens (number): how many
spare =
    { $givens ->
        [one] One given is not needed.
       *[other] { $givens } givens could each be removed on their own.
    }
# Givens that are perhaps not needed.
# $givens (number): how many
unproven =
    Not proven to be needed: { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    }.
# Givens outside the pattern asked for.
# $givens (number): how many
outside =
    { $givens ->
        [one] One given is outside your pattern.
       *[other] { $givens } givens are outside your pattern.
    }
# A technique that it should need, and that helps.
# $technique (text): its name
avoidable = { $technique } helps, but it can be avoided.
# A technique that it should need, and that does not help.
# $technique (text): its name
needless = { $technique } never comes up.
# No technique finishes it.
unsolved = Stepdoku's techniques don't finish it.
# It needs techniques that it should not need.
# $techniques (text): their names, of which it needs one
forbidden = It needs { $techniques }, which you excluded.
# Its rating.
# $rating (text): the rating, such as 4.5
rating = Its hardest step is rated { $rating }.
# Its level.
# $level (text): the level, such as very hard
level = Its level is { $level }.
# Its class in the program HoDoKu.
# $class (text): the name of the class there
class = HoDoKu's class for it is { $class }.

## The puzzle of a link

# How far the search is, after the words that the link is being opened.
# $number (number): the number of the try
trying = Try { $number }.
# The same with the end.
# $number (number): the number of the try
# $all (number): how many tries there are
trying-of = Try { $number } of { $all }.
# The same with the closest puzzle so far.
# $number (number): the number of the try
# $closest (text): the words about that puzzle
trying-closest = Try { $number }. { $closest }.
# The same with the end and the closest puzzle so far.
# $number (number): the number of the try
# $all (number): how many tries there are
# $closest (text): the words about that puzzle
trying-of-closest = Try { $number } of { $all }. { $closest }.
# The search ended early.
# $tries (number): after how many tries
too-much =
    This link asks for too much work. The search stopped after { $tries ->
        [one] { $tries } try
       *[other] { $tries } tries
    }.
# The puzzle is not what the link asks for.
# $lacks (text): what it lacks, in sentences
nearest = It is the closest to what the link asks for. { $lacks }
