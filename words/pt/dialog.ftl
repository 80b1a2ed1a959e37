### Os diálogos, e a criação de sudokus por nível.

cancel = Cancelar
size = Tamanho
level = Nível
seed = Semente
seed-empty = vazio = aleatório
seed-help = A mesma semente, com os mesmos ajustes, sempre cria o mesmo sudoku.
make = Criar sudoku
keep-looking = Continuar buscando
play-nearest = Jogar este
play-it = Jogar

## O andamento da busca por um sudoku

making = Criando um sudoku { $size }…
making-first = Criando um sudoku { $size }: { $done } de { $all } células
making-try = Criando um sudoku { $size }, tentativa { $number }: { $done } de { $all } células
making-closest = Criando um sudoku { $size }, tentativa { $number }: { $done } de { $all } células. { $closest }

## Por que não foi possível criar um sudoku

no-level = Não há sudokus { $size } de nível { $level }: nesse tamanho, passos mais fáceis sempre bastam. Escolha outro nível ou tamanho.
not-found =
    Nenhum sudoku encontrado em { $tries ->
        [one] { $tries } tentativa
       *[other] { $tries } tentativas
    }. Continue buscando ou use outra semente.

## Um sudoku de um texto

paste = Sudoku
paste-help = Cole uma linha com um caractere para cada célula, ou uma grade de linhas ou números. Use 0 ou um ponto para uma célula vazia. Um link para um sudoku ou a receita dele também serve.
open-file = Abrir um arquivo
checking = Conferindo se há uma única solução…

## Os exemplos

article = { $size } · O sudoku do artigo
article-help = Resolvido em 21 rodadas de únicos

## O link para um sudoku

link-help = Quem abre este link recebe o mesmo sudoku, desde o início.
link = Link
copy = Copiar
copied = Copiado

## A solução

solution-help = Depois você pode desfazer.
solution-fill = Preencher
solution-beside = Mostrar ao lado

## O que significa cada nível

easy = Últimas células livres e únicos ocultos
medium = Todos os únicos, ou pares fáceis de ver
hard = Pares difíceis de ver, ou trios e X-Wings
very-hard = Asas, retângulos únicos, peixes com barbatana
fiendish = Cadeias e conjuntos quase bloqueados
extreme = Cadeias difíceis de ver e o que vai além
killer-medium = Combinações de gaiolas, e a regra do 45 onde é fácil de ver
killer-hard = A regra do 45 onde é difícil de ver, ou vários innies e outies
killer-very-hard = Vários innies e outies difíceis de ver, ou de várias áreas
killer-fiendish = Várias áreas difíceis de ver, ou cadeias
lines-medium = Restrições por si sós, e duas células que uma delas liga
lines-hard = Limites de linhas e somas, e pares difíceis de ver
lines-very-hard = Somas de várias células, e asas
