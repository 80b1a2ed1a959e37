### O cabeçalho, e o que cada parte da página precisa.

name = Stepdoku
games = Partidas
link = Compartilhar
settings = Ajustes
help = Ajuda
actions = Partida
more = Menu
pause = Pausar
resume = Continuar
saving = Salvando…
saved = Partida salva
not-saved = Não salva
mode = Modo
face-play = Jogar
face-explain = Explicar
face-learn = Aprender
face-new = Novo
close = Fechar
about = { $game }. Sobre este sudoku
broken = Algo deu errado
broken-help = O Stepdoku parou. Sua partida está salva, exceto talvez a última jogada. Recarregue para continuar.
reload = Recarregar
