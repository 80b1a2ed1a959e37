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

## O que se diz de uma célula, cada coisa depois de uma vírgula

cell-chosen = escolhida para uma gaiola
cell-differs = { $one } em uma solução e { $another } em outra
cell-clashes = parte de um conflito
cell-spare = dispensável

## Gaiolas

draw-cages = Desenhar gaiolas
draw-cages-help = Escolha células com um toque ou com a barra de espaço, e dê a elas uma soma. As células com dígitos são somadas automaticamente, então você também pode começar com um tabuleiro cheio.
sum = Soma
cage = Desenhar gaiola
uncage = Remover gaiola
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
