### The words of the exports: links, texts, other pages, pictures.

# The part of the dialog with everything but the link, the picture and the race.
more = More
# The choice of what the link and the texts have.
what = What to share
# The bare puzzle.
puzzle = Puzzle
# What its link opens.
puzzle-help = Anyone who opens this link gets the same puzzle, from the start.
# The board as it is.
progress = Puzzle and progress
# What its link opens.
progress-help = Anyone who opens this link gets the board as it is now, with your digits, notes and colours.
# The code for a phone.
code = QR code
# The code, for screen readers.
code-name = QR code with the link
# The link is too long for a code.
no-code = This link is too long for a QR code. Copy it instead.
# Saves a text as a file.
save = Save
# The file for a braille printer.
braille = Braille
# What that file has. “BRF” is a file format.
braille-help = Puzzle and answer as a BRF file, for an embosser or a braille display.

## The board as text

# The part of the dialog with the text.
text = Copy or save as text
# The choice of the format.
format = Format
# The field with the text.
text-field = Board as text
# A format. One line with a character for each cell.
format-line = One line
# A format. One line, with the digits of the player.
format-board-line = One line, with your digits
# A format. A line for each row.
format-rows = Rows
# A format. Rows, with signs for the boxes.
format-frame = Rows in a frame
# A format. A list of lists.
format-matrix = List of numbers (JSON)
# A format. A grid with the candidates of each cell.
format-candidate-grid = Candidate grid
# A format. A line with a character for each candidate.
format-candidate-line = 729 candidates in one line
# A format. A file format.
format-ipuz = ipuz (.ipuz)
# A format. A program and its file format.
format-simple-sudoku = Simple Sudoku (.ss)
# A format. A program and its file format.
format-sdk = SadMan Sudoku (.sdk)
# A format. A program and its file format.
format-sdx = SudoCue, with candidates (.sdx)
# A format. A file format.
format-sdm = Puzzle list (.sdm)
# A format. A file of the program HoDoKu.
format-library = HoDoKu library
# A format. A program.
format-open-sudoku = OpenSudoku
# A format. A program.
format-solo = Simon Tatham's Solo
# A format. A website and its text.
format-sudoku-wiki = SudokuWiki package
# A format. A website.
format-sudoku-coach = sudoku.coach, to import there
# A format. A program and its file format.
format-k-sudoku = KSudoku (.xml)
# A format. A program.
format-sumo-cue = SumoCue
# The content of a format for killers.
holds-cages = It has the cages and their sums only.
# The content of a format.
holds-givens = It has the givens only.
# The content of a format.
holds-digits = It has all digits; yours look like givens.
# The content of a format.
holds-placed = It has the givens and your digits, but no notes.
# The content of a format.
holds-board = It has givens, your digits and candidates. Cells without notes have all their possible candidates.
# The content of a format.
holds-candidates = It has all digits and candidates; your digits look like givens. Cells without notes have all their possible candidates.

## Other programs

# The part of the dialog with links to websites.
sites = Open in another program
# What such a link does.
sites-help = A link opens that program's website and hands the board to it.
# No website opens this board.
no-site = None of these websites opens a board of this size.
# What a website gets.
gets-candidates = With your digits and all candidates, but no colours
# What a website gets.
gets-notes = With your digits and notes, but no colours
# What a website gets, and does.
gets-givens-for-solutions = The givens and rules only; it finds all solutions
# What a website gets, and does.
gets-cages = The cages only; it explains its steps
# What a website gets.
gets-givens = The givens and cages only
# What a website gets, and how it gets more.
gets-givens-or-text = The givens only; copy the board as text for its import to hand over your digits and notes

## The picture

# The part of the dialog with the picture.
picture = Picture
# The choice of its colours.
look = Look
# Dark on light.
look-light = Light
# Light on dark.
look-dark = Dark
# Without colours.
look-print = For print
# The picture of the board.
of-board = Board
# The same picture, for screen readers.
of-board-name = The board as a picture
# The picture of the solved game.
of-solve = My solve
# The same picture, for screen readers.
of-solve-name = The solved board, its cells shaded in the order you filled them
# The switch for notes in the picture of the board.
notes = Show notes
# The switch for digits in the picture of the solved game.
digits = Show digits
# The choice of the size of a PNG.
picture-size = Size of the PNG
# A size.
# $side (number): the side of the picture in pixels
picture-side = { $side } × { $side } pixels
# Saves the picture.
save-svg = Save as SVG
# Saves the picture.
save-png = Save as PNG
# The browser has not drawn the picture.
no-picture = Your browser could not draw the picture. Save it as SVG instead.
