### Coloriages d’un chiffre : des cases en deux couleurs, dont l’une a le chiffre.

two-colours = Là où { $digit } a exactement deux places, l’une a la couleur { $a } et l’autre la couleur { $b }.
all-of-one = Donc la couleur { $a } est { $digit } partout, ou bien la couleur { $b }.
two-pairs = Là où { $digit } a exactement deux places, elles ont les couleurs { $a } et { $b }, ou les couleurs { $c } et { $d }.
all-of-one-each = Dans chaque paire, une des couleurs est { $digit } partout.

## Lignes

linked = Exactement deux places : { $houses }.
colour-has = Couleur { $colour } : { $cells }.
see-each-other = { $near } (couleur { $one }) et { $far } (couleur { $another }) se voient.
sees-two = { $cell } voit { $near } (couleur { $one }) et { $far } (couleur { $another }).
sees-colours = La couleur { $colour } voit la couleur { $c } ({ $from-c } voit { $to-c }) et la couleur { $d } ({ $from-d } voit { $to-d }).

## Ce qui en découle

out-by-sight = { $cells } ont toutes deux la couleur { $colour } et se voient, donc la couleur { $colour } est exclue.
out-by-pair = L’une de ces deux dernières est { $digit } partout, donc la couleur { $colour } est exclue.
one-of-two = Donc la couleur { $b } ou la couleur { $d } est { $digit } partout.
one-of-two-twice = Donc la couleur { $b } ou { $d } est { $digit } partout, de même que la couleur { $a } ou { $c }.
cannot-each-seeing =
    Donc { AS($cells, "brief") }, qui { $cells ->
        [one] voit { $what }, ne peut
       *[other] voient chacune { $what }, ne peuvent
    } pas être { $digit }.

## Ce que voient des cases

both-colours = les deux couleurs
both-colours-at = les deux couleurs ({ AS($cells, "each") })
both-of-these = ces deux couleurs
both-of-these-at = ces deux couleurs ({ AS($cells, "each") })
both-of-one-pair = les deux couleurs d’une de ces paires
