### The words of photographs of printed puzzles.

# Opens the dialog.
open = Read a photo
# The use of the dialog.
about = Take or choose a picture of a printed Sudoku: 4×4, 6×6, 8×8, 9×9 or 16×16. You can also drop or paste a picture on the page.
# The promise about the picture.
promise = The picture stays on this device. Stepdoku reads it here and sends it nowhere.
# Chooses a file.
choose = Choose a picture
# Chooses another.
choose-another = Choose another

## The camera

# Starts it.
camera = Use the camera
# Takes the picture.
camera-take = Take the picture
# Stops it.
camera-stop = Stop the camera
# What to do while the camera looks.
camera-help = Hold the camera over the puzzle, so that the puzzle fills the picture.

## While the picture is read

# The browser opens the picture.
opening = Opening the picture…
# Stepdoku reads it.
reading = Reading the puzzle…

## Why there is no puzzle

# The file is no picture.
not-a-picture = This file isn't a picture that browsers show. Choose a JPEG, PNG or WebP file.
# The picture has too many pixels.
# $megapixels (number): how many millions
large = This picture has { $megapixels } megapixels, and Stepdoku opens at most 50. Make it smaller, or take it again with fewer.
# The file has an error.
broken = The picture can't be opened: its file is damaged. Choose another.
# The file has the format HEIC.
heic = This browser can't open HEIC pictures. Save the picture as JPEG, or use the camera here.
# The browser gives no data of the file.
unreadable = The file can't be read. Choose it again.
# There is no camera.
no-camera = No camera was found, or another program uses it. Choose a picture instead.
# The player or the browser does not allow the camera.
camera-refused = The browser doesn't allow the camera here. Allow it in the browser's settings, or choose a picture.
# The picture has no grid.
no-frame = No 4×4, 6×6, 8×8, 9×9 or 16×16 Sudoku was found in this picture.
# The grid has no digits that can be read.
no-digits = A frame was found, but its digits can't be read.
# The picture has too few pixels, or too many.
wrong-size = The picture is too small or too large to be read. Choose another.
# The program that reads pictures did not load.
no-program = The reader could not be loaded. Check the connection, then read the puzzle again.

## The corners

# The use of the corners.
corners = Drag each corner to its corner of the puzzle, or move it with the arrow keys. Then read the puzzle.
# A corner.
top-left = Top left corner
# A corner.
top-right = Top right corner
# A corner.
bottom-right = Bottom right corner
# A corner.
bottom-left = Bottom left corner
# Reads what is between the corners.
read-again = Read the puzzle
# Sets the corners again.
move-corners = Move the corners
# The picture, for screen readers.
picture = The picture
# The part between the corners, for screen readers.
straightened = The puzzle in the picture, straightened

## The board

# The board, for screen readers.
board = Puzzle read from the picture
# How it is used with the keyboard.
board-help = Arrow keys move; digits fill the cell; Backspace empties it; Enter confirms it.
# A cell whose digit is not certain: its sign, and a remark about the cell.
doubtful = doubtful
# A cell with another digit than the picture seems to have: its sign, and a remark about the cell.
changed = changed to get exactly one solution
# A cell with handwriting: its sign, and a remark about the cell.
written = handwriting
# A remark about a cell whose digit can't be right together with others.
clashes = part of a clash
# Confirms the digit of a cell.
confirm = Confirm
# Goes to the next cell with a sign.
next-marked = Next marked cell
# No cell has a sign.
marked-none = No cell is marked. Compare the board with the picture before you play.
# Some cells have a sign.
# $cells (number): how many
marked =
    { $cells ->
        [one] { $cells } cell is marked. Compare it with the picture: enter its digit, or confirm it.
       *[other] { $cells } cells are marked. Compare each with the picture: enter its digit, or confirm it.
    }
# The picture has digits from 0, and the board from 1.
# $digit (text): the largest digit of the board
zero = The board writes the 0 of the picture as { $digit }.

## The solutions

# They are being counted.
counting = Counting the solutions…
# Counting them ended without a result.
uncounted = The solutions could not be counted.
# There is no solution.
# $look (text): one of the sentences that say where to look
none = No solution. { $look }
# There is one solution.
# $givens (number): how many givens the puzzle has
one =
    { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    }. Exactly one solution.
# No cell is empty.
full = Every cell is filled, so there is nothing to solve.
# There are more.
# $look (text): one of the sentences that say where to look
several = Two or more solutions. { $look }
# Counting them took too long.
undecided = Stepdoku could not count the solutions in a reasonable time. Compare each cell with the picture.
# Where to look: nowhere in particular.
look-anywhere = Compare each cell with the picture.
# Where to look: at a few cells.
# $cells (text): its name, or those of a few cells
look-at = Look at { $cells } first.
