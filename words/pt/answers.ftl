### Os botões dos avisos.

return-to = Partida anterior
undo = Desfazer
keep-notes = Manter atualizadas
redo = Refazer
back-to-right = Retroceder
export = Salvar em arquivo
export-part = Salvar partidas da página
open = Continuar
stop = Parar
play-arrived = Jogar
count-from-zero = Contar a partir de 0
empty-zeros = Ler 0 como vazia
next-puzzle = Próximo sudoku
rules = Ler as regras
magazine = Abrir a revista
renew = Recarregar
go-on = Continuar
load-again = Recarregar
