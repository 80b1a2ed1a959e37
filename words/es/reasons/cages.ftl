### Sumas: jaulas, y filas, columnas y cajas que suman 45.

## De dónde viene una cantidad

single-cell = { $cell } es por sí sola una jaula de { $sum }.
cage = La jaula de { $cells } suma { $sum }.
houses-add-up =
    { AS($houses, "the") } { $houses ->
        [one] suma
       *[other] suman
    } { $sum }.
cage-at = La jaula en { $cell } suma { $sum }.
cages-add-up = { $cages } suman { $sum }.
cages = las jaulas { $cages }
sum-at = de { $sum } en { $cell }
cages-counted = { AS($count, "word") } jaulas
leave-out =
    { $count ->
        [one] Deja fuera { $out }
       *[other] Dejan fuera { $out }
    }.
have-besides =
    { $count ->
        [one] Además, incluye { $besides }
       *[other] Además, incluyen { $besides }
    }.
leave-out-and-have =
    { $count ->
        [one] Deja fuera { $out } y además incluye { $besides }
       *[other] Dejan fuera { $out } y además incluyen { $besides }
    }.
outside =
    De ellas, { $cells } { $cells ->
        [one] queda
       *[other] quedan
    } fuera de la zona.
left-out =
    Sin contar { $cells ->
        [one] queda { $cells }
       *[other] quedan { $cells }
    }.
in-it = En ella, { $filled }.
of-these = De estas celdas, { $filled }.
cell-is = { $cell } es { $digit }
so-add-up =
    Así que { $cells } { $cells ->
        [one] es
       *[other] suman
    } { $amount }.
so-as-much =
    Así que { $more } { $more ->
        [one] vale
       *[other] suman
    } lo mismo que { $less ->
        [one] { $less }
       *[other] { $less } juntas
    }.
so-more-than =
    Así que { $more } { $more ->
        [one] vale
       *[other] suman
    } { $amount } más que { $less ->
        [one] { $less }
       *[other] { $less } juntas
    }.
must-be = Por tanto, { $cell } tiene que ser { $amount } = { $digit }.

## Combinaciones

ways =
    { $sums ->
        [one] Eso solo puede ser { $sums }
       *[other] Eso puede ser { AS($sums, "or") }
    }.
sum = { AS($digits, "sum") }
line = { AS($digits, "sum") }: { AS($fate, "clauses") }.
line-in = { AS($digits, "sum") } en { $cells }: { AS($fate, "clauses") }.
no-place =
    { $digits } no { $digits ->
        [one] tiene
       *[other] tienen
    } lugar
goes-in =
    { $digits } solo { $digits ->
        [one] puede
       *[other] pueden
    } ir en { AS($cells, "each") }
then-in = entonces { $digits } en { AS($cells, "each") }
leaves-nothing = { AS($digits, "sum") } no deja nada para la otra jaula: { $needs }.
needs = { AS($digits, "sum") } necesita { $common }
share-none =
    { $cells } { $cells ->
        [one] ve
       *[other] ven
    } a { $others }, así que no comparten ningún dígito.

## Un dígito de todas las combinaciones

it-has =
    Esta combinación tiene { $digit }, que { $cells ->
        [one] solo puede ir
       *[other] está
    } en { AS($cells, "or") }.
each-has =
    Cada combinación tiene { $digit }, que { $cells ->
        [one] solo puede ir
       *[other] está
    } en { AS($cells, "or") }.
one-left-has =
    La combinación que queda tiene { $digit }, que { $cells ->
        [one] solo puede ir
       *[other] está
    } en { AS($cells, "or") }.
others-have =
    Cada una de las demás tiene { $digit }, que { $cells ->
        [one] solo puede ir
       *[other] está
    } en { AS($cells, "or") }.
cannot-seeing =
    Por tanto, { $cells }, que { $cells ->
        [one] ve
       *[other] ven
    } { $what }, no { $cells ->
        [one] puede
       *[other] pueden
    } ser { $digit }.

## Dos celdas

no-digit-fits = Si { $cell } es { AS($digits, "or") }, ningún dígito cabe en { $other }.
cannot-be-with = Si { $cell } es { $digit }, { $other } es { $with }, pero no puede serlo.

## Límites

bounds = { $bounds }.
at-least =
    { $cells } { $cells ->
        [one] es
       *[other] suman
    } como mínimo { AS($digits, "sum") }
at-most =
    { $cells } { $cells ->
        [one] es
       *[other] suman
    } como máximo { AS($digits, "sum") }
digit = { $digit }
makes-at-least = Eso deja como mínimo { $sum } para { $cell }.
makes-at-most = Eso deja como máximo { $sum } para { $cell }.
