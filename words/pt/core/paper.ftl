### As palavras das páginas impressas, das folhas de exercícios e do braille.

## Títulos

puzzle = { $number }. { $size }, { $level }
named = { $number }. { $name }
rated = Avaliação { $rating }, pontuação { $score }
scales = Avaliação: o passo mais difícil na escala do Sudoku Explainer. Pontuação: a soma dos pontos do HoDoKu por todos os passos.
count =
    { $count } { $count ->
        [one] sudoku
       *[other] sudokus
    }
contents = Sumário
answers = Soluções
ways = Passo a passo
answer-to = Solução { $number }
answers-to = Soluções { $numbers }
answers-on-page = Soluções na página { $page }
answers-on-pages = Soluções nas páginas { $pages }
way = Sudoku { $number }, passo a passo
step = { $number }. { $technique }
steps = Passos { $numbers }
path = Resolução: { $size }, { $level }
start = Sudoku
solved = Solução
here = Onde a resolução termina
guess = Nenhuma das técnicas em uso encontra outro passo. A partir daqui, só com um palpite.
made-from = Feita com { $batch }
chosen-from = Escolhidos de { $batch }

## Folhas de exercícios

worksheet = Folha de exercícios
name = Nome
places = Na { $house }, dá para descobrir um dígito. Qual, onde e por quê?
rules-out-one = Onde dá para eliminar { $digit }, e por quê?
rules-out-two = Onde dá para eliminar { $one } ou { $another }, e por quê?
rules-out-three = Onde dá para eliminar { $one }, { $another } ou { $third }, e por quê?
rules-out-some = Aqui dá para eliminar alguns candidatos. Quais, e por quê?
next = O que se deduz daqui, e por quê?
wrong = Esta posição contradiz o próprio sudoku.
small = Os candidatos são pequenos demais para o papel.
in-code = O código abre a posição com eles.
no-code = O link desta posição é longo demais para um código.
names = L2C6 é a célula na linha 2, coluna 6.
is = { $cell } é { $digit }.
cannot-be = { $cell } não pode ser { $digit }
all-cannot-be = { $all }.

## Braille

signs = Os dígitos ficam na parte baixa da cela, sem sinal de número. Os pontos 4 e 6 são uma célula vazia.
letter = A letra A é 10.
letters = As letras de A a { $last } são os números de 10 a { $number }.
numbered = { $number }. { $puzzle }
with-level = { $size }, { $level }
jigsaw = irregular
killer = Killer
answer = Solução
jigsaw-rule = Irregular: as regiões tomam o lugar das caixas. Um mapa depois do sudoku tem a mesma letra em todas as células de uma região.
regions = Regiões
killer-rule = Killer: os dígitos de uma gaiola são diferentes e, juntos, dão a soma dela. Uma lista depois do sudoku traz a soma e as células de cada gaiola.
cages = Gaiolas
