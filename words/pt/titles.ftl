### Os títulos das janelas.

new-puzzle = Novo sudoku
story = Como um sudoku é feito
solution = Mostrar a solução?
link = Compartilhar este sudoku
puzzle = Este sudoku
help = Ajuda
learn = Aprender
assignment = Tarefa
class = Resultados da turma
handover = Outro dispositivo
deck = Aula
games = Partidas
times = Tempos
settings = Ajustes
moments = Histórico
review = Análise
magazine = Imprimir vários
puzzles = Lista de sudokus
combinations = Combinações
editor = Digitar um sudoku
photo = Ler uma foto
