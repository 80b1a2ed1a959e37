### The words of the magazine: puzzles to be printed.

# Nothing is in it.
empty = Your magazine is empty. It can have up to 1000 puzzles to print, of any sizes and levels, no two alike.
# The saved one can't be read.
damaged = Your saved magazine could not be read. It has not been changed; making another replaces it.
# It can't be saved.
unkept = This browser can't save the magazine. It lasts until you close the page, so print it or save it to a file.

## Making puzzles for it

# The form.
more = Add puzzles
# The field for the number of puzzles.
many = How many
# A choice instead of a level.
custom = Custom
# What that choice is. “New”, “More” and “Made to measure” are names on the page.
custom-help = Choose what they are like in New, under More and then Made to measure.
# Leads from a puzzle made to measure to many of them.
several = Make many
# Makes puzzles.
make = Make puzzles
# The same with the number.
# $count (number): how many
make-count =
    Make { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
# Stops it.
stop = Stop
# Continues with it.
continue-making = Continue
# Looks for rare puzzles again.
look = Keep looking
# Deletes all.
clear = Delete all
# Restores them.
restore = Restore

## How far it is

# The puzzles made.
# $made (number): how many
# $all (number): how many were asked for
made =
    { $made } of { $all ->
        [one] { $all } puzzle
       *[other] { $all } puzzles
    }
# The worker makes more.
# $made (text): the puzzles made
going-on = { $made }…
# The worker makes more, and needs some time.
# $made (text): the puzzles made
# $time (text): about how much time, such as 3 minutes
time-left = { $made }, about { $time } left
# The worker has stopped before the end.
# $made (text): the puzzles made
stopped = { $made }. Stopped: you can print what is there.
# A stretch of time.
# $count (number): how many
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
# A stretch of time.
# $count (number): how many
hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }

## A group of puzzles of one form

# What was asked for.
# $count (number): how many
# $name (text): the name of the group, such as 9×9 · Hard
group = { $count } × { $name }
# The name of puzzles made to measure.
# $size (text): their size
custom-name = { $size } · custom
# The same, where they need a technique.
# $size (text): their size
# $technique (text): the name of the technique
custom-name-needs = { $size } · custom: { $technique }
# More about a group.
# $group (text): the group
# $more (text): more about it, in sentences
group-more = { $group }. { $more }
# How much work was done.
# $searches (number): how many searches
# $time (text): how much time, such as 3 minutes
work =
    { $searches ->
        [one] { $searches } search
       *[other] { $searches } searches
    }, { $time }
# No puzzle is found yet.
# $work (text): how much work was done
none-found-in = None found in { $work }.
# Some puzzles are found.
# $found (number): how many
# $work (text): how much work was done
found-in = { $found } found in { $work }.
# There are no more.
# $found (number): how many there are
alike = There are only { $found }: any other would be the same as one of these in disguise.
# No puzzle was found, and no work is known.
none-missed = None found. More are rare: keep looking, or ask for fewer conditions.
# No puzzle was found.
# $work (text): how much work was done
none-missed-in = None found in { $work }. More are rare: keep looking, or ask for fewer conditions.
# Some puzzles were found, and no work is known.
# $found (number): how many
missed = Only { $found } found. More are rare: keep looking, or ask for fewer conditions.
# Some puzzles were found.
# $found (number): how many
# $work (text): how much work was done
missed-in = Only { $found } found in { $work }. More are rare: keep looking, or ask for fewer conditions.
# There can be none.
impossible = No such puzzle exists.

## Arranging

