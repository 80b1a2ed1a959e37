### La cabecera, y lo que tienen todas las partes de la página.

name = Stepdoku
games = Partidas
link = Compartir
settings = Ajustes
help = Ayuda
actions = Partida
more = Menú
pause = Pausar
resume = Reanudar
saving = Guardando…
saved = Guardada
not-saved = Sin guardar
mode = Modo
face-play = Jugar
face-explain = Explicar
face-learn = Aprender
face-new = Nuevo
close = Cerrar
about = { $game }. Sobre este sudoku
broken = Algo ha fallado
broken-help = Stepdoku se ha detenido. Tu partida está guardada, salvo quizá tu última jugada. Recarga para continuar.
reload = Recargar
