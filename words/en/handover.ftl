### The words of handing a game over to another device, as codes for its camera.

## The doors, in the dialog that shares a puzzle

# The head of the two buttons, and the name of the place with them.
another-device = Another device
# Shows the codes of the game.
send = Send this game to it
# Reads the codes of a game on another device.
receive = Get a game from it

## Sending

# How the code is used.
send-one = Read this code with the camera of the other device. It opens this game there, with its notes and its clock.
# How several codes are used.
send-several = Read each of these codes with the camera of the other device, in any order. With the last one this game opens there, with its notes and its clock.
# A code, above its picture.
# $number (number): which, from 1
# $all (number): how many there are
code = Code { $number } of { $all }
# The picture of a code, and the field with its link, for screen readers.
code-name = The code that opens the game on another device
# Goes to the code before.
code-before = Code before
# Goes to the next code.
next-code = Next code
# The link is too long for a code.
too-long = This link is too long for a code. Copy it instead.
# The game is too large for codes. “Games” is the name of a dialog.
too-large = This game has too many notes for codes. Save it to a file instead, in Games.

## Receiving

# How codes are read. “Share”, “More”, “Another device” and “Send this game to it” are names of buttons.
how-to-receive = On the other device, open Share, then More, then Another device, then Send this game to it. Read its codes here with the camera, or paste their links.
# Starts the camera.
camera = Use the camera
# Stops it.
camera-stop = Stop the camera
# What to do while the camera looks.
camera-looks = Hold a code in front of the camera.
# There is no camera, or the browser does not allow it.
camera-fails = The camera can't be used here. Allow it in the browser, or paste the link.
# The field for the link of a code.
link = Link
# Reads that link.
read = Read
# Some codes are read.
# $read (number): how many are read
# $all (number): how many there are
# $numbers (text): the numbers of the others, with commas
missing = { $read } of { $all } codes read. Still to read: { $numbers }.
# All codes are read, and the game is being checked.
checking = Checking the game…
# Forgets the codes read so far.
forget = Start again
# The check has ended without a result.
unchecked = The game was not checked. Read the last code again.
