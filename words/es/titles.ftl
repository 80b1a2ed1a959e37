### Los títulos de los diálogos.

new-puzzle = Nuevo sudoku
story = Cómo se hace un sudoku
solution = ¿Ver la solución?
link = Compartir este sudoku
puzzle = Este sudoku
help = Ayuda
learn = Aprender
assignment = Tarea
class = Resultados de la clase
handover = Otro dispositivo
deck = Lección
games = Partidas
times = Tiempos
settings = Ajustes
moments = Historial
review = Repaso
magazine = Imprimir varios
puzzles = Lista de sudokus
combinations = Combinaciones
editor = Escribir un sudoku
photo = Leer una foto
