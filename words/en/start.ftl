### What the page says before its program runs, when it doesn't come, and what a system shows of the page once it is installed. `public/boot.js` and `public/manifest.webmanifest` have the same words in English.

## When the program doesn't come. Nothing else is on the page then.

# After ten seconds, below the empty board.
loading = Still loading…
# A button that loads the page again.
reload = Reload
# After that button, without a connection.
no-connection = Still no connection. Check your internet and try again.
# Without a connection, or if it broke.
not-loaded = Part of Stepdoku could not be loaded. Your saved games are safe. Check your connection, then reload the page.
# The page was opened as a file.
from-file = Stepdoku can't run from a file. Open it from a web server.
# The browser can't run the program.
no-wasm = Stepdoku needs WebAssembly, which this browser lacks or has turned off. Try an up-to-date browser.
# The server has the page, but not a file that it names.
missing = Part of Stepdoku is missing on the server, which may be updating it now. Your saved games are safe. Reload the page in a minute.
# The server has another version of the page.
updated = Stepdoku was updated. Your saved games are safe. Reload the page.
# The server answered with a failure.
# $status (number): its number, such as 503
answered = Part of Stepdoku could not be loaded: the server answered { $status }. Your saved games are safe. Reload the page in a minute.
# A file isn't whole.
damaged = Part of Stepdoku arrived damaged or incomplete. Your saved games are safe. Reload the page.
# The program failed.
not-started = Stepdoku could not start. Your saved games are safe. Reload the page. If that doesn't help, update your browser.

## The page as an installed program

# What it is, in a list of programs.
description = Play Sudoku, and see why every digit goes where it goes.
# What a picture of the page shows.
picture-playing = Playing
# What a picture of the page shows.
picture-step = A step of the solver, and why
# In the menu of the program's icon.
new-puzzle = New puzzle
# The same in one short word.
new = New
# In the menu of the program's icon.
todays-puzzle = Today's puzzle
# The same in one short word.
today = Today
# In the menu of the program's icon.
go-on-with-game = Go on with a game
# The same in one or two short words.
go-on = Go on
