### As palavras dos sudokus sob medida e do sudoku do dia.

## Os caminhos para um sudoku

door-more = Mais
door-measure = Sob medida
door-own = Digitar o seu
print = Imprimir vários
back = Voltar
examples = Exemplos

## O sudoku do dia

today = Sudoku do dia
today-play = Jogar
today-go-on = Continuar
today-again = Jogar de novo
today-others = Outros tamanhos
daily = { $day }. Nesse dia, todo mundo recebe os mesmos sudokus.

## As regras

rules = Regras
classic = Clássico
killer = Killer
killer-in-boxes = Killer, gaiolas dentro das caixas
killer-with-digits = Killer com alguns dígitos
killer-rule = Os dígitos de uma gaiola são diferentes e somam o número no canto dela.
cages-rule = Os dígitos de uma gaiola são diferentes e somam o número no canto dela, se houver um.
jigsaw = Irregular
jigsaw-rule = Regiões irregulares tomam o lugar das caixas.
lines-and-sums = Linhas e somas
thermometers = Termômetros
thermometers-rule = Os dígitos crescem ao longo de cada termômetro, a partir do bulbo.
arrows = Setas
arrows-rule = Os dígitos ao longo de uma seta somam o número no círculo dela.
kropki = Pontos de Kropki
kropki-rule = Um ponto branco fica entre dígitos consecutivos, e um preto onde um dígito é o dobro do outro. Todos os pontos são mostrados.
xv = X e V
xv-rule = Um X fica entre dígitos que somam 10, e um V entre os que somam 5. Todos eles são mostrados.
renban-lines = Linhas renban
renban-lines-rule = Cada linha tem dígitos consecutivos em qualquer ordem.
whispers-lines = Linhas de sussurros
whispers-lines-rule = Dígitos vizinhos em uma linha diferem em pelo menos 5, ou em pelo menos 3 em um tabuleiro 6×6.
little-killers = Little Killers
little-killers-rule = Um número fora do tabuleiro é a soma da diagonal que a seta dele aponta. Ali os dígitos podem se repetir.
sandwiches = Sanduíches
sandwiches-rule = Um número fora do tabuleiro é a soma dos dígitos entre o menor e o maior dígito da linha ou coluna dele.

## As pistas

clues = Pistas
clues-any = Qualquer número
clues-exactly = Exatamente
clues-at-most = No máximo
clues-number = Quantas pistas
minimal = Sem pistas dispensáveis
minimal-help = Tirando qualquer pista, o sudoku passa a ter mais de uma solução.
symmetry-givens = Simetria das pistas
symmetry-cages = Simetria das gaiolas
symmetry-none = Nenhuma
symmetry-half-turn = Meia-volta
symmetry-quarter-turn = Quarto de volta
symmetry-rows = Em cima e embaixo espelhados
symmetry-columns = Esquerda e direita espelhadas
symmetry-diagonal = Pela diagonal \
symmetry-other-diagonal = Pela diagonal /
symmetry-full = Todas as simetrias
draws = Desenhar um padrão para as pistas
draws-help = Toque nas células ou arraste sobre elas. As células espelhadas também são adicionadas.
pattern = Padrão das pistas
pattern-role = área de desenho
pattern-help = As setas movem o cursor; a barra de espaço adiciona ou remove uma célula.
pen-given =
    { $cell }: pista. { $drawn ->
        [one] { $drawn } célula desenhada
       *[other] { $drawn } células desenhadas
    }.
pen-empty =
    { $cell }: vazia. { $drawn ->
        [one] { $drawn } célula desenhada
       *[other] { $drawn } células desenhadas
    }.
pattern-copy = Copiar do tabuleiro
pattern-clear = Limpar

## O tabuleiro de partida

board = Grade inicial
board-random = Aleatória
board-pattern = A partir de um padrão
board-here = Esta solução

## Os passos

way = Resolução
level = Nível
level-any = Qualquer
level-only = O único nível em { $size }.
class = Classe do HoDoKu
class-any = Qualquer
class-help = A que o HoDoKu dá. Só para 9×9.
rating = Avaliação do passo mais difícil
rating-from = de
rating-to = a
rating-help = Em 9×9, a que o Sudoku Explainer dá (ER); em outros tamanhos, na escala dele. De 1.0 a 12.0. Em branco, vale qualquer uma.
needs = Precisa de
needs-any = Qualquer técnica
needs-help = Sem ela, não dá para terminar o sudoku.
without = Não precisa de
without-add = Adicionar técnica…
without-help = Dá para terminar o sudoku sem nenhuma destas.
allow = Permitir de novo: { $technique }

## A busca

progress = { $size }: tentativa { $number } de { $all }
progress-closest = { $size }: tentativa { $number } de { $all }. { $closest }
nearest-level =
    Nenhum sudoku de nível { $wanted } encontrado em { $tries ->
        [one] { $tries } tentativa
       *[other] { $tries } tentativas
    }. O mais próximo é de nível { $level }. Jogue esse ou tente de novo.
nearest =
    Nenhum sudoku exatamente assim após { $tries ->
        [one] { $tries } tentativa
       *[other] { $tries } tentativas
    }. O mais próximo é de nível { $level }, com { $givens ->
        [one] { $givens } pista
       *[other] { $givens } pistas
    }:
nearest-cut =
    Nenhum sudoku exatamente assim: isso dá trabalho demais, e a busca parou após { $tries ->
        [one] { $tries } tentativa
       *[other] { $tries } tentativas
    }. O mais próximo é de nível { $level }, com { $givens ->
        [one] { $givens } pista
       *[other] { $givens } pistas
    }:

## Por que nenhum sudoku pode ser assim

fault-board = A grade inicial tem outro tamanho.
fault-pattern = O padrão não combina com o número de pistas. Desenhe esse número de células e deixe pelo menos uma vazia.
fault-givens = Pelo menos uma célula precisa ficar vazia. Peça menos pistas.
fault-steps = Essas escolhas se contradizem. Veja se nenhuma técnica é exigida e excluída ao mesmo tempo, se a avaliação vai da menor para a maior e se este tamanho tem esse nível e essa classe.
fault-variant = Um Killer tem gaiolas no lugar de pistas, e a simetria delas é meia-volta ou nenhuma. Um sudoku irregular precisa de uma grade própria.
fault-work = Isso dá trabalho demais, e nenhum sudoku foi encontrado a tempo. Peça menos ou escolha um tabuleiro menor.
cancelled = Cancelado.

## Um sudoku

dated-game = { $game } · { $day }
recipe = Receita
recipe-help = Use isto como semente de um novo sudoku para criar o mesmo outra vez.
