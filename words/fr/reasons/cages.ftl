### Sommes : des cages, et des lignes, colonnes et blocs dont la somme est 45.

## D’où vient une somme

single-cell = { $cell } est à elle seule une cage de somme { $sum }.
cage = La cage de { $cells } a pour somme { $sum }.
houses-add-up = La somme { AS($houses, "of") } est { $sum }.
cage-at = La cage en { $cell } a pour somme { $sum }.
cages-add-up = { $cages } ont pour somme totale { $sum }.
cages = les cages de { $cages }
sum-at = { $sum } en { $cell }
cages-counted = { AS($count, "word") } cages
leave-out =
    { $count ->
        [one] Elle laisse de côté { $out }
       *[other] Elles laissent de côté { $out }
    }.
have-besides =
    { $count ->
        [one] Elle comprend en plus { $besides }
       *[other] Elles comprennent en plus { $besides }
    }.
leave-out-and-have =
    { $count ->
        [one] Elle laisse de côté { $out } et comprend en plus { $besides }
       *[other] Elles laissent de côté { $out } et comprennent en plus { $besides }
    }.
outside =
    Parmi elles, { $cells } { $cells ->
        [one] se trouve
       *[other] se trouvent
    } en dehors.
left-out =
    Il reste { $cells ->
        [one] la case { $cells }
       *[other] les cases { $cells }
    }.
in-it = Dans cette cage, { $filled }.
of-these = Parmi ces cases, { $filled }.
cell-is = { $cell } est { $digit }
so-add-up =
    Donc { $cells } { $cells ->
        [one] vaut { $amount }
       *[other] ont pour somme { $amount }
    }.
so-as-much =
    Donc { $more } { $more ->
        [one] vaut autant que
       *[other] valent en tout autant que
    } { $less ->
        [one] { $less }
       *[other] { $less } en tout
    }.
so-more-than =
    Donc { $more } { $more ->
        [one] vaut
       *[other] valent en tout
    } { $amount } de plus que { $less ->
        [one] { $less }
       *[other] { $less } en tout
    }.
must-be = Donc { $cell } est forcément { $amount } = { $digit }.

## Combinaisons

ways =
    { $sums ->
        [one] Cela ne peut être que { $sums }
       *[other] Cela peut être { AS($sums, "or") }
    }.
sum = { AS($digits, "sum") }
line = { AS($digits, "sum") } : { AS($fate, "clauses") }.
line-in = { AS($digits, "sum") } en { $cells } : { AS($fate, "clauses") }.
no-place =
    { $digits } { $digits ->
        [one] n’a pas de place
       *[other] n’ont pas de place
    }
goes-in =
    { $digits } { $digits ->
        [one] ne peut aller
       *[other] ne peuvent aller
    } qu’en { AS($cells, "each") }
then-in = donc { $digits } en { AS($cells, "each") }
leaves-nothing = { AS($digits, "sum") } ne laisse rien à l’autre cage : { AS($needs, "semicolons") }.
needs = { AS($digits, "sum") } exige { $common }
share-none =
    { $cells } { $cells ->
        [one] voit
       *[other] voient
    } { $others }, donc elles n’ont aucun chiffre en commun.

## Un chiffre de toutes les combinaisons

it-has =
    Cette combinaison contient { $digit }, qui { $cells ->
        [one] ne peut aller qu’en { AS($cells, "or") }
       *[other] est en { AS($cells, "or") }
    }.
each-has =
    Chaque combinaison contient { $digit }, qui { $cells ->
        [one] ne peut aller qu’en { AS($cells, "or") }
       *[other] est en { AS($cells, "or") }
    }.
one-left-has =
    La combinaison qui reste contient { $digit }, qui { $cells ->
        [one] ne peut aller qu’en { AS($cells, "or") }
       *[other] est en { AS($cells, "or") }
    }.
others-have =
    Chacune des autres contient { $digit }, qui { $cells ->
        [one] ne peut aller qu’en { AS($cells, "or") }
       *[other] est en { AS($cells, "or") }
    }.
cannot-seeing =
    Donc { $cells }, qui { $cells ->
        [one] voit { $what }, ne peut
       *[other] voient { $what }, ne peuvent
    } pas être { $digit }.

## Deux cases

no-digit-fits = Si { $cell } est { AS($digits, "or") }, aucun chiffre ne convient en { $other }.
cannot-be-with = Si { $cell } est { $digit }, { $other } est { $with }, ce qui est impossible.

## Bornes

bounds = { $bounds }.
at-least =
    { $cells } { $cells ->
        [one] vaut au moins
       *[other] valent en tout au moins
    } { AS($digits, "sum") }
at-most =
    { $cells } { $cells ->
        [one] vaut au plus
       *[other] valent en tout au plus
    } { AS($digits, "sum") }
digit = { $digit }
makes-at-least = Cela fait au moins { $sum } pour { $cell }.
makes-at-most = Cela fait au plus { $sum } pour { $cell }.
