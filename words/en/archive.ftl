### Notices about files with saved games, which load with the list of games.

# Games that can't be read were deleted.
# $games (number): how many
unreadable-removed =
    Deleted for good: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } that could not be read.
# Games that can't be read were saved to a file.
unreadable-exported = The games that could not be read are saved to the file, unchanged.
# Games that can't be read were not saved to a file.
unreadable-not-exported = The file could not be saved: your browser could not read these games. They have not changed. Try again later.
# All was saved to a file.
exported = Games, times and settings saved to the file.
# All was saved to several files.
# $files (number): how many, at least 2
exported-files = Games, times and settings saved to { $files } files, as they are too much for one. To restore everything, load each of them.
# A part was saved to a file.
exported-part = This page's games, times and settings are saved to the file. Anything that could not be read is not in it.
# A smaller part was saved to a file.
exported-no-settings = This page's games and times are saved to the file. Anything that could not be read is not in it.
# A smaller part was saved to a file.
exported-no-times = This page's games and settings are saved to the file. Anything that could not be read is not in it.
# A smaller part was saved to a file.
exported-games = This page's games are saved to the file. Anything that could not be read is not in it.
# Nothing was saved to a file.
# $why (text): why, and what helps, in sentences
export-unread = The file could not be saved: your saved games could not be read. { $why }
# The browser refused the file.
export-refused = The file could not be saved: your browser did not accept it. Your games have not changed. Try again.
# A file was loaded.
# $games (number): how many games were added
# $times (number): how many times were added
imported =
    Added { $games ->
        [one] { $games } game
       *[other] { $games } games
    } and { $times ->
        [one] { $times } time
       *[other] { $times } times
    }.
# Games here have more moves now.
# $games (number): how many
imported-joined =
    { $games ->
        [one] { $games } game here now includes
       *[other] { $games } games here now include
    } the moves from the file.
# Games of the file were here.
# $games (number): how many
imported-there =
    { $games ->
        [one] { $games } game was
       *[other] { $games } games were
    } already here.
# Games of the file can't be read.
# $games (number): how many
imported-unreadable =
    { $games ->
        [one] { $games } game could not be read and stays
       *[other] { $games } games could not be read and stay
    } unchanged.
# The player stopped the loading of a file.
import-stopped = Stopped. Nothing was loaded from the file.
# A file can't be loaded.
# $why (text): why, and what helps, in sentences
cannot-import = The file was not loaded. { $why }
# A file can't be loaded.
import-failed = The file could not be loaded. Nothing has changed. Check the file and try again.
# It is too large.
file-too-large = The file is over 200 MB, too large to come from Stepdoku.
# It is another file. “Save to a file” is a button.
file-not-ours = It isn't a Stepdoku file. Choose one made with “Save to a file”.
# It is of a later version of the program.
file-newer = The file comes from a newer version of Stepdoku. Reload the page to update, then try again.
# It is cut off.
# $line (number): the last line
file-cut-off = The file is incomplete: it stops after line { $line }. Copy it again from where you saved it.
# It is damaged.
# $line (number): the line
file-damaged = Line { $line } has been changed or damaged. Copy the file again from where you saved it.
# It has a number that is too large.
# $line (number): the line
file-too-high = The number in line { $line } is too large to come from Stepdoku. Nothing has changed. Save the file again where it came from.
# It has something unknown.
# $line (number): the line
file-strange = Stepdoku does not understand line { $line }.
