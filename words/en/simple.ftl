### The words of the simple view for a small child. They are short and kind, without figures.

# The keys and the buttons, for screen readers.
panel = Keys and help
# Takes the last entry back.
undo = Undo
# Asks for a hint.
help = Help me
# Asks for more of the hint.
more = More help
# Asks that the thing of the hint is entered.
place = Put it there
# Makes another puzzle.
another = Another one
# Returns to the page with everything.
leave = Full page
# The simple view, in the choice of a new puzzle.
offer = Simple view
# What it is.
offer-help = Large keys, a kind hint and no clock, for a small child.

## The hint

# The hint is being looked for.
looking = Looking…
# A row, column or box has a dashed frame, and one place in it fits.
# $thing (text): the thing that fits there, such as 4, B or the name of a picture or a colour
where-is = Look inside the dashed frame. Where does { $thing } go?
# Only one thing fits in the marked cell. The cells have digits.
which-number = Look at the marked square. Which number fits there?
# Only one thing fits in the marked cell. The cells have letters.
which-letter = Look at the marked square. Which letter fits there?
# Only one thing fits in the marked cell. The cells have pictures.
which-picture = Look at the marked square. Which picture fits there?
# Only one thing fits in the marked cell. The cells have colours.
which-colour = Look at the marked square. Which colour fits there?
# The last part of the hint.
# $thing (text): the thing, with a capital
goes-here = { $thing } goes in the green square.
# There is no easy hint, so a grown-up should help.
hard = This one is hard. Look at it together with someone.
# One entry is wrong. It is not marked yet. The cells have digits.
one-wrong-number = One number belongs somewhere else.
# One entry is wrong. It is not marked yet. The cells have letters.
one-wrong-letter = One letter belongs somewhere else.
# One entry is wrong. It is not marked yet. The cells have pictures.
one-wrong-picture = One picture belongs somewhere else.
# One entry is wrong. It is not marked yet. The cells have colours.
one-wrong-colour = One colour belongs somewhere else.
# Several entries are wrong. They are not marked yet. The cells have digits.
some-wrong-number = Some numbers belong somewhere else.
# Several entries are wrong. They are not marked yet. The cells have letters.
some-wrong-letter = Some letters belong somewhere else.
# Several entries are wrong. They are not marked yet. The cells have pictures.
some-wrong-picture = Some pictures belong somewhere else.
# Several entries are wrong. They are not marked yet. The cells have colours.
some-wrong-colour = Some colours belong somewhere else.
# One entry is wrong, and it is marked.
marked-wrong = The marked one belongs somewhere else. Try another one there.
# Several entries are wrong, and they are marked.
marked-wrongs = The marked ones belong somewhere else. Try other ones there.
# The small digits in a cell lack the right one.
lost-notes = Look at the small notes once more.

## The end

# The board is full and right. The cells have digits.
done-number = You did it. Every number is in its place.
# The board is full and right. The cells have letters.
done-letter = You did it. Every letter is in its place.
# The board is full and right. The cells have pictures.
done-picture = You did it. Every picture is in its place.
# The board is full and right. The cells have colours.
done-colour = You did it. Every colour is in its place.
