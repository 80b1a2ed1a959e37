### The words of the settings.

# Unfolds the rarer settings.
more = More settings
# Restores the defaults.
reset = Restore defaults
# When a change applies.
at-once = Changes apply immediately.
# The saved settings are of a later version.
newer = Your settings come from a newer version of Stepdoku and are not changed. Changes here last until you close the page.
# The settings can't be saved.
not-kept = This browser blocks storage. Changes here last until you close the page.

## The groups

# A group of settings.
group-entering = Entering digits
# A group of settings.
group-lit = Highlighting
# A group of settings.
group-notes = Notes
# A group of settings.
group-checking = Mistakes
# A group of settings.
group-hints = Hints and steps
# A group of settings.
group-clock = Timer
# A group of settings.
group-look = Appearance
# A group of settings.
group-ear = Screen reader
# A group of settings.
group-ladder = Techniques

## The switches. Each has a name, and says what it does in a sentence or two.

# The name of a switch.
digit-first = Digit first
# What it does.
digit-first-help = Pick a digit, then tap the cells for it.
# The name of a switch.
left-counts = Show remaining
# What it does.
left-counts-help = Each digit key shows how many are left to place.
# The name of a switch.
pad-from-bottom = Number-pad order
# What it does.
pad-from-bottom-help = Put 1, 2 and 3 in the bottom row.
# The name of a switch.
letter-keys = Letter shortcuts
# What it does.
letter-keys-help = Use single letters and symbols as shortcuts.
# The name of a switch.
peers = Row, column and box
# What it does.
peers-help = Shade every cell the selected cell sees.
# The name of a switch.
same-digit = Same digit
# What it does.
same-digit-help = Highlight every cell with the selected digit.
# The name of a switch.
same-candidate = Same note
# What it does.
same-candidate-help = Also highlight the selected digit in your notes.
# The name of a switch.
preview = Candidates under the pointer
# What it does.
preview-help = After Show candidates, point at other cells to see theirs also.
# The name of a switch.
large = Large explanations
# What it does.
large-help = Enlarge hints, steps and answers, so that a class can read them.
# The name of a switch.
simple = Simple view
# What it does.
simple-help = Show the board, large keys, Undo and a kind hint, for a small child.
# The name of a switch.
tools = All tools
# What it does.
tools-help = Have every tool, the clock and the menu in reach.
# The name of a switch.
coordinates = Row and column numbers
# What it does.
coordinates-help = Number the edges of the board while you play.
# The name of a switch.
left-handed = Left-handed
# What it does.
left-handed-help = On a wide screen, put the keys to the left of the board.
# The name of a switch.
more-contrast = More contrast
# What it does.
more-contrast-help = Black on white or white on black, with heavier lines.
# The name of a switch.
cage-colours = Tinted cages
# What it does.
cage-colours-help = Give neighbouring cages of a killer different tints.
# The name of a switch.
large-digits = Large digits
# What it does.
large-digits-help = Fill the cells with their digits.
# The name of a switch.
large-notes = Large notes
# What it does.
large-notes-help = Enlarge candidates, and notes in fixed positions.
# The name of a switch.
wrong-at-once = Mark wrong digits at once
# What it does.
wrong-at-once-help = Each digit is compared with the solution, which counts as a check.
# The name of a switch.
sounds = Sounds
# What it does.
sounds-help = Hear a clash, a complete row, column or box, and the end.
# The name of a switch.
text-board = Board as text
# What it does.
text-board-help = Add each row as a line of text, under a heading, for a braille display.
# The name of a switch.
keep-notes = Update notes automatically
# What it does.
keep-notes-help = Placing a digit removes it from notes in its row, column and box.
# The name of a switch.
strike-sums = Strike out combinations
# What it does.
strike-sums-help = In a killer, the digits on the board strike out combinations that no longer fit. Your notes always do.
# The name of a switch.
warn-notes = Warn about wrong note removals
# What it does.
warn-notes-help = Warn when a note you remove was the answer. This gives the digit away.
# The name of a switch.
duplicates = Mark duplicates
# What it does.
duplicates-help = Mark a digit that is twice in a row, column or box.
# The name of a switch.
idle-pause = Auto-pause
# What it does.
idle-pause-help = Pause and hide the board after five idle minutes.
# The name of a switch.
celebrate = Celebrate
# What it does.
celebrate-help = Play an animation when you finish.
# The name of a switch.
own-notes = Hints from my own notes
# What it does.
own-notes-help = Believe your notes: what you removed from complete ones is ruled out.
# The name of a switch.
staged-steps = Solver in stages
# What it does.
staged-steps-help = Next step first shows where to look, then the technique, then the reason.
# The name of a switch.
line-by-line = Line by line
# What it does.
line-by-line-help = Next shows a long reason line by line, each with its link on the board.
# The name of a switch.
say-why = Say why
# What it does.
say-why-help = Mark what forces a digit before it counts.
# The name of a switch.
judge-moves = Was that a guess?
# What it does.
judge-moves-help = After each move, say whether it could be seen, needed other steps first or was wrong.
# The name of a switch.
one-solution = Assume one solution
# What it does.
one-solution-help = Also use patterns that rely on it, such as unique rectangles.

