### Somas: gaiolas, e linhas, colunas e caixas que somam 45.

## De onde vem um valor

single-cell = { $cell } forma sozinha uma gaiola de { $sum }.
cage = A gaiola de { $cells } soma { $sum }.
houses-add-up =
    { AS($houses, "the") } { $houses ->
        [one] soma
       *[other] somam
    } { $sum }.
cage-at = A gaiola em { $cell } soma { $sum }.
cages-add-up = { $cages } somam { $sum }.
cages = as gaiolas de { $cages }
sum-at = { $sum } em { $cell }
cages-counted = { AS($count, "word") } gaiolas
leave-out =
    { $count ->
        [one] Ela deixa de fora { $out }
       *[other] Elas deixam de fora { $out }
    }.
have-besides =
    { $count ->
        [one] Ela inclui também { $besides }
       *[other] Elas incluem também { $besides }
    }.
leave-out-and-have =
    { $count ->
        [one] Ela deixa de fora { $out } e inclui também { $besides }
       *[other] Elas deixam de fora { $out } e incluem também { $besides }
    }.
outside =
    Destas, { $cells } { $cells ->
        [one] fica
       *[other] ficam
    } fora da área.
left-out =
    { $cells ->
        [one] Sobra { $cells }
       *[other] Sobram { $cells }
    }.
in-it = Nela, { $filled }.
of-these = Entre essas células, { $filled }.
cell-is = { $cell } é { $digit }
so-add-up =
    Logo, { $cells } { $cells ->
        [one] vale
       *[other] somam
    } { $amount }.
so-as-much =
    Logo, { $more } { $more ->
        [one] vale
       *[other] somam
    } tanto quanto { $less ->
        [one] { $less }
       *[other] { $less } juntas
    }.
so-more-than =
    Logo, { $more } { $more ->
        [one] vale
       *[other] somam
    } { $amount } a mais do que { $less ->
        [one] { $less }
       *[other] { $less } juntas
    }.
must-be = Logo, { $cell } tem que ser { $amount } = { $digit }.

## Combinações

ways =
    { $sums ->
        [one] Isso só pode ser { $sums }
       *[other] Isso pode ser { AS($sums, "or") }
    }.
sum = { AS($digits, "sum") }
line = { AS($digits, "sum") }: { AS($fate, "clauses") }.
line-in = Em { $cells }, { AS($digits, "sum") }: { AS($fate, "clauses") }.
no-place = não há lugar para { $digits }
goes-in =
    { $digits } só { $digits ->
        [one] pode
       *[other] podem
    } ficar em { AS($cells, "each") }
then-in = então { $digits } em { AS($cells, "each") }
leaves-nothing = { AS($digits, "sum") } não deixa nada para a outra gaiola: { $needs }.
needs = { AS($digits, "sum") } precisa de { $common }
share-none =
    { $cells } { $cells ->
        [one] vê
       *[other] veem
    } { $others }, então não têm nenhum dígito em comum.

## Um dígito de todas as combinações

it-has =
    Essa combinação tem { $digit }, que { $cells ->
        [one] só pode ficar
       *[other] fica
    } em { AS($cells, "or") }.
each-has =
    Cada combinação tem { $digit }, que { $cells ->
        [one] só pode ficar
       *[other] fica
    } em { AS($cells, "or") }.
one-left-has =
    A combinação que resta tem { $digit }, que { $cells ->
        [one] só pode ficar
       *[other] fica
    } em { AS($cells, "or") }.
others-have =
    Cada uma das outras tem { $digit }, que { $cells ->
        [one] só pode ficar
       *[other] fica
    } em { AS($cells, "or") }.
cannot-seeing =
    Logo, { $cells }, que { $cells ->
        [one] vê
       *[other] veem
    } { $what }, { $cells ->
        [one] não pode ser
       *[other] não podem ser
    } { $digit }.

## Duas células

no-digit-fits = Se { $cell } é { AS($digits, "or") }, nenhum dígito cabe em { $other }.
cannot-be-with = Se { $cell } é { $digit }, { $other } tem que ser { $with }, mas não pode.

## Limites

bounds = { $bounds }.
at-least =
    { $cells } { $cells ->
        [one] vale
       *[other] somam
    } pelo menos { AS($digits, "sum") }
at-most =
    { $cells } { $cells ->
        [one] vale
       *[other] somam
    } no máximo { AS($digits, "sum") }
digit = { $digit }
makes-at-least = Isso dá pelo menos { $sum } para { $cell }.
makes-at-most = Isso dá no máximo { $sum } para { $cell }.
