### The words while a part of the page loads. The first board has them: they can't be in a part that loads later.

# A part is loading.
coming = Loading…
# A part can't be loaded.
missing = This part of Stepdoku could not be loaded. Check the connection and try again. Your game is kept.
# A part is gone, because the server has another version.
updated = Stepdoku was updated, so this part can no longer be loaded here. Your game is kept. Reload the page.
# Tries again.
again = Try again
# Reloads the page.
reload = Reload the page
