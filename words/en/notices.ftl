### The notices of the page. Some have more words, which load later.

## The game

# A new puzzle is there.
new-puzzle = New puzzle.
# A new puzzle is there, and the last game can't be saved.
new-puzzle-unsaved = New puzzle. Your last game could not be saved: it lasts until you close this page.
# Moves of a saved game are lost.
# $moves (number): how many
actions-lost =
    Your game is restored, except for { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } that could not be read.
# The history of the game is too long.
history-shortened = This game has more moves than Stepdoku can keep. The board is unchanged, but Undo can only go back to this point.
# A saved game can't be read.
save-unreadable = A saved game could not be read. It has not been changed; this game is saved separately.
# The saved games can't be read.
# $why (text): why, and what helps, in sentences
games-unread = Your saved games could not be read. { $why } Nothing has changed.
# The saved games are lost. “Games” is a dialog.
games-missing = Your saved games are gone: your browser lost or cleared them. If you saved them to a file, load it under Games.
# The saved games are being read.
still-reading = Your saved games are still being read. You can play this puzzle meanwhile.
# The last game was found.
game-found = Your last game was found.
# Another tab has changed the game.
changed-elsewhere = Another tab has changed this game. From here on, yours is saved as a separate game.
# The board is full, and has a mistake.
full-but-wrong = The board is full, but not right.
# The board is full, and its rules are not known.
full-unchecked = The board is full. Stepdoku can't check it, because it does not know all the rules.
# The puzzle has rules that the program does not know. Said when it opens, and in the place of help.
unknown-rules = This puzzle has rules that Stepdoku does not know. You can play it, but nothing checks it or gives hints.
# The game begins again.
restarted = Restarted. The clock goes on.
# Said before help that keeps the time from counting, everywhere.
ends-counting = This game's time won't count.
# An assignment is without this help.
barred = This assignment is without that help.

## Links, texts and files

# A link is being opened.
opening-link = Opening the shared puzzle.
# The last game is kept. “Games” is a dialog.
last-kept = Your last game is under Games.
# The puzzle of a link is ready.
# $game (text): its size and level
puzzle-ready = The shared puzzle is ready: { $game }. Your game stays open until you play it.
# The game of a link is ready.
# $game (text): its size and level
game-ready = The shared game is ready: { $game }. Your game stays open until you play it.
# The puzzle of a link is on the board.
shared-puzzle = This is the shared puzzle.
# A link can't be opened. The reason may follow.
link-refused = This link could not be opened.
# A text has no puzzle. The reason may follow.
paste-refused = That isn't a playable puzzle.
# A file has no puzzle. The reason may follow.
file-refused = The file was not loaded.
# A text was read.
read-as = The text was read as this puzzle.
# Nothing can be copied.
cannot-copy = Your browser blocked copying. Select the text and copy it yourself.

## Help

# A check found nothing.
check-right = No mistakes so far.
# A check found something.
check-wrong = There is a mistake.
# A check found wrong digits.
# $digits (number): how many
check-count =
    { $digits ->
        [one] One digit is wrong.
       *[other] { $digits } digits are wrong.
    }
# A check marks wrong digits.
# $digits (number): how many
check-marked =
    { $digits ->
        [one] The marked digit is wrong.
       *[other] The { $digits } marked digits are wrong.
    }
# The board went back to before a mistake.
# $moves (number): by how many moves
went-back =
    Rewound { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, to before the mistake.
# A removed note was right.
# $cell (text): its cell
note-was-right = The note you removed from { $cell } was right.
# Candidates are help.
candidates-count = Candidates count as help in the result.
# Notes were filled in.
notes-filled = Notes filled in.
# No cell has one candidate.
no-singles = No empty cell has only one candidate.
# Cells with one candidate got their digit.
# $count (number): how many
singles-placed =
    Placed { $count ->
        [one] { $count } naked single
       *[other] { $count } naked singles
    }: each cell had only one candidate.

## Settings, files with games, and the program

# The settings are of a later version of the program.
settings-newer = Your settings come from a newer version of Stepdoku and were not changed. Changes you make here last until you close the page.
# The settings can't be read.
settings-unreadable = Your settings could not be read, so the defaults are in use. Your next change will be saved.
# A later version of the program is there.
new-version = A new version of Stepdoku is ready. Reload to use it; your game is kept.

## A part of the program that failed

# It stopped.
work-died = That didn't work: the background task stopped. Your game is safe. Try again.
# It did not load.
work-unreachable = The part of Stepdoku that does this could not be loaded. Your game is safe. Check the connection and try again.
# It is of an earlier version.
work-updated = Stepdoku was updated, so the part that does this can no longer be loaded here. Your game is kept. Reload the page.

## Why a game is not saved

# The browser forbids it.
save-forbidden = Not saved: this browser blocks storage, or another page frames this one. You can keep playing, but the game will be lost when you close the page.
# The disk is full.
save-full = Not saved: the disk is full. Free some space; your next move will save everything.
# A later version of the program was here.
save-newer = Not saved: a newer version of Stepdoku has been used in this browser. Save your games to a file, then reload the page.
# An earlier version of the program is open.
save-blocked = Not saved yet: another tab with an older version of Stepdoku has your games open. Close that tab to save everything.
# The disk is slow.
save-slow = Not saved yet: your browser's storage is slow to respond. Your moves are safe while this page is open.
# It failed.
save-failed = Not saved: your browser could not write to its storage. It will try again with your next move. If this stays, save your games to a file.

## Why saved data can't be read

# The browser forbids it.
unread-forbidden = This browser blocks storage, or another page frames this one.
# It is of a later version of the program.
unread-newer = They come from a newer version of Stepdoku. Reload the page to update.
# An earlier version of the program is open.
unread-blocked = Another tab with an older version of Stepdoku has them open. Close that tab, then reload the page.
# The disk does not answer.
unread-slow = Your browser's storage isn't responding. Restart the browser.
# It failed.
unread-failed = Your browser could not read its storage. Reload the page, or restart the browser. If neither helps, only clearing this site's data does, and that deletes its games.
