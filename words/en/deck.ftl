### The words of lessons.

## The row of a teacher under a step. Each button has a name, and a description for screen readers.

# The name of the row.
row = For a class
# Adds the step to the player's own lesson.
row-add = Add to lesson
# The description of that button.
row-add-help = Add to your lesson as a slide
# Shows another position with such a step.
row-another = Another
# The description of that button.
row-another-help = Another one like this
# Makes a worksheet of the step and others like it.
row-sheet = Worksheet
# The description of that button.
row-sheet-help = Worksheet with this step and others like it
# Sets positions with such a step as an assignment.
row-assign = Assign
# The description of that button.
row-assign-help = Assign it to a class
# The step is in the lesson.
# $slides (number): how many slides that has
row-added =
    Added to the lesson: { $slides ->
        [one] { $slides } slide
       *[other] { $slides } slides
    }.
# Opens the lesson.
row-open = Open the lesson

## A slide

# Shows the example of a technique as a lesson.
from-page = Show as a lesson
# The number of the slide.
# $number (number): the number
# $all (number): how many slides there are
number = { $number } of { $all }
# The part with the board and the words, for screen readers.
stage = Slide
# A row of the board, for screen readers.
# $number (number): the number of the row
# $digits (text): its digits
row-digits = Row { $number }: { $digits }
# A cell without a digit in such a row.
empty-cell = empty
# The lesson has no slide yet. “Explain” is a part of the page, “Add to lesson” a button there.
empty = Your lesson is empty. In Explain, “Add to lesson” makes a slide of the step.
# The slide is being prepared.
preparing = Preparing the slide…
# A slide from somebody else makes no sense.
wrong = This slide contradicts its puzzle, so its step is not shown. Ask its author for the link again.
# The step of a slide is not found.
# $technique (text): its technique
lost = The slide names { $technique }, and this version does not find it here.
# The result of a step that places a digit.
# $technique (text): its technique
# $cell (text): the cell
# $digit (text): the digit
result-placed = { $technique }: { $cell } is { $digit }.
# A candidate that the step removes.
# $cell (text): its cell
# $digit (text): its digit
result-gone = { $cell } can't be { $digit }
# The result of a step that removes candidates.
# $technique (text): its technique
# $gone (text): the candidates, with commas
result-removed = { $technique }: { $gone }.
# The technique to look for.
# $technique (text): its name
technique = Look for: { $technique }
# The title of a lesson about a technique that another program names differently.
# $technique (text): its name here
# $other (text): its name there
also-named = { $technique } ({ $other })
# Goes to the slide or the words before.
back = Back
# Goes to the slide or the words after.
next = Next
# Goes to the next slide, with its key.
skip = Next slide (N)
# Blackens the screen, with its key.
blank = Black screen (B)
# Shows the slide again.
unblank = Show the slide again
# Shows all candidates.
candidates = Candidates
# Plays on from the slide.
play = Play from here
# Presents the lesson.
present = Present
# Goes back to changing it.
change = Change it
# Takes the lesson of somebody else as the player's own.
take = Add to your lesson

## The form that changes the lesson

# The field for its title.
title-field = Title
# The field for words about a slide.
note-field = Note for this slide
# Moves the slide towards the start.
up = Move up
# Moves the slide towards the end.
down = Move down
# Removes the slide.
remove = Remove
# Brings it back.
restore = Bring it back
# The slides together.
slides = Slides
# The link to the lesson.
link = Link to the lesson
# The link to the slide alone.
link-slide = Link to this slide
# Adds a slide like this one.
another = Another one like this
# There is none.
no-other = No other position can be shown. Check the connection, then try again.
# The part with a code that opens the position of the slide.
code = Play it on a phone
# The code, for screen readers.
code-help = The code that opens this position for playing
# The link is too long for a code.
no-code = This link is too long for a code. Copy it instead.
# The part about the worksheet.
print = Print a worksheet
# What the worksheet has.
print-help = Each position with a question, lines to write on and a code that opens it. The answers are upside down below a line to cut along.
# Prints it.
print-now = Print
# The worksheet is drawn.
drawing = Drawing the positions…
# How far that is.
# $done (number): how many slides are drawn
# $all (number): how many there are
drawing-at = Drawing the positions: { $done } of { $all }
# The steps of the slides are looked for.
finding = Finding the steps…
# How far that is.
# $done (number): how many slides have theirs
# $all (number): how many there are
finding-at = Finding the steps: { $done } of { $all }
# The lesson has as many slides as it can.
full = The lesson is full. Remove a slide to add another.
# The stored lesson is of a later version of the program.
newer = The lesson stored on this device comes from a newer version, so changes here are not kept. Reload the page to update.
# The stored lesson is damaged and in the way.
damaged = The lesson stored on this device is damaged, and there is no room to set it aside. It is unchanged, and changes here are not kept.
# The stored lesson was damaged and is not in the way.
aside = The lesson stored on this device was damaged and could not be read. It is set aside, unchanged. This lesson is kept from now on.
