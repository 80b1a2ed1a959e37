### As gaiolas: grupos de células com dígitos diferentes e, muitas vezes, uma soma.

## A linha sobre as gaiolas de uma célula e sobre várias células selecionadas

selected = { $count } células selecionadas.
selected-sum = { $count } células selecionadas: { $sum }.
selected-sums = { $count } células selecionadas: de { $low } a { $high }.
line-different =
    Gaiola de { $cells ->
        [one] { $cells } célula
       *[other] { $cells } células
    }, todas diferentes
line-complete = Gaiola de soma { $sum }, completa
line-wrong = Gaiola de soma { $sum }, mas seus dígitos somam { $placed }
line-exceeded = Gaiola de soma { $sum }, mas já soma { $placed }
line-begun =
    Gaiola de soma { $sum }, já soma { $placed }: { $rest ->
        [one] falta
       *[other] faltam
    } { $rest } em { $cells ->
        [one] { $cells } célula
       *[other] { $cells } células
    }
line-empty =
    Gaiola de soma { $sum } em { $cells ->
        [one] { $cells } célula
       *[other] { $cells } células
    }

plus = +

## As mesmas gaiolas como resposta falada

spoken =
    Gaiola de soma { $sum }, { $cells ->
        [one] { $cells } célula
       *[other] { $cells } células
    }, { $empty ->
        [one] { $empty } vazia
       *[other] { $empty } vazias
    }: { $names }.
spoken-full =
    Gaiola de soma { $sum }, { $cells ->
        [one] { $cells } célula
       *[other] { $cells } células
    }, cheia: { $names }.
spoken-different =
    Uma gaiola de { $cells ->
        [one] { $cells } célula
       *[other] { $cells } células
    }, todas diferentes: { $names }.

## A tabela de todas as combinações

table = Todas as combinações
cells = Células
sum = Soma
combinations = Combinações
