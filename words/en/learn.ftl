### The words of the techniques to learn, apart from their prose, their exercises and their near misses.

## The list of techniques

# The sentence above it.
about = Each level lists the techniques that are new there.
# Leads to the list.
all = All techniques
# Leads to the page of a technique.
# $technique (text): its name
about-technique = About { $technique }
# Leads back to a dialog.
# $dialog (text): its title
back = Back to { $dialog }
# Leads to the static pages.
plain = Read them as plain pages
# The techniques on the front page: their head.
lookup = Techniques
# What the list has.
lookup-help = What each one is, why it works and how to spot it.
# Leads to the list.
lookup-open = Look something up
# The field that finds a technique by its name.
# $count (number): how many techniques there are
find = Find one of { $count } techniques
# No technique has the name.
find-none = No technique has that name.
# How well a technique is known.
seen = seen
# How well a technique is known.
found-one = found one
# How well a technique is known.
found-alone = found three alone
# The chance to spot a technique.
# $percent (number): the chance
percent = { $percent } %
# What that number is, for screen readers.
percent-help = Chance that you would still spot it today, by estimate

## The page of a technique

# The head of a section.
head-idea = The idea
# The head of a section.
head-why = Why it holds
# The head of a section.
head-miss = A common mistake
# The head of a section.
head-look = How to find it
# The head of a section.
head-kin = Its relatives
# The head of a section.
head-names = Other names
# The head of what a rule of clues leads to: techniques, each with what it is. The rule is above.
head-follows = What follows from it
# Under the idea, where the example has one digit and it is everywhere.
# $digits (text): the digit
here-digit = Here: { $digits }.
# The same with its place.
# $digits (text): the digit
# $place (text): rows, columns, boxes or cells
here-digit-in = Here: { $digits } in { $place }.
# Under the idea, where the example has several digits.
# $digits (text): the digits
here-digits = Here: the digits { $digits }.
# The same with their place.
# $digits (text): the digits
# $place (text): rows, columns, boxes or cells
here-digits-in = Here: the digits { $digits } in { $place }.
# The head of the numbers.
often = How often
# No puzzle of the size uses the technique.
# $counted (text): how many puzzles were counted
# $size (text): their size
often-none = None of { $counted } puzzles at { $size } used it: an easier technique always applied.
# How many puzzles of the first size use it.
# $all (text): of how many
# $size (text): their size
# $used (text): how many use it
# $count (number): the same for the choice of words
often-first =
    Of { $all } Hard to Extreme puzzles at { $size }, { $used } { $count ->
        [one] uses
       *[other] use
    } it.
# The same, where it is the hardest step of some.
# $all (text): of how many
# $size (text): their size
# $used (text): how many use it
# $count (number): the same for the choice of words
# $hardest (text): for how many it is the hardest step
often-first-hardest =
    Of { $all } Hard to Extreme puzzles at { $size }, { $used } { $count ->
        [one] uses
       *[other] use
    } it, and for { $hardest } it is the hardest step.
# How many puzzles of another size use it.
# $all (text): of how many
# $size (text): their size
# $used (text): how many use it
# $count (number): the same for the choice of words
often-next =
    At { $size }, { $used } of { $all } { $count ->
        [one] uses
       *[other] use
    } it.
# The same, where it is the hardest step of some.
# $all (text): of how many
# $size (text): their size
# $used (text): how many use it
# $count (number): the same for the choice of words
# $hardest (text): for how many it is the hardest step
often-next-hardest =
    At { $size }, { $used } of { $all } { $count ->
        [one] uses
       *[other] use
    } it, and for { $hardest } it is the hardest step.
# All puzzles use it, in the place of their number.
often-all = all
# Makes a puzzle.
make = Make a puzzle that needs it
# The prose is on its way.
loading = Loading…
# The prose did not load.
missing = This text could not be loaded. Check the connection, then open it again.
# Begins exercises.
practise = Practise it
# Begins the unit of the technique.
learn = Learn it step by step
# Prints the page.
print = Print this page

## The example

