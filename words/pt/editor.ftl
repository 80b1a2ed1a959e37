### O editor, para inserir um sudoku.

open = Inserir um sudoku à mão

## O tabuleiro de onde se parte

begin = Começar com
begin-empty = Vazio, { $size }
begin-givens = Este sudoku
begin-position = Esta posição
replaced =
    Isto substituiu um tabuleiro com { $digits ->
        [one] { $digits } dígito
       *[other] { $digits } dígitos
    }.

## O tabuleiro e suas teclas

board = Sudoku a inserir
board-help = As setas movem o cursor; os dígitos preenchem a célula; Backspace a esvazia; Ctrl+V cola um sudoku.
pad = Dígitos
erase = Apagar
undo = Desfazer
redo = Refazer
move-on = Avançar após um dígito
move-on-help = Vai para a próxima célula. Um ponto, 0 ou espaço deixa uma célula vazia.
live = Candidatos reais
live-help = Mostra em cada célula vazia os dígitos que alguma solução tem.
live-too-large = Só até 16×16.

## O que se diz de uma célula, cada coisa depois de uma vírgula

cell-chosen = escolhida
cell-differs = { $one } em uma solução e { $another } em outra
cell-clashes = parte de um conflito
cell-spare = dispensável
cell-possible = possíveis: { $digits }
cell-open = sem decisão: { $digits }
cell-carries = o passo depende dela

## Gaiolas e restrições

draw = Desenhar
draw-digits = Só dígitos
draw-cages = Gaiolas
draw-lines = Linhas
draw-between = Entre duas células
draw-in-cells = Em células
draw-outside = Ao lado do tabuleiro
draw-everywhere = Para o tabuleiro todo
draw-sum = X, V ou outra soma
draw-cages-help = Escolha células com um toque ou com a barra de espaço, e dê a elas uma soma. As células com dígitos são somadas automaticamente, então você também pode começar com um tabuleiro cheio.
draw-line-help = Desenhe pelas células com o dedo ou o mouse, ou escolha-as na ordem com um toque ou a barra de espaço.
draw-pair-help = Escolha as duas células.
draw-area-help = Escolha as células.
draw-whole-help = Escolha as duas primeiras células a partir do número. Ele é calculado automaticamente se todas as células têm dígitos.
draw-board-help = Isso vale para o tabuleiro todo.
draw-twins-help = Escolha as células de um grupo, e depois as do outro na mesma ordem.
sum = Soma
number = Número
put = Desenhar
take = Remover
empty-cells = Remover os dígitos
fill-cells = Preencher ao acaso

## Quantas soluções existem

found-nothing = Digite as pistas. As soluções são contadas enquanto isso.
found-counting = Contando as soluções…
found-uncounted = As soluções não puderam ser contadas.
found-none = Sem solução. Buscando as pistas em conflito…
found-clash-among = As { $count } pistas marcadas, sozinhas, já impedem qualquer solução.
found-clash-of-two = Sem solução. As pistas { $givens } não podem estar certas ao mesmo tempo.
found-clash-of-few = Sem solução. As pistas { $givens } não podem estar todas certas.
found-clash-of-many = Sem solução. As { $count } pistas marcadas não podem estar todas certas.
found-one = Exatamente uma solução.
found-full = Todas as células estão preenchidas, então não há nada para resolver.
found-several =
    Mais de uma solução. Duas delas diferem em { $cells ->
        [one] { $cells } célula
       *[other] { $cells } células
    }.
found-exactly = { $count } soluções.
found-more-than = Mais de { $count } soluções.
found-at-least = Pelo menos { $count } soluções. Contar todas leva tempo demais.
found-open = Não foi possível decidir em um tempo razoável os dígitos marcados com ?.
found-undecided = O Stepdoku não conseguiu contar as soluções em um tempo razoável. Tente adicionar pistas.
counting = {" "}· Contando as soluções…
one-solution = Uma solução
another-solution = Outra solução

## Pistas dispensáveis e simetria

neater = Uma pista é dispensável se o sudoku não precisa dela. Mínimo: nenhuma pista é dispensável. Simétrico: pistas são adicionadas.
mark-spare = Marcar dispensáveis
make-minimal = Tornar mínimo
symmetry = Simetria das pistas
make-symmetric = Tornar simétrico
busy = Buscando pistas dispensáveis…
spare-none = Nenhuma pista dispensável encontrada.
spare-marked =
    { $count ->
        [one] { $count } pista dispensável marcada. Ela pode ser removida.
       *[other] { $count } pistas dispensáveis marcadas. Cada uma pode ser removida, mas talvez não todas juntas.
    }
spare-clues = Restrições desnecessárias: { $clues }. Cada uma pode ser retirada, mas talvez não todas juntas.
spare-clue = { $name } em { $cell }
spare-clues-many = { $count } restrições desnecessárias. Cada uma pode ser retirada, mas talvez não todas juntas.
spare-undecided =
    Sobre { $count ->
        [one] { $count } pista
       *[other] { $count } pistas
    }, não foi possível decidir.
removed-none = Nenhuma pista foi removida.
removed =
    { $count ->
        [one] { $count } pista dispensável removida.
       *[other] { $count } pistas dispensáveis removidas.
    }
removed-minimal = O sudoku é mínimo.
removed-undecided =
    Não foi possível decidir, em um tempo razoável, se { $count ->
        [one] mais { $count } pode sair.
       *[other] mais { $count } podem sair.
    }

## O passo mais difícil, e o que sustenta um passo

carry = Achar o passo mais difícil
carry-busy = Buscando o passo mais difícil…
carry-hardest = Passo mais difícil: { $technique }, passo { $number } de { $steps }.
carry-fills = O passo { $number } de { $steps } preenche { $cell }: { $technique }.
carry-unfilled = Com as técnicas ativadas, nenhum passo preenche { $cell }.
carry-none = As técnicas ativadas não encontram nenhum passo.
carry-stuck = As técnicas ativadas não resolvem o sudoku inteiro.
carry-on = Ele depende de { $clues }, como está marcado no tabuleiro.
carry-givens = { $count } de { $all } pistas
carry-cages = { $count } de { $all } gaiolas
carry-clues = { $count } de { $all } restrições
carry-on-all = Ele supõe que o sudoku tem uma só solução, então precisa de todas as pistas e restrições.
carry-cage = gaiola em { $cell }
carry-source = { $source } sustenta { $count } dos { $steps } passos. O mais difícil: { $technique }.
carry-source-none = { $source } não sustenta nenhum passo.
carry-more = Selecione uma célula para ver qual passo a preenche ou quais passos dependem das suas pistas.
