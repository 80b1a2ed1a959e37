### Los botones de los avisos.

return-to = Partida anterior
undo = Deshacer
keep-notes = Mantenerlas al día
redo = Rehacer
back-to-right = Retroceder
export = Guardar en un archivo
export-part = Guardar las partidas de esta página
open = Continuarla
stop = Detener
play-arrived = Jugarlo
count-from-zero = Contar los dígitos desde 0
empty-zeros = Leer 0 como celda vacía
next-puzzle = Siguiente sudoku
rules = Leer las reglas
magazine = Abrir la revista
renew = Recargar
go-on = Seguir
load-again = Cargar de nuevo
