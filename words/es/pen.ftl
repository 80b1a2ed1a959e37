### Las palabras de la pluma, que dibuja en el tablero.

name = Pluma
red = Rojo
blue = Azul
green = Verde
orange = Naranja
pointer = Puntero
vanish = Trazos efímeros
undo = Deshacer trazo
clear = Borrar trazos
close = Dejar la pluma
