### Uma apresentação para a turma: o tabuleiro e uma frase ocupam a tela.

open = Apresentar
open-help = Ocupa a tela com o tabuleiro e uma frase
name = Apresentação
controls = Controles da apresentação

## A frase ao lado do tabuleiro

start =
    { $cells ->
        [one] { $cells } célula vazia
       *[other] { $cells } células vazias
    }. “Próximo” mostra o primeiro passo.
end-solved = Resolvido. Esse foi o último passo.
end-dry = Não há mais únicos. “Próximo” passa a usar técnicas mais difíceis.
end-stuck = Nenhuma das técnicas que você ativou encontra outro passo.
end-impossible = Esta posição não tem solução.
end-cut = A busca parou aqui: palpites demais para acompanhar.

## Os botões

back = Voltar
next = Próximo
blank = Tela preta
wake = Mostrar o tabuleiro de novo
spell = Nomes das células por extenso
spread-fill = Ocupar a tela
spread-keep = Manter o tabuleiro no lugar
leave = Sair da apresentação
