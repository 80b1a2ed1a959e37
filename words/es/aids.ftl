### La ayuda que se usó en una partida. Cada nombre vale solo y detrás de «con».

candidates = candidatos mostrados
filled-notes = notas rellenadas
kept-notes = notas automáticas
filter = dígitos resaltados
check = una comprobación
back-to-right = un retroceso hasta antes de un error
note-warning = un aviso sobre una nota
judged = valoración de cada jugada
hint-place = pistas sobre dónde mirar
hint-technique = pistas con la técnica
hint-reason = pistas con toda la explicación
solver = un vistazo al solucionador
solver-digits = dígitos del solucionador
solution-seen = un vistazo a la solución
solution = la solución puesta en el tablero
why = respuestas de «¿Por qué?»
why-digit = un dígito de «¿Por qué?»
path = un vistazo al camino de la solución
combinations = combinaciones tachadas

alone = sin ayuda
helped-by = con { $help }
