### Frases que muitas razões têm em comum.

## Conclusões

loss =
    { AS($cells, "brief") } { $cells ->
        [one] não pode ser
       *[other] não podem ser
    } { AS($digits, "nor") }
loss-after =
    { AS($cells, "brief") } { $cells ->
        [one] não pode ser
       *[other] não podem ser
    } { AS($digits, "nor") }
losses-counted =
    { $candidates } { $candidates ->
        [one] candidato é eliminado
       *[other] candidatos são eliminados
    } em { $cells } células
losses-counted-after =
    { $candidates } { $candidates ->
        [one] candidato é eliminado
       *[other] candidatos são eliminados
    } em { $cells } células
other-cells = outras { $count } células
so = Logo, { AS($gone, "losses-after") }.
either-way = Em qualquer caso, { AS($gone, "losses-after") }.
must-be = Logo, { $cell } tem que ser { $digit }.
cannot =
    Logo, { AS($cells, "brief") } { $cells ->
        [one] não pode ser
       *[other] não podem ser
    } { $digit }.
cannot-seeing =
    Logo, { AS($cells, "brief") }, que { $cells ->
        [one] vê
       *[other] veem
    } { $what }, { $cells ->
        [one] não pode ser
       *[other] não podem ser
    } { $digit }.
either-way-cannot-seeing =
    Em qualquer caso, { AS($cells, "brief") }, que { $cells ->
        [one] vê
       *[other] veem
    } { $what }, { $cells ->
        [one] não pode ser
       *[other] não podem ser
    } { $digit }.
so-seeing =
    Logo, { AS($cells, "brief") }, que { $cells ->
        [one] vê
       *[other] veem
    } { $what }, { $cells ->
        [one] não pode ser
       *[other] não podem ser
    } { AS($digits, "nor") }.
no-cell-seeing = Nenhuma célula que vê { $what } pode ser { AS($digits, "nor") }.

## O que células veem, como parte de uma frase

both = as duas
all-of-them = todas elas
both-ends = as duas pontas

## Conjuntos quase bloqueados

one-more = Cada conjunto tem um dígito a mais do que células: se perde um, fica com todos os outros.
set-line = { $set }: { $cells } com { $digits }.

## Células que teriam duas soluções

second-solution = Se as { AS($count, "word") } fossem { AS($digits, "or") }, trocar esses dígitos daria uma segunda solução, mas o sudoku só tem uma.
only-one-more =
    Só { $cell } tem { $extras ->
        [one] outro candidato ({ $extras }), então tem que ser { $extras }
       *[other] outros candidatos ({ $extras }), então tem que ser um deles
    }.
used-up =
    Com { $cells }, que só { $cells ->
        [one] tem
       *[other] têm
    } { $own }, isso esgota { $digits } { AS($houses, "in") }.
together-used-up = No total, isso esgota os { AS($digits, "word") } dígitos { AS($houses, "in") }.

## O que células veem, como parte de uma frase

all-three = as três
them-all = todas elas
