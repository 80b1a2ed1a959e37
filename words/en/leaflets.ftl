### The words of the static pages about techniques, apart from those that the page has too.

# The title of a technique's page.
# $technique (text): its name
title = { $technique } in Sudoku, explained with an example
# How hard the technique is.
# $level (text): the name of its level
# $number (number): its number among all techniques
# $all (number): how many techniques there are
rank = Level { $level }, technique { $number } of { $all }
# The picture of the example, for a reader who can't see it.
# $technique (text): the name of the technique
# $side (number): how many cells a row of the board has
picture = { $technique } on a { $side }×{ $side } board. The text of the example names its cells.
# The head of the example's text.
step = An example
# Leads to the same page in the program.
# $technique (text): the name of the technique
open = Open { $technique } in Stepdoku
# Leads to the technique before.
# $technique (text): its name
before = Before: { $technique }
# Leads to the technique after.
# $technique (text): its name
after = Next: { $technique }
# The description of the rules, for search engines.
rules-about = The rules of Sudoku in three sentences with a picture: each row, each column and each box has every digit once.
# The picture of the rules, for a reader who can't see it.
rules-picture = A full 9×9 board with frames around a row, a column and a box.
# The title of the list.
list-title = Sudoku techniques, from naked singles to forcing nets
# The description of the list, for search engines.
list-about = All Sudoku techniques in the order of learning, each with its idea, its proof, a common mistake and an example on a board.
# Leads to the list in the program.
open-list = Open the list in Stepdoku
# Leads to the program.
play = Play