# Tells the first line alone.
line-by-line = Line by line
# Takes a line back.
line-back = Back
# Tells one more line.
line-next = Next line
# Tells all.
line-all = Show all
# The choice of size.
other-size = At another size
# Some sizes have no example.
# $sizes (text): these sizes
lacks = No example at { $sizes }: in every puzzle counted, an easier technique does the same.
# A board beside the example.
beside-columns = In columns instead of rows
# A board beside the example.
beside-rows = In rows instead of columns
# A board beside the example.
# $size (text): its size
beside-smaller = On a smaller board, { $size }
# A board beside the example.
beside-plainer = A case with fewer candidates
# A board beside the example.
beside-another = Another case

## The player's progress with a technique

# The head.
charts = Your progress
# How fast the player is.
# $time (text): the usual time
usually = You usually spot it in { $time }.
# How fast the player became.
# $first (text): the first time
# $last (text): the latest time
trend = The first time here took { $first }, the latest { $last }.
# The chance to spot it.
# $percent (number): the chance
chance = Chance that you would still spot it today, by estimate: { $percent } %.
# A time.
# $count (number): how many, at least 2
minutes = { $count } minutes
# The times of a chart, for screen readers.
# $times (text): the times, with commas
chart-times = Seconds to spot it, the latest at the end: { $times }
# The caption of that chart.
# $count (number): how many times it has
chart-latest = Your latest { $count } times
# The chart of the chance to spot it, for screen readers.
# $now (number): the chance today
# $later (number): the chance on a later day
# $days (number): how many days later that is
chart-chance = The chance that you would still spot it, an estimate: { $now } % today, { $later } % in { $days } days without practice
# The caption of that chart.
# $now (number): the chance today
# $later (number): the chance on a later day
# $days (number): how many days later that is
chart-estimate = Estimate: { $now } % today, { $later } % in { $days } days
# The techniques of a level, for screen readers.
# $all (number): how many there are
# $seen (number): how many were seen
# $found (number): how many were found
# $alone (number): how many were found three times without help
chart-learned = Of { $all } techniques: { $seen } seen, { $found } found, { $alone } found three times alone

## The course: units of a few exercises each

# The head.
course = Course
# What it is.
course-help = Each step is a few short exercises. Climb from the bottom, or begin where you like.
# How much of it is done.
# $done (number): how many units are done
# $all (number): how many there are
course-done = { $done } of { $all } done
# A unit is done.
unit-done = done
# A unit was done long ago.
unit-faded = to refresh
# Begins exercises of techniques that were learned long ago.
# $count (number): how many techniques
refresh-today = { $count } to refresh today
# Begins the first unit.
# $unit (text): its name
start = Start: { $unit }
# Begins the next unit.
# $unit (text): its name
continue-unit = Continue: { $unit }
# Begins the unit of the technique that is worth most.
# $technique (text): its name
worth = Learn next: { $technique }
# Why it is worth most: at 9×9.
# $count (text): for how many puzzles it is the hardest step
# $all (text): of how many
worth-hard = The hardest step of { $count } of { $all } Hard to Extreme puzzles.
# The same at another size.
# $count (text): for how many puzzles it is the hardest step
# $all (text): of how many
# $size (text): their size
worth-hard-at = The hardest step of { $count } of { $all } Hard to Extreme puzzles at { $size }.
# Why it is worth most, for easier puzzles: at 9×9.
# $count (text): how many puzzles need it
# $all (text): of how many
worth-easy = Needed by { $count } of { $all } puzzles.
# The same at another size.
# $count (text): how many puzzles need it
# $all (text): of how many
# $size (text): their size
worth-easy-at = Needed by { $count } of { $all } puzzles at { $size }.
# The name of a unit that is not at 9×9.
# $techniques (text): the names of its techniques
# $side (number): how many cells a row of the board has
unit-at = { $techniques } on { $side }×{ $side }
# A chapter of units.
chapter-small = First steps on 4×4
# A chapter of units.
chapter-scanning = Scanning
# A chapter of units.
chapter-singles = Singles
# A chapter of units.
chapter-locked = Locked candidates
# A chapter of units.
chapter-killer = Killer: adding up cages
# A chapter of units.
chapter-lines = Lines and sums: reading clues
# A chapter of units.
chapter-pairs = Pairs
# A chapter of units.
chapter-triples = Triples and quadruples
# A chapter of units.
chapter-fish = Fish and strong links
# A chapter of units.
chapter-wings = Wings
# A chapter of units.
chapter-uniqueness = Uniqueness
# A chapter of units.
chapter-colouring = Colouring and X-Chains
# A chapter of units.
chapter-chains = From links to chains
# A chapter of units.
chapter-sets = Almost locked sets
# A chapter of units.
chapter-exotics = Exotics
# Stored attempts can't be read.
# $count (number): how many
unread =
    { $count ->
        [one] { $count } attempt of your practice could not be read. It stays
       *[other] { $count } attempts of your practice could not be read. They stay
    } on this device, unchanged. All others count.

