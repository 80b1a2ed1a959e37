### The words of the pen, which draws on the board.

# The name of the bar with its buttons, and of the button that takes the pen.
name = Pen
# A colour of the pen.
red = Red
# A colour of the pen.
blue = Blue
# A colour of the pen.
green = Green
# A colour of the pen.
orange = Orange
# The tool that points at something without drawing.
pointer = Pointer
# The switch for strokes that vanish after a while.
vanish = Strokes vanish
# Removes the last stroke.
undo = Undo stroke
# Removes all strokes.
clear = Clear strokes
# Ends drawing.
close = Put the pen away
