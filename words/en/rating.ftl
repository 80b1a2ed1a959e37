### The words about a puzzle and how hard it is.

# The level is being worked out.
rating = Working out how hard it is…
# The level is not known.
unknown = Not rated yet
# Over the text of the rules, in the author's own words and language.
author-says = What its author says:
# In the place of that text, if there is none.
author-silent = The rules themselves did not come with the puzzle.
# The part of the dialog with the numbers.
details = Details

## Stepdoku's own figures

# The name of the score. HoDoKu is a program.
score = HoDoKu-style score
# What the score is.
score-help = The score adds up every step; the word is HoDoKu's level.
# A score, with HoDoKu's word for it.
# $score (number): the score
# $class (text): the word, as HoDoKu has it
scored = { $score } · { $class }
# The part with the figures of a puzzle that is not on the board.
# $rating (text): the rating of its hardest step, such as 7.2
rated = Hardest step rated { $rating }
# The name of a figure.
hardest-step = Hardest step
# The name of a figure.
hardest-before = Hardest before the first digit
# The name of a figure.
first-step = First step
# What the ratings are. Sudoku Explainer is a program.
scale = Ratings use the Sudoku Explainer scale: 1.0 is the last cell of a row, 12.0 needs trial and error.
# The part with the hardest technique, which helps to solve the puzzle.
hardest = Hardest technique (a hint)
# The hardest technique.
# $technique (text): its name
technique = The hardest step: { $technique }.
# The techniques are not enough.
# $rounds (number): how many rounds of trial and error the puzzle takes
trials =
    Stepdoku's techniques don't finish this one: it takes { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } of trial and error.
# The techniques are not enough by far.
trials-nested = No technique that Stepdoku knows finishes this one: it takes trial and error within trial and error.

## The exact figures of other programs

# The head of these figures.
exact = On the scales of other programs
# What they are.
exact-help = Sudoku Explainer's ratings (SukakuExplainer 1.18.1) and HoDoKu's score (2.2), each by its own steps. HoDoKu's depends on the view: a turned or relabelled board may score differently.
# The field with the puzzle and its figures. “ER”, “EP” and “ED” are figures of Sudoku Explainer.
line = The puzzle in a line, with ER, EP and ED
# A figure of Sudoku Explainer, by its name there.
er = ER
# Its meaning.
er-help = the hardest step
# A figure of Sudoku Explainer, by its name there.
ep = EP
# Its meaning.
ep-help = the hardest up to the first digit
# A figure of Sudoku Explainer, by its name there.
ed = ED
# Its meaning.
ed-help = the first step
# The figure of HoDoKu.
hodoku = HoDoKu
# Its meaning.
hodoku-help = the score of all steps
# A figure that the program had no time to finish.
# $figure (text): what it has found
at-least = at least { $figure }
# The step behind the score of HoDoKu.
# $step (text): its name in that program
# $cost (number): its cost
behind = hardest step: { $step }, { $cost }
# The part with the steps behind the figures, which help to solve the puzzle.
steps = The steps behind them (a hint)
# Shows such a step on a board.
show = Show the step
# The figures are being worked out.
working = Working out the exact figures…
# That was stopped.
stopped = The exact figures were not worked out. Open this again to try once more.
# The board has another size.
other-size = Sudoku Explainer and HoDoKu rate 9×9 puzzles only.
# The puzzle has few givens.
few-givens = Sudoku Explainer does not rate puzzles with fewer than ten givens.
