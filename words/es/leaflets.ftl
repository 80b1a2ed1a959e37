### Las páginas fijas sobre técnicas, aparte de lo que tiene también la página.

title = { $technique } en el sudoku, con explicación y ejemplo
rank = Nivel { $level }, técnica { $number } de { $all }
picture = { $technique } en un tablero de { $side }×{ $side }. El texto del ejemplo nombra sus celdas.
step = Un ejemplo
open = Abrir { $technique } en Stepdoku
before = Anterior: { $technique }
after = Siguiente: { $technique }
rules-about = Las reglas del sudoku en tres frases con un dibujo: cada fila, cada columna y cada caja tiene todos los dígitos una vez.
rules-picture = Un tablero completo de 9×9 con marcos alrededor de una fila, una columna y una caja.
list-title = Técnicas de sudoku, de los únicos desnudos a las redes forzadas
list-about = Todas las técnicas de sudoku en el orden en que se aprenden, cada una con su idea, su demostración, un error común y un ejemplo en un tablero.
open-list = Abrir la lista en Stepdoku
play = Jugar
