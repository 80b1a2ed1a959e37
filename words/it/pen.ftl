### La penna, che disegna sulla griglia.

name = Penna
red = Rosso
blue = Blu
green = Verde
orange = Arancione
pointer = Puntatore
vanish = Tratti che svaniscono
undo = Annulla tratto
clear = Cancella tratti
close = Riponi la penna
