### Células que não podem ter todas só seus próprios dígitos: ciclos, retângulos, túmulos, anéis ímpares e tridagons.

## Formas

ring = As células { $cells } formam um ciclo, com duas ou nenhuma em cada linha, coluna e caixa.
rows-in-a-box = { AS($one, "together") } e { AS($another, "together") } ficam nas mesmas linhas, cada metade em uma só caixa.
columns-in-a-box = { AS($one, "together") } e { AS($another, "together") } ficam nas mesmas colunas, cada metade em uma só caixa.
rows-and-boxes = { AS($one, "together") } e { AS($another, "together") } ficam nas mesmas linhas e caixas.
columns-and-boxes = { AS($one, "together") } e { AS($another, "together") } ficam nas mesmas colunas e caixas.
if-all = Se todas fossem { AS($digits, "or") }, trocar esses dígitos daria uma segunda solução, mas o sudoku só tem uma.
odd-ring = As células { AS($cells, "each") } formam um anel em que cada uma vê a seguinte.
would-alternate = Se as { AS($cells, "word") } fossem todas { AS($digits, "or") }, esses dígitos se alternariam ao longo do anel, o que exige um número par de células.

## Tridagons

four-boxes = Quatro caixas têm três células cada uma, que compartilham linhas e colunas.
suppose-all = Suponha que as { AS($cells, "word") } sejam todas { AS($digits, "or") }.
read-from-top = Leia os dígitos de uma caixa de cima para baixo e, depois do último, o primeiro de novo.
circles = Então { $second } vem depois de { $first }, ou { $third } vem depois de { $first }: esses são os dois círculos.
from-left = Da esquerda para a direita, há os mesmos dois.
same-circle = { AS($house, "the") } tem { AS($cells, "each") }: o mesmo círculo de cima para baixo e da esquerda para a direita.
opposite-circles = { AS($house, "the") } tem { AS($cells, "each") }: círculos opostos de cima para baixo e da esquerda para a direita.
side-by-side = Lado a lado, duas caixas diferem em cada linha, então têm o mesmo círculo de cima para baixo.
in-a-stack = Uma sobre a outra, elas têm o mesmo círculo da esquerda para a direita.
reversed-once = Dando a volta nas caixas, o círculo se inverteria uma vez e não voltaria ao que era.
reversed-three-times = Dando a volta nas caixas, o círculo se inverteria três vezes e não voltaria ao que era.

## Túmulos

without = Sem { $extras }, toda célula vazia teria dois candidatos.
extra = { $digits } em { $cell }
without-in-cells = Sem { $digits } em { $cells }, toda célula vazia teria dois candidatos.
two-places = Toda linha, coluna e caixa teria dois lugares para cada dígito que falta.
never-one-solution = Um tabuleiro assim nunca tem exatamente uma solução, mas o sudoku tem uma.

## O que tem que estar certo

must-be = Logo, { $cell } tem que ser { AS($extras, "or") }.
one-must-be = Só { $cells } podem ser outra coisa, então uma delas tem que ser { AS($extras, "or") }.
at-least-one-must-be = Só { $cells } podem ser outra coisa, então pelo menos uma tem que ser { AS($extras, "or") }.
one-is = Assim, { AS($cells, "or") } é { AS($extras, "or") }.
one-has-extra = Assim, { AS($cells, "or") } tem seu dígito extra.
at-least-one-right = Assim, pelo menos um desses candidatos está certo.
whichever = Seja qual for, { AS($gone, "losses") }.

## Conjuntos com outras células

used-up-briefly =
    Com { $cells }, que só { $cells ->
        [one] tem
       *[other] têm
    } { $own }, isso esgota os { AS($digits, "word") } dígitos { AS($house, "in") }.
others-have =
    { $cells ->
        [one] A célula { $cells } só tem
       *[other] As células { $cells } só têm
    } { $digits }.
at-most-one = Só { $cells } podem ser outra coisa ({ AS($extras, "or") }), então no máximo uma delas é { AS($digits, "or") }.
otherwise-in = { AS($house, "in") }, fora dessas células, esses dígitos só podem ficar em { $cells }.
fill =
    Assim, { $cells ->
        [one] um desses dígitos preenche { $cells }
       *[other] alguns dos dígitos { $digits } preenchem { $cells }, um em cada
    }.

## Um dígito que precisa de uma das células

can-be-else = Só { $cells } podem ser outra coisa: { AS($extras, "or") }.
needs = { AS($house, "the") } precisa de { $digit } em { AS($cells, "or") }.
other-in-other = Com { AS($other, "or") } na outra, as { AS($count, "word") } seriam { AS($digits, "or") }.
needs-so-other = { AS($house, "the") } precisa de { $digit } em { AS($cells, "or") }, então a outra tem que ser seu dígito extra.
