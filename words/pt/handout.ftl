### A resolução: todos os passos de um sudoku, em texto e no papel.

title = Resolução
about = Todos os passos das pistas até a solução, cada um com sua razão: em texto, ou em uma folha com tabuleiros pequenos para imprimir.
show = Mostrar a resolução
text = Resolução em texto
ways = Passos para imprimir

## Enquanto os passos são buscados e as páginas desenhadas

finding = Buscando a resolução…
finding-at = Buscando a resolução: { $done } de { $all } células
drawing = Desenhando as páginas…
drawing-at = Desenhando as páginas: { $done } de { $all } passos

## O tamanho da resolução

whole =
    { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    } até a solução.
part =
    { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    }. Nenhuma das técnicas em uso encontra outro. A partir daí, só com um palpite.
none = Nenhuma das técnicas em uso encontra um passo: este sudoku começa com um palpite.
