### A caneta, que desenha no tabuleiro.

name = Caneta
red = Vermelho
blue = Azul
green = Verde
orange = Laranja
pointer = Ponteiro
vanish = Traços somem
undo = Desfazer traço
clear = Apagar traços
close = Guardar a caneta
