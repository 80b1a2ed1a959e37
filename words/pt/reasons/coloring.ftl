### Colorações de um dígito: células em duas cores, das quais uma tem o dígito.

two-colours = Onde { $digit } só tem dois lugares, um tem a cor { $a } e o outro a cor { $b }.
all-of-one = Logo, todas as células da cor { $a } são { $digit }, ou todas as da cor { $b }.
two-pairs = Onde { $digit } só tem dois lugares, eles têm as cores { $a } e { $b }, ou as cores { $c } e { $d }.
all-of-one-each = Em cada par, todas as células de uma das cores são { $digit }.

## Linhas

linked = Só dois lugares: { $houses }.
colour-has = Cor { $colour }: { $cells }.
see-each-other = { $near } (cor { $one }) e { $far } (cor { $another }) se veem.
sees-two = { $cell } vê { $near } (cor { $one }) e { $far } (cor { $another }).
sees-colours = A cor { $colour } vê a cor { $c } ({ $from-c } vê { $to-c }) e a cor { $d } ({ $from-d } vê { $to-d }).

## O que se segue

out-by-sight = { $cells } são ambas da cor { $colour } e se veem, então a cor { $colour } está eliminada.
out-by-pair = Todas as células de uma dessas cores são { $digit }, então a cor { $colour } está eliminada.
one-of-two = Assim, { $digit } está em todas as células da cor { $b } ou em todas as da cor { $d }.
one-of-two-twice = Assim, { $digit } está em todas as células da cor { $b } ou em todas as da cor { $d }, e em todas as da cor { $a } ou em todas as da cor { $c }.
cannot-each-seeing =
    Logo, { AS($cells, "brief") }, que { $cells ->
        [one] vê { $what }, não pode ser
       *[other] veem, cada uma, { $what }, não podem ser
    } { $digit }.

## O que células veem, como parte de uma frase

both-colours = as duas cores
both-colours-at = as duas cores ({ AS($cells, "each") })
both-of-these = essas duas cores
both-of-these-at = essas duas cores ({ AS($cells, "each") })
both-of-one-pair = as duas cores de um desses pares