## The questions and their answers. Each answer has a name, and says what it does.

# A question.
note-layout = Note layout
# An answer to it.
note-layout-fixed = Fixed positions
# What it does.
note-layout-fixed-help = Each digit has its own spot in the cell.
# An answer to it.
note-layout-corner-centre = Corner and centre
# What it does.
note-layout-corner-centre-help = Two kinds of notes: Snyder notes around the corners, and others in the centre.

# A question.
check-says = What Check reveals
# An answer to it.
check-says-whether = Right or wrong
# What it does.
check-says-whether-help = Check says whether there is a mistake.
# An answer to it.
check-says-how-many = How many
# What it does.
check-says-how-many-help = Check says how many digits are wrong.
# An answer to it.
check-says-which = Which
# What it does.
check-says-which-help = Check marks the wrong digits.

# A question.
clock = Timer
# An answer to it.
clock-shown = Shown
# What it does.
clock-shown-help = The timer is above the board.
# An answer to it.
clock-hidden = Hidden
# What it does.
clock-hidden-help = You see your time when you finish.
# An answer to it.
clock-off = Off
# What it does.
clock-off-help = No timer and no pause.

# A question.
language = Language
# An answer to it. The others are the languages, each by its own name.
language-browser = Browser's
# What it does.
language-browser-help = The page follows the languages of your browser.
# What each of the others does.
language-own-help = The page loads again in it.

# A question.
theme = Theme
# An answer to it.
theme-system = System
# What it does.
theme-system-help = Match your device.
# An answer to it.
theme-light = Light
# What it does.
theme-light-help = Always dark on light.
# An answer to it.
theme-dark = Dark
# What it does.
theme-dark-help = Always light on dark.

# A question.
symbols = Symbols
# An answer to it.
symbols-digits = Digits
# What it does.
symbols-digits-help = 1, 2, 3 and so on.
# An answer to it.
symbols-letters = Letters
# What it does.
symbols-letters-help = A, B, C and so on, on 4×4 and 9×9.
# An answer to it.
symbols-pictures = Pictures
# What it does.
symbols-pictures-help = Sun, fish, leaf and so on, on 4×4 and 9×9.
# An answer to it.
symbols-colours = Colours
# What it does.
symbols-colours-help = Red, blue, yellow and so on, on 4×4 and 9×9.

# A question.
speech = Spoken cells
# An answer to it.
speech-full = Full
# What it does.
speech-full-help = Screen readers hear “5, given, row 2 column 3, box 1”.
# An answer to it.
speech-short = Short
# What it does.
speech-short-help = Screen readers hear “5, given, r2 c3”.
# An answer to it.
speech-placeless = Without places
# What it does.
speech-placeless-help = Screen readers hear “5, given”; a semicolon, then P, says the place.

# A question.
ladder = Order of techniques
# An answer to it.
ladder-teaching = Teaching order
# What it does.
ladder-teaching-help = Easiest to spot first: hidden singles before naked singles.
# An answer to it.
ladder-hodoku = HoDoKu order
# What it does.
ladder-hodoku-help = The techniques HoDoKu knows, in its order.

## The player's own colours

# The head.
colours = Your colours
# What they are.
colours-help = Choose a hue. Stepdoku makes it lighter or darker, so that digits stay legible.
# Takes the colour of the theme again, for screen readers. The name of the part follows.
colours-theme = Theme
# A part with a colour.
colour-digits = Your digits
# A part with a colour.
colour-same = Cells with the same digit
# A part with a colour.
colour-cursor = Selected cell

## The techniques in use

# Their list, for screen readers.
techniques = Techniques
# A group of techniques.
tier-1 = Singles
# A group of techniques.
tier-2 = Locked candidates and pairs
# A group of techniques.
tier-3 = Triples, X-Wings, two-link patterns
# A group of techniques.
tier-4 = Wings, colouring, unique rectangles
# A group of techniques.
tier-5 = Chains and almost locked sets
# A group of techniques.
tier-6 = Grouped chains, exotic fish, forcing
# All techniques of a group are in use.
# $all (number): how many
all-used = all { $all }
# Some techniques of a group are in use.
# $some (number): how many
# $all (number): how many there are
some-used = { $some } of { $all }
# A technique is not in the order of the program HoDoKu.
not-in-order = Not in HoDoKu.
# A technique needs a switch that is off.
assumes = Off: assumes one solution.
