### The buttons of notices.

# Goes back to the game before.
return-to = Previous game
# Undoes a move, or brings a deleted game back.
undo = Undo
# Lets the program keep the notes up to date.
keep-notes = Keep them up to date
# Redoes a move.
redo = Redo
# Goes back to before the first mistake.
back-to-right = Rewind
# Saves everything to a file.
export = Save to a file
# Saves what is in this page alone.
export-part = Save this page's games
# Opens a game.
open = Continue it
# Stops the work in progress.
stop = Stop
# Plays the puzzle of a link.
play-arrived = Play it
# Reads the digits of a text as counted from 0.
count-from-zero = Count digits from 0
# Reads the zeros of a text as empty cells.
empty-zeros = Read 0 as empty
# Begins the next puzzle.
next-puzzle = Next puzzle
# Opens the rules of the puzzle.
rules = Read the rules
# Opens the magazine.
magazine = Open the magazine
# Loads the page again.
renew = Reload
# Gets help that keeps the time from counting.
go-on = Go on
# The words of the player's language did not come. Loads the page again.
load-again = Load again
