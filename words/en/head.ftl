### The words of the header, and of what every part of the page has.

# The name of the program.
name = Stepdoku
# Opens the list of games.
games = Games
# Opens the dialog with the link.
link = Share
# Opens the settings.
settings = Settings
# Opens the list of keys.
help = Help
# The group of these, for screen readers.
actions = Game
# Shows those that don't fit.
more = Menu
# Pauses the clock. The time follows, if it is shown.
pause = Pause
# Resumes it. The time follows, if it is shown.
resume = Resume
# The game is being saved.
saving = Saving…
# The game is saved.
saved = Saved
# The game can't be saved.
not-saved = Not saved
# The tabs of the page together, for screen readers.
mode = Mode
# A tab: the board to play on.
face-play = Play
# A tab: the solver.
face-explain = Explain
# A tab: the techniques.
face-learn = Learn
# A tab: new puzzles.
face-new = New
# Closes a dialog or a notice.
close = Close
# The button with a game's name, for screen readers.
# $game (text): its name
about = { $game }. About this puzzle
# The program has failed: the title.
broken = Something went wrong
# The program has failed: what is safe, and what helps.
broken-help = Stepdoku has stopped. Your game is saved, except perhaps your last move. Reload to carry on.
# The program has failed: loads the page again.
reload = Reload
