### Cadeias forçadas, redes e peixes Kraken: o que se segue de suposições.

## Onde começa

suppose = Suponha que { $cell } seja { $digit }.
suppose-not = Suponha que { $cell } não seja { $digit }.
is-or-isnt = { $cell } é { $digit } ou não é.
cell-must-be = { $cell } tem que ser { AS($digits, "or") }.
house-needs = { AS($house, "the") } precisa de { $digit } em { AS($cells, "or") }.
need-cells =
    { AS($base, "the") } { $base ->
        [one] precisa
       *[other] precisam
    } de { AS($base, "word") } { $base ->
        [one] célula
       *[other] células
    } para { $digit }, e { AS($cover, "the") } só { $cover ->
        [one] pode
       *[other] podem
    } dar { AS($cover, "word") }.
so-must-be = Logo, { AS($cells, "or") } tem que ser { $digit }.
so-one-must-be = Logo, uma das células { $cells } tem que ser { $digit }.

## Linhas

if-is = Se { $cell } é { $digit }, { $then }.
if-isnt = Se { $cell } não é { $digit }, { $then }.
if-any-is = Se { AS($cells, "or") } é { $digit }, { $gone }, que vê { $what }, não pode ser { $lost }.
then = Então { $then }.
so = Assim, { $then }.
also = Além disso, { $then }.
in-cell = Em { $cell }, { AS($went, "commas") }.
in-house = { AS($house, "in") }, { AS($went, "commas") }.
so-can-not-be = { $leaves }, logo { $cell } não pode ser { $digit }.
so-must-be-after-all = { $leaves }, logo { $cell } tem que ser { $digit }.
impossible = { $leaves }, o que é impossível.

## Partes de linhas: um dígito que tem que estar em algum lugar

must-by-cell = { $cell } tem que ser { $digit } (o único candidato que resta ali)
must-by-house = { $cell } tem que ser { $digit } (o único lugar que resta { AS($house, "in") })
must = { $cell } tem que ser { $digit } ({ AS($went, "commas") })
must-in = { $cell } tem que ser { $digit } ({ AS($house, "in") }, { AS($went, "commas") })
digits-went =
    { $digits } { $digits ->
        [one] saiu
       *[other] saíram
    } por causa de { $cell }
digits-went-above =
    { $digits } { $digits ->
        [one] saiu
       *[other] saíram
    } mais acima
digits-with = { $digits } por causa de { $cell }
digits-above = { $digits } mais acima
cells-went =
    { $cells } { $cells ->
        [one] saiu
       *[other] saíram
    } por causa de { $cell }
cells-went-above =
    { $cells } { $cells ->
        [one] saiu
       *[other] saíram
    } mais acima
cells-with = { $cells } por causa de { $cell }
cells-above = { $cells } mais acima
cell-is = { $cell } é { $digit }

## Partes de linhas: padrões

digit-goes =
    { AS($houses, "the") } só { $houses ->
        [one] pode
       *[other] podem
    } ter { $digit } { AS($cover, "in") }, logo { AS($gone, "all-losses") }
cells-have =
    { AS($house, "in") }, { $cells } só { $cells ->
        [one] pode
       *[other] podem
    } ser { AS($digits, "or") }, logo { AS($gone, "all-losses") }
digits-go =
    { $digits ->
        [one] o dígito { $digits } { AS($house, "of") } tem
       *[other] os dígitos { $digits } { AS($house, "of") } têm
    } que ficar em { $cells }, logo { AS($gone, "all-losses") }

## Partes de linhas: o fim de um caso

nothing-else = nada mais é preciso
goes-wrong = algo dá errado
it-can-not-be = ela não pode ser { AS($digits, "nor") }
can-not-be = { $cell } não pode ser { AS($digits, "nor") }
no-other-cell =
    { AS($cells, "brief") }, que { $cells ->
        [one] vê
       *[other] veem
    } { $seen }, { $cells ->
        [one] não pode ser
       *[other] não podem ser
    } { $digit }

## Partes de linhas: contradições

no-digit = Assim, não resta nenhum dígito para { $cell }
no-place = Assim, não resta nenhum lugar para { $digit } { AS($house, "in") }
twice = Assim, { AS($house, "the") } tem { $digit } duas vezes
sum = Então a gaiola de { $cell } soma { $found } em vez de { $sum }

## Conclusões

each-way = Em todos os casos, { $cell } é { $digit }.
each-case = Todos os casos eliminam os mesmos candidatos.
