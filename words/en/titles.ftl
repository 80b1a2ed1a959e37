### The titles of the dialogs.

# A title.
new-puzzle = New puzzle
# A title.
story = How a puzzle is made
# A title.
solution = Show the solution?
# A title.
link = Share this puzzle
# A title.
puzzle = This puzzle
# A title.
help = Help
# A title.
learn = Learn
# A title.
assignment = Assignment
# A title.
class = Class results
# A title.
handover = Another device
# A title.
deck = Lesson
# A title.
games = Games
# A title.
times = Times
# A title.
settings = Settings
# A title.
moments = History
# A title.
review = Review
# A title.
magazine = Print many
# A title.
puzzles = Puzzle list
# A title.
combinations = Combinations
# A title.
editor = Enter a puzzle
# A title.
photo = Read a photo
