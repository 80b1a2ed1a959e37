### Die Wörter des Stifts, der auf das Brett zeichnet.

name = Stift
red = Rot
blue = Blau
green = Grün
orange = Orange
pointer = Zeiger
vanish = Striche verschwinden
undo = Strich zurücknehmen
clear = Striche löschen
close = Stift weglegen
