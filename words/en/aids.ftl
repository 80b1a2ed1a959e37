### The words for the help that a player used.

# A kind of help in a list: all candidates were shown.
candidates = candidates shown
# A kind of help in a list: the program filled in notes.
filled-notes = notes filled in
# A kind of help in a list: the program updated notes.
kept-notes = automatic notes
# A kind of help in a list: a digit was highlighted.
filter = digit highlighting
# A kind of help in a list: the board was compared with the solution.
check = a check
# A kind of help in a list: the board went back to before the first mistake.
back-to-right = a rewind to before a mistake
# A kind of help in a list: a warning that a removed note was right.
note-warning = a warning about a note
# A kind of help in a list: moves were judged as they were made.
judged = feedback on each move
# A kind of help in a list.
hint-place = hints on where to look
# A kind of help in a list.
hint-technique = hints naming a technique
# A kind of help in a list.
hint-reason = fully explained hints
# A kind of help in a list.
solver = a look at the solver
# A kind of help in a list.
solver-digits = digits from the solver
# A kind of help in a list.
solution-seen = a look at the solution
# A kind of help in a list.
solution = the solution filled in
# A kind of help in a list. “Why?” is the name of a button.
why = Why? answers
# A kind of help in a list. “Why?” is the name of a button.
why-digit = a digit from Why?
# A kind of help in a list.
path = a look at the solution path
# A kind of help in a list: the program struck out combinations of cages.
combinations = combinations struck out

# Ends a sentence such as “Solved …”.
alone = by yourself
# The same with help.
# $help (text): the kinds of help
helped-by = with { $help }
