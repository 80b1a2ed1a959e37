### The words beside the board while playing.

# The title of the cover while the game is paused.
paused = Paused
# The sentence on it.
covered = The board is hidden while the game is paused.
# Its button.
go-on = Resume
# The solution beside the board.
solution-beside = Solution
# Closes it.
hide-solution = Hide solution
# Enlarges a large board, or shows all of it.
zoom = Zoom
# Asks why.
ask-why = Why?
# What that does, for screen readers.
ask-why-help = Ask why a digit is in this cell, or why it can't be.
# Shows the candidates of the current cell.
look = Show candidates
# The same with the cell, for screen readers.
# $cell (text): its name
look-at = Show candidates of { $cell }
