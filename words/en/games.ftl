### The words of the list of games.

# Starts another game.
new = New puzzle
# How that is done.
new-help = Choose a size and level, or paste your own
# Opens the dialog that prints puzzles.
print = Print many
# The choice of the size of the games in the list, for screen readers.
sizes = Size
# The choice of games of every size.
all-sizes = All

## A game

# The game is solved.
finished = Solved
# The game has no digits of the player.
untouched-game = Nothing entered yet
# How far the game is.
# $filled (number): how many of its empty cells are filled
# $all (number): how many were empty at the start
placed = { $filled } of { $all } placed
# Opens a solved game. A screen reader says it before the name of the game.
view = View
# Opens the game that is on the board. A screen reader says it before the name of the game.
return-to = Return to
# Opens another game. A screen reader says it before the name of the game.
resume = Continue
# The game is on the board.
here = Open now
# The game is in this page only, and lost when it closes.
only-here = Not saved
# Clears the game.
restart = Restart
# Makes a second game of the same puzzle.
duplicate = Duplicate
# Deletes the game.
delete = Delete
# Restores a deleted game.
restore = Restore
# One of these actions in full, for screen readers.
# $action (text): the action, such as Restart
# $game (text): the name of the game, such as 9×9 · Easy
action = { $action }: { $game }
# A deleted game can be restored until tonight.
left-today = Deleted for good today
# How long a deleted game can be restored.
# $days (number): for how many days
left =
    Kept for { $days ->
        [one] { $days } day
       *[other] { $days } days
    } more

## When a game was played last

# Less than two minutes ago.
just-now = just now
# Less than an hour ago.
# $minutes (number): how many
minutes-ago =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } ago
# Less than 36 hours ago.
# $hours (number): how many
hours-ago =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    } ago
# Less than 60 days ago.
# $days (number): how many
days-ago =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    } ago
# Less than two years ago.
# $months (number): how many
months-ago =
    { $months ->
        [one] { $months } month
       *[other] { $months } months
    } ago
# Longer ago.
# $years (number): how many
years-ago =
    { $years ->
        [one] { $years } year
       *[other] { $years } years
    } ago

## The list

# The part of the list with the solved games.
# $games (number): how many
solved = Solved ({ $games })
# The part of the list with the deleted games.
# $games (number): how many
away = Recently deleted ({ $games })
# The list is being read.
reading = Loading your games…
# The list is being read.
# $games (number): how many games are read so far
reading-some = Loading your games… { $games } so far
# Shows more of a long list.
# $games (number): how many are not shown
more = Show more ({ $games } left)
# The games on the disk could not be read.
# $reason (text): why, in whole sentences
fault = Your saved games could not be read. { $reason } Only games from this page are listed.
# The browser saves nothing.
unsaved = This browser can't save anything now. Games last until you close the page.
# No game was played yet.
untouched = Every move is saved, so start as many as you like and come back to any of them.
# All games are solved.
none-open = No unfinished games.
# No game of the chosen size is unsolved.
none-here = No unfinished games at this size.

## Games that can't be read

# Some games could not be read. “Save to a file” is the name of a button.
# $games (number): how many
unreadable =
    { $games ->
        [one] { $games } game could not be read. Nothing has changed, and “Save to a file” includes it.
       *[other] { $games } games could not be read. Nothing has changed, and “Save to a file” includes them.
    }
# Saves those games to a file.
save-unreadable = Save them to a file
# Asks whether to delete those games.
delete-unreadable = Delete them
# The question.
question = This can't be undone. To keep these games, save them to a file first.
# Deletes them.
delete-for-good = Delete for good
# Does not delete them.
keep = Keep

## Files

# The title of the buttons for files.
file = Backup
# What a file is for.
file-help = Your games, times and settings are stored only in this browser. Save them to a file as a backup, or to move them. Loading a file adds to what is here; nothing is lost or duplicated.
# Saves everything to a file. Other sentences name this button.
save = Save to a file
# Loads a file.
load = Load a file
# Said while a file is held over the list.
drop = Drop the file to load it
# A file is being read.
# $percent (number): how much of it, in hundredths
importing = Loading the file: { $percent } %
# The file is being compared.
comparing = Comparing the file with the games here…
# The games are being added.
writing = Adding the games from the file…
# Stops loading the file.
stop = Stop