# Begins it.
arrange = Arrange
# Ends it.
arrange-end = Done
# How it is done. “Alt” is a key.
arrange-help = Select a group or one of its puzzles, then drag it, or press Alt and an arrow key.
# The order is fixed. “Print options” is the name of a part.
sorted = The easiest come first, so the order is fixed. Turn that off in Print options to move them.
# The field for the name of a group.
group-name = Name
# The choice of how many of a group are on a page.
group-per-page = Puzzles per page
# A choice: as many as in the whole magazine.
as-magazine = As the magazine
# The puzzles of a group, for screen readers.
puzzles = Puzzles of this group
# A puzzle.
# $number (number): its number
# $level (text): its level
puzzle = Puzzle { $number }, { $level }
# The buttons act on the group.
this-group = This group
# Moves it towards the start.
earlier = Earlier
# Moves it towards the end.
later-on = Later
# Removes it.
remove = Remove
# Undoes the last change.
undo = Undo
# Puts everything back.
put-back = Restore all removed

## How it is printed

# The title of the magazine.
title = Title
# The part with more choices.
options = Print options
# The choice of paper.
paper = Paper
# A paper.
paper-a4 = A4
# A paper.
paper-letter = Letter
# The choice of how many puzzles are on a page.
per-page = Puzzles per page
# What limits that.
per-page-help = Large boards need more room: one 25×25 fills a page.
# Fewer puzzles fit, because of the answers.
# $size (text): the size of the boards
# $count (number): how many fit
fewer-answers = { $size }: { $count } on a page, as the answers need room.
# Fewer puzzles fit, because of large print.
# $size (text): the size of the boards
# $count (number): how many fit
fewer-large = { $size }: { $count } on a page, as large print needs room.
# Fewer puzzles fit, because of candidates.
# $size (text): the size of the boards
# $count (number): how many fit
fewer-candidates = { $size }: { $count } on a page, as candidates need room.
# Fewer puzzles fit.
# $size (text): the size of the boards
# $count (number): how many fit
fewer = { $size }: { $count } on a page, so that its cells take a pencil.
# The choice of how many sheets are folded together.
signature = Sheets folded together
# A choice: all of them.
signature-all = All
# The choice of where the answers are.
answers = Answers
# A choice.
answers-none = None
# A choice.
answers-end = At the end
# A choice.
answers-upside-down = Upside down
# The choice of printed steps.
ways = Solution path
# What those are.
ways-help = Show each step as a small board with its reason, on the last pages.
# A choice.
ways-none = None
# A choice.
ways-hard = Beyond singles
# A choice.
ways-all = All steps
# A switch.
ascending = Easiest first
# What it does.
ascending-help = Sort by level, then by rating.
# A switch.
large = Large print
# What it does.
large-help = Fewer puzzles per page, with larger digits.
# A switch.
candidates = Candidates
# What it does.
candidates-help = Print the candidates in every empty cell.
# A switch.
rating = Rating
# What it does. Sudoku Explainer is a program.
rating-help = Print the hardest step on the Sudoku Explainer scale.
# A switch.
recipe = Recipe
# What it does.
recipe-help = Print the text that makes the same puzzle again.
# A switch.
code = QR code
# What it does.
code-help = Scan it to open the puzzle in Stepdoku.
# A switch.
cover = Cover
# What it does.
cover-help = Add a first page with title and contents.
# A switch.
booklet = Booklet
# What it does.
booklet-help = Two pages side by side: print double-sided, flip on the short edge, then fold.
# A switch.
numbers = Numbers
# What it does.
numbers-help = Print 10, 11, 12 instead of letters; the solution path keeps letters.

## The pages

# The heading.
pages = Pages
# How many there are.
# $pages (number): how many
page-count =
    { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }
# How many of them are shown.
# $shown (number): how many are shown
# $pages (number): how many there are
pages-shown =
    { $shown } of { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }
# They are being drawn.
drawing = Drawing pages…
# A page, for screen readers.
# $number (number): its number
page = Page { $number }
# Draws more.
more-pages = Show more pages
# Prints it.
print = Print
# All pages are drawn before that.
printing = Drawing all pages…
# Saves it as a file with a line for each puzzle.
save-lines = Save as .sdm
# Saves it as text.
save-text = Save as text
# Saves it as braille.
save-braille = Save as braille