## Exercises without end. Each has a name, and a line about it.

# The head.
practice = Practise
# The choice of a size.
boards = Size of the board
# Exercises.
chains = Build chains
# What they are.
chains-help = Link candidates until they prove something.
# Exercises.
mistakes = Find the mistake
# What they are.
mistakes-help = One digit or one note is wrong. Which?
# Exercises.
repairs = Fix a full board
# What they are.
repairs-help = Every cell is filled, but some digits are wrong.
# Exercises.
mixed = Mixed practice
# What they are.
mixed-help = Find the next step. You aren't told which technique it is.
# Exercises at places of the player's games.
own = From your games
# The same with their number.
# $count (number): how many
own-places =
    From your games: { $count ->
        [one] one place
       *[other] { $count } places
    }
# What they are.
own-help = Where you asked for a hint or guessed.
# Exercises of techniques learned long ago.
refresh = Refresh

## For teachers. Each door has a name, and a line about it.

# The head.
teachers = For teachers
# A door.
door-lesson = Lesson
# What is behind it. “Explain” is a part of the page.
door-lesson-help = Your slides, each with a board and a step. Explain adds a step to it.
# A door.
door-assignment = Assignment
# What is behind it.
door-assignment-help = Send others the puzzle in play. Each of them sends you a result.
# A door.
door-class = Class results
# What is behind it.
door-class-help = Collect the results of an assignment in a table.
# A door.
door-story = How it's made
# What is behind it.
door-story-help = Watch a puzzle being filled, then emptied.
# A door.
door-present = Present
# What is behind it.
door-present-help = Explain the puzzle in play on a large screen, one sentence at a time.

## The rules

# The title.
rules = Rules of Sudoku
# The first rule.
# $digits (text): the digits, such as 1 to 9
rule-rows = Fill every empty cell, so that each row has all the digits, { $digits }, once.
# The second rule.
rule-columns = Each column also has all the digits once.
# The third rule.
rule-boxes = Each box, inside thick lines, has all the digits once.
# The digits.
# $last (text): the last digit
digits-to = 1 to { $last }
# The digits of a board with one letter.
digits-letter = 1 to 9 and A
# The digits of a board with letters.
# $last (text): the last letter
digits-letters = 1 to 9 and A to { $last }
# A picture for the first rule, for screen readers.
# $size (text): the size of the board
picture-row = A full { $size } board with a row lit
# A picture for the second rule, for screen readers.
# $size (text): the size of the board
picture-column = A full { $size } board with a column lit
# A picture for the third rule, for screen readers.
# $size (text): the size of the board
picture-box = A full { $size } board with a box lit
# Begins the first unit.
rules-start = Try it on 4×4

## Words that a step uses, before the first exercises

# A word: a name of a cell.
word-cell = r3c1
# What it means.
word-cell-help = The cell in row 3, column 1.
# A word.
word-candidate = Candidate
# What it means.
word-candidate-help = A digit that a cell may still have.
# A word.
word-area = Area
# What it means.
word-area-help = A row, a column or a box.
# Begins the exercises.
go = Try it yourself
