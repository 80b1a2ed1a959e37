### Chaînes forcées, réseaux forcés et poissons Kraken : ce qui découle de suppositions.

## Le début

suppose = Supposons que { $cell } soit { $digit }.
suppose-not = Supposons que { $cell } ne soit pas { $digit }.
is-or-isnt = { $cell } est { $digit }, ou ne l’est pas.
cell-must-be = { $cell } est forcément { AS($digits, "or") }.
house-needs = { AS($house, "the") } doit avoir { $digit } en { AS($cells, "or") }.
need-cells =
    { AS($base, "the") } ont besoin de { AS($base, "word") } cases pour { $digit }, et { AS($cover, "the") } { $cover ->
        [one] n’en offre qu’une
       *[other] n’en offrent que { AS($cover, "word") }
    }.
so-must-be = Donc { AS($cells, "or") } est forcément { $digit }.
so-one-must-be = Donc l’une des cases { $cells } est forcément { $digit }.

## Lignes

if-is = Si { $cell } est { $digit }, { $then }.
if-isnt = Si { $cell } n’est pas { $digit }, { $then }.
if-any-is = Si { AS($cells, "or") } est { $digit }, { $gone }, qui voit { $what }, ne peut pas être { $lost }.
then = Alors { $then }.
so = Alors { $then }.
also = De plus, { $then }.
in-cell = En { $cell } : { AS($went, "commas") }.
in-house = { AS($house, "in") } : { AS($went, "commas") }.
so-can-not-be = { $leaves }, donc { $cell } ne peut pas être { $digit }.
so-must-be-after-all = { $leaves }, donc { $cell } est forcément { $digit }.
impossible = { $leaves }, ce qui est impossible.

## Parties de lignes : un chiffre qui a forcément sa place quelque part

must-by-cell = { $cell } est forcément { $digit } (son dernier candidat)
must-by-house = { $cell } est forcément { $digit } (dernière place { AS($house, "in") })
must = { $cell } est forcément { $digit } ({ AS($went, "commas") })
must-in = { $cell } est forcément { $digit } ({ AS($house, "in") } : { AS($went, "commas") })
digits-went =
    { $digits } { $digits ->
        [one] est éliminé
       *[other] sont éliminés
    } par { $cell }
digits-went-above =
    { $digits } { $digits ->
        [one] est éliminé
       *[other] sont éliminés
    } plus haut
digits-with = { $digits } par { $cell }
digits-above = { $digits } plus haut
cells-went =
    { $cells } { $cells ->
        [one] est éliminée
       *[other] sont éliminées
    } par { $cell }
cells-went-above =
    { $cells } { $cells ->
        [one] est éliminée
       *[other] sont éliminées
    } plus haut
cells-with = { $cells } par { $cell }
cells-above = { $cells } plus haut
cell-is = { $cell } est { $digit }

## Parties de lignes : motifs

digit-goes =
    { AS($houses, "the") } { $houses ->
        [one] doit
       *[other] doivent
    } avoir { $digit } { AS($cover, "in") }, donc { AS($gone, "all-losses") }
cells-have =
    { AS($house, "in") }, { $cells } { $cells ->
        [one] est
       *[other] sont
    } forcément { AS($digits, "or") }, donc { AS($gone, "all-losses") }
digits-go =
    { AS($house, "the") } doit avoir { $digits ->
        [one] le chiffre
       *[other] les chiffres
    } { $digits } en { $cells }, donc { AS($gone, "all-losses") }

## Parties de lignes : la fin d’un cas

nothing-else = il ne faut rien d’autre
goes-wrong = quelque chose ne va pas
it-can-not-be = elle ne peut pas être { AS($digits, "nor") }
can-not-be = { $cell } ne peut pas être { AS($digits, "nor") }
no-other-cell =
    { AS($cells, "brief") }, qui { $cells ->
        [one] voit { $seen }, ne peut
       *[other] voient { $seen }, ne peuvent
    } pas être { $digit }

## Parties de lignes : contradictions

no-digit = Cela ne laisse aucun chiffre pour { $cell }
no-place = Cela ne laisse aucune place pour { $digit } { AS($house, "in") }
twice = Cela donne deux fois { $digit } { AS($house, "in") }
sum = Alors la cage de { $cell } a pour somme { $found } au lieu de { $sum }

## Conclusions

each-way = Dans tous les cas, { $cell } est { $digit }.
each-case = Chaque cas élimine les mêmes candidats.
