### Des phrases que beaucoup de raisonnements partagent.

## Conclusions

loss =
    { AS($cells, "brief") } ne { $cells ->
        [one] peut
       *[other] peuvent
    } pas être { AS($digits, "nor") }
loss-after =
    { AS($cells, "brief") } ne { $cells ->
        [one] peut
       *[other] peuvent
    } pas être { AS($digits, "nor") }
losses-counted = { $candidates } candidats sont éliminés dans { $cells } cases
losses-counted-after = { $candidates } candidats sont éliminés dans { $cells } cases
other-cells = { $count } autres cases
so = Donc { AS($gone, "losses-after") }.
either-way = Dans tous les cas, { AS($gone, "losses-after") }.
must-be = Donc { $cell } est forcément { $digit }.
cannot =
    Donc { AS($cells, "brief") } ne { $cells ->
        [one] peut
       *[other] peuvent
    } pas être { $digit }.
cannot-seeing =
    Donc { AS($cells, "brief") }, qui { $cells ->
        [one] voit { $what }, ne peut
       *[other] voient { $what }, ne peuvent
    } pas être { $digit }.
either-way-cannot-seeing =
    Dans tous les cas, { AS($cells, "brief") }, qui { $cells ->
        [one] voit { $what }, ne peut
       *[other] voient { $what }, ne peuvent
    } pas être { $digit }.
so-seeing =
    Donc { AS($cells, "brief") }, qui { $cells ->
        [one] voit { $what }, ne peut
       *[other] voient { $what }, ne peuvent
    } pas être { AS($digits, "nor") }.
no-cell-seeing = Aucune case qui voit { $what } ne peut être { AS($digits, "nor") }.

## Ce que voient des cases

both = les deux
all-of-them = toutes ces cases
both-ends = les deux extrémités

## Ensembles presque verrouillés

one-more = Chaque ensemble a un chiffre de plus qu’il n’a de cases : s’il en perd un, il garde tous les autres.
set-line = { $set } : { $cells } avec { $digits }.

## Des cases qui auraient deux solutions

second-solution = Si ces { AS($count, "word") } cases étaient toutes { AS($digits, "or") }, échanger ces chiffres donnerait une deuxième solution, or la grille n’en a qu’une.
only-one-more =
    Seule { $cell } a { $extras ->
        [one] un autre candidat, { $extras }, donc elle est forcément { $extras }
       *[other] d’autres candidats, { $extras }, donc elle est forcément l’un d’eux
    }.
used-up = Avec { $cells }, dont les seuls candidats sont { $own }, cela réserve { $digits } { AS($houses, "in") }.
together-used-up = Cela réserve donc ces { AS($digits, "word") } chiffres { AS($houses, "in") }.

## Ce que voient des cases

all-three = les trois
them-all = toutes ces cases
