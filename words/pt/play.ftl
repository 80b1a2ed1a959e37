### As palavras ao lado do tabuleiro durante a partida.

paused = Em pausa
covered = O tabuleiro fica oculto durante a pausa.
go-on = Continuar
solution-beside = Solução
hide-solution = Ocultar solução
zoom = Zoom
ask-why = Por quê?
ask-why-help = Pergunte por que um dígito está nesta célula ou por que não pode estar.
look = Mostrar candidatos
look-at = Mostrar candidatos de { $cell }
