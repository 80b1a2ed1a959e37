### Вынуждающие цепочки, сети и рыба-кракен: что следует из предположений.

## С чего начинается

suppose = Допустим, в { $cell } стоит { $digit }.
suppose-not = Допустим, в { $cell } не { $digit }.
is-or-isnt = В { $cell } стоит { $digit } — или не стоит.
cell-must-be = В { $cell } обязательно стоит { AS($digits, "or") }.
house-needs = { AS($house, "in") } цифра { $digit } обязательно стоит в { AS($cells, "or") }.
need-cells =
    { AS($base, "to") } для цифры { $digit } { $base ->
        [one] нужна { AS($base, "word") } клетка
        [few] нужны { AS($base, "word") } клетки
        [many] нужно { AS($base, "word") } клеток
       *[other] нужны { AS($base, "word") } клетки
    }, а { AS($cover, "in") } их может быть только { AS($cover, "word") }.
so-must-be = Значит, в { AS($cells, "or") } обязательно стоит { $digit }.
so-one-must-be = Значит, в одной из клеток { $cells } обязательно стоит { $digit }.

## Строки списка

if-is = Если в { $cell } стоит { $digit }, то { $then }.
if-isnt = Если в { $cell } не { $digit }, то { $then }.
if-any-is = Если { $digit } стоит в { AS($cells, "or") }, то в { $gone }, которая видит { $what }, не может стоять { $lost }.
then = Тогда { $then }.
so = Поэтому { $then }.
also = Кроме того, { $then }.
in-cell = В { $cell }: { AS($went, "commas") }.
in-house = { AS($house, "in") }: { AS($went, "commas") }.
so-can-not-be = { $leaves }, поэтому в { $cell } не может стоять { $digit }.
so-must-be-after-all = { $leaves }, поэтому в { $cell } всё же обязательно стоит { $digit }.
impossible = { $leaves }, а это невозможно.

## Части строк: цифра, которая обязательно где-то стоит

must-by-cell = в { $cell } обязательно стоит { $digit } (последний кандидат)
must-by-house = в { $cell } обязательно стоит { $digit } (последнее место { AS($house, "in") })
must = в { $cell } обязательно стоит { $digit } ({ AS($went, "commas") })
must-in = в { $cell } обязательно стоит { $digit } ({ AS($house, "in") }: { AS($went, "commas") })
digits-went =
    { $digits } { $digits ->
        [one] отпадает
        [few] отпадают
        [many] отпадают
       *[other] отпадают
    } из-за { $cell }
digits-went-above =
    { $digits } { $digits ->
        [one] отпадает
        [few] отпадают
        [many] отпадают
       *[other] отпадают
    } выше
digits-with = { $digits } — из-за { $cell }
digits-above = { $digits } — выше
cells-went =
    { $cells } { $cells ->
        [one] отпадает
        [few] отпадают
        [many] отпадают
       *[other] отпадают
    } из-за { $cell }
cells-went-above =
    { $cells } { $cells ->
        [one] отпадает
        [few] отпадают
        [many] отпадают
       *[other] отпадают
    } выше
cells-with = { $cells } — из-за { $cell }
cells-above = { $cells } — выше
cell-is = в { $cell } стоит { $digit }

## Части строк: рисунки

digit-goes = цифра { $digit } { AS($houses, "in") } может стоять только { AS($cover, "in") }, поэтому { AS($gone, "all-losses") }
cells-have = { AS($house, "in") } в { $cells } может стоять только { AS($digits, "or") }, поэтому { AS($gone, "all-losses") }
digits-go =
    { $digits ->
        [one] цифра
        [few] цифры
        [many] цифры
       *[other] цифры
    } { $digits } { AS($house, "in") } { $digits ->
        [one] может
        [few] могут
        [many] могут
       *[other] могут
    } стоять только в { $cells }, поэтому { AS($gone, "all-losses") }

## Части строк: конец случая

nothing-else = больше ничего не нужно
goes-wrong = что-то не сходится
it-can-not-be = там не может стоять { AS($digits, "or") }
can-not-be = в { $cell } не может стоять { AS($digits, "or") }
no-other-cell =
    в { AS($cells, "brief") }, { $cells ->
        [one] которая видит
        [few] которые видят
        [many] которые видят
       *[other] которые видят
    } { $seen }, не может стоять { $digit }

## Части строк: противоречия

no-digit = Тогда для { $cell } не остаётся ни одной цифры
no-place = Тогда { AS($house, "in") } не остаётся места для цифры { $digit }
twice = Тогда { AS($house, "in") } дважды стоит { $digit }
sum = Тогда сумма зоны с клеткой { $cell } равна { $found }, а не { $sum }

## Выводы

each-way = В каждом случае в { $cell } стоит { $digit }.
each-case = Каждый случай исключает одних и тех же кандидатов.
