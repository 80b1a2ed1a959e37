### Las palabras junto al tablero mientras se juega.

paused = En pausa
covered = El tablero está oculto mientras la partida está en pausa.
go-on = Reanudar
solution-beside = Solución
hide-solution = Ocultar solución
zoom = Zoom
ask-why = ¿Por qué?
ask-why-help = Pregunta por qué un dígito está en esta celda, o por qué no puede estar.
look = Ver candidatos
look-at = Ver candidatos de { $cell }
