### Суммы: зоны, а также строки, столбцы и блоки, в сумме дающие 45.

## Откуда берётся сумма

single-cell = { $cell } одна составляет зону с суммой { $sum }.
cage = Сумма зоны { $cells } равна { $sum }.
houses-add-up = Сумма { AS($houses, "of") } равна { $sum }.
cage-at = Сумма зоны с клеткой { $cell } равна { $sum }.
cages-add-up = { $cages } вместе дают { $sum }.
cages = зоны с суммой { $cages }
sum-at = { $sum } ({ $cell })
cages-counted =
    { AS($count, "word") } { $count ->
        [one] зона
        [few] зоны
        [many] зон
       *[other] зоны
    }
leave-out =
    { $count ->
        [one] Она не захватывает
        [few] Они не захватывают
        [many] Они не захватывают
       *[other] Они не захватывают
    } { $out ->
        [one] клетку { $out }
        [few] клетки { $out }
        [many] клетки { $out }
       *[other] клетки { $out }
    }.
have-besides =
    { $count ->
        [one] Она захватывает ещё и
        [few] Они захватывают ещё и
        [many] Они захватывают ещё и
       *[other] Они захватывают ещё и
    } { $besides ->
        [one] клетку { $besides }
        [few] клетки { $besides }
        [many] клетки { $besides }
       *[other] клетки { $besides }
    }.
leave-out-and-have =
    { $count ->
        [one] Она не захватывает
        [few] Они не захватывают
        [many] Они не захватывают
       *[other] Они не захватывают
    } { $out ->
        [one] клетку { $out }
        [few] клетки { $out }
        [many] клетки { $out }
       *[other] клетки { $out }
    }, но { $count ->
        [one] захватывает
        [few] захватывают
        [many] захватывают
       *[other] захватывают
    } ещё и { $besides ->
        [one] клетку { $besides }
        [few] клетки { $besides }
        [many] клетки { $besides }
       *[other] клетки { $besides }
    }.
outside =
    Из них снаружи { $cells ->
        [one] находится клетка { $cells }
        [few] находятся клетки { $cells }
        [many] находятся клетки { $cells }
       *[other] находятся клетки { $cells }
    }.
left-out =
    { $cells ->
        [one] Остаётся клетка { $cells }
        [few] Остаются клетки { $cells }
        [many] Остаются клетки { $cells }
       *[other] Остаются клетки { $cells }
    }.
in-it = Про эту зону уже известно: { $filled }.
of-these = Про эти клетки уже известно: { $filled }.
cell-is = в { $cell } стоит { $digit }
so-add-up =
    Значит, { $cells ->
        [one] { $cells } даёт
        [few] { $cells } вместе дают
        [many] { $cells } вместе дают
       *[other] { $cells } вместе дают
    } { $amount }.
so-as-much =
    Значит, { $more } { $more ->
        [one] даёт
        [few] вместе дают
        [many] вместе дают
       *[other] вместе дают
    } столько же, сколько и { $less ->
        [one] { $less }
        [few] { $less } вместе
        [many] { $less } вместе
       *[other] { $less } вместе
    }.
so-more-than =
    Значит, { $more } { $more ->
        [one] даёт
        [few] вместе дают
        [many] вместе дают
       *[other] вместе дают
    } на { $amount } больше, чем { $less ->
        [one] { $less }
        [few] { $less } вместе
        [many] { $less } вместе
       *[other] { $less } вместе
    }.
must-be = Значит, в { $cell } может стоять только { $amount } = { $digit }.

## Комбинации

ways = Это может быть только { AS($sums, "or") }.
sum = { AS($digits, "sum") }
line = { AS($digits, "sum") }: { AS($fate, "clauses") }.
line-in = { AS($digits, "sum") } в { $cells }: { AS($fate, "clauses") }.
no-place =
    { $digits } никуда не { $digits ->
        [one] помещается
        [few] помещаются
        [many] помещаются
       *[other] помещаются
    }
goes-in =
    { $digits } { $digits ->
        [one] может
        [few] могут
        [many] могут
       *[other] могут
    } стоять только в { AS($cells, "each") }
then-in = тогда { $digits } — только в { AS($cells, "each") }
leaves-nothing = { AS($digits, "sum") } ничего не оставляет другой зоне: { $needs }.
needs =
    в { AS($digits, "sum") } { $common ->
        [one] входит
        [few] входят
        [many] входят
       *[other] входят
    } { $common }
share-none =
    { $cells } { $cells ->
        [one] видит
        [few] видят
        [many] видят
       *[other] видят
    } { $others }, поэтому общих цифр у них нет.

## Цифра, общая для всех комбинаций

it-has =
    В эту комбинацию входит { $digit }, и эта цифра { $cells ->
        [one] может стоять только
        [few] стоит
        [many] стоит
       *[other] стоит
    } в { AS($cells, "or") }.
each-has =
    В каждую комбинацию входит { $digit }, и эта цифра { $cells ->
        [one] может стоять только
        [few] стоит
        [many] стоит
       *[other] стоит
    } в { AS($cells, "or") }.
one-left-has =
    В единственную оставшуюся комбинацию входит { $digit }, и эта цифра { $cells ->
        [one] может стоять только
        [few] стоит
        [many] стоит
       *[other] стоит
    } в { AS($cells, "or") }.
others-have =
    В каждую из остальных комбинаций входит { $digit }, и эта цифра { $cells ->
        [one] может стоять только
        [few] стоит
        [many] стоит
       *[other] стоит
    } в { AS($cells, "or") }.
cannot-seeing =
    Значит, в { $cells }, { $cells ->
        [one] которая видит
        [few] которые видят
        [many] которые видят
       *[other] которые видят
    } { $what }, не может стоять { $digit }.

## Две клетки

no-digit-fits = Если в { $cell } стоит { AS($digits, "or") }, для { $other } не подходит ни одна цифра.
cannot-be-with = Если в { $cell } стоит { $digit }, то в { $other } — { $with }, а там эта цифра стоять не может.

## Границы

bounds = { AS($bounds, "clauses") }.
at-least =
    { $cells } { $cells ->
        [one] даёт
        [few] вместе дают
        [many] вместе дают
       *[other] вместе дают
    } не меньше { AS($digits, "sum") }
at-most =
    { $cells } { $cells ->
        [one] даёт
        [few] вместе дают
        [many] вместе дают
       *[other] вместе дают
    } не больше { AS($digits, "sum") }
digit = { $digit }
makes-at-least = Тогда на { $cell } приходится не меньше { $sum }.
makes-at-most = Тогда на { $cell } приходится не больше { $sum }.
