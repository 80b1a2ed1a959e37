### O arranjo simétrico de Gurth.

## Como as pistas são simétricas

half-turn = As pistas têm simetria de meia-volta.
quarter-turn = As pistas têm simetria de um quarto de volta.
top-to-bottom = As pistas são simétricas de cima para baixo.
left-to-right = As pistas são simétricas da esquerda para a direita.
diagonal = As pistas são simétricas em relação à diagonal do canto superior esquerdo.
anti-diagonal = As pistas são simétricas em relação à diagonal do canto superior direito.
in-itself = As pistas são simétricas em si mesmas.

## Como os dígitos mudam

change-places = Nessa simetria, há dígitos que trocam de lugar: { $circles }.
first-of-circle = { $digit }
circle-so-far = { $digits }, { $digit }
circle = { $digits } com { $digit }
and-circle = { $circles }; { $circle }
one-solution = O sudoku só tem uma solução, então ela é simétrica da mesma maneira.

## O que se segue

open-image = { $from } só pode ser { AS($own, "or") }, então sua imagem { $to } só pode ser { AS($images, "or") }.
filled-image = { $from } é { AS($own, "or") }, então sua imagem { $to } só pode ser { AS($images, "or") }.
diagonal-stays = Uma célula na diagonal fica onde está.
middle-stays = A célula no meio fica onde está.
axis-stays = Uma célula no eixo fica onde está.
diagonal-changes = Uma célula na diagonal fica onde está, mas todos os dígitos mudam.
middle-changes = A célula no meio fica onde está, mas todos os dígitos mudam.
axis-changes = Uma célula no eixo fica onde está, mas todos os dígitos mudam.
only-stay =
    Dos dígitos, só { $digits } { $digits ->
        [one] não muda
       *[other] não mudam
    }, então ela tem que ser { AS($digits, "or") }.
