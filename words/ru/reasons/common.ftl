### Предложения, общие для многих объяснений.

## Выводы. Краткий список клеток всегда стоит после «в»: «в 7 других клетках».

loss = в { AS($cells, "brief") } не может стоять { AS($digits, "or") }
loss-after = в { AS($cells, "brief") } не может стоять { AS($digits, "or") }
losses-counted =
    { $candidates ->
        [one] исключается { $candidates } кандидат
        [few] исключаются { $candidates } кандидата
        [many] исключаются { $candidates } кандидатов
       *[other] исключаются { $candidates } кандидата
    } в { $cells } { $cells ->
        [one] клетке
        [few] клетках
        [many] клетках
       *[other] клетках
    }
losses-counted-after =
    { $candidates ->
        [one] исключается { $candidates } кандидат
        [few] исключаются { $candidates } кандидата
        [many] исключаются { $candidates } кандидатов
       *[other] исключаются { $candidates } кандидата
    } в { $cells } { $cells ->
        [one] клетке
        [few] клетках
        [many] клетках
       *[other] клетках
    }
other-cells =
    { $count } { $count ->
        [one] другой клетке
        [few] других клетках
        [many] других клетках
       *[other] других клетках
    }
so = Значит, { AS($gone, "losses-after") }.
either-way = В любом случае { AS($gone, "losses-after") }.
must-be = Значит, в { $cell } может стоять только { $digit }.
cannot = Значит, в { AS($cells, "brief") } не может стоять { $digit }.
cannot-seeing =
    Значит, в { AS($cells, "brief") }, { $cells ->
        [one] которая видит
        [few] которые видят
        [many] которые видят
       *[other] которые видят
    } { $what }, не может стоять { $digit }.
either-way-cannot-seeing =
    В любом случае в { AS($cells, "brief") }, { $cells ->
        [one] которая видит
        [few] которые видят
        [many] которые видят
       *[other] которые видят
    } { $what }, не может стоять { $digit }.
so-seeing =
    Значит, в { AS($cells, "brief") }, { $cells ->
        [one] которая видит
        [few] которые видят
        [many] которые видят
       *[other] которые видят
    } { $what }, не может стоять { AS($digits, "or") }.
no-cell-seeing = Ни в одной клетке, которая видит { $what }, не может стоять { AS($digits, "or") }.

## Что видят клетки

both = обе
all-of-them = их все
both-ends = оба конца

## Почти запертые наборы

one-more = В каждом наборе на одну цифру больше, чем клеток: если он теряет одну, все остальные в нём остаются.
set-line = Набор { $set }: { $cells } с цифрами { $digits }.

## Клетки, у которых было бы два решения

second-solution = Если бы все { AS($count, "word") } содержали только цифры { $digits }, их перестановка дала бы второе решение, а у судоку оно одно.
only-one-more =
    Только в { $cell } есть { $extras ->
        [one] другой кандидат ({ $extras }), поэтому там может стоять только { $extras }
        [few] другие кандидаты ({ $extras }), поэтому там обязательно стоит один из них
        [many] другие кандидаты ({ $extras }), поэтому там обязательно стоит один из них
       *[other] другие кандидаты ({ $extras }), поэтому там обязательно стоит один из них
    }.
used-up = Эта клетка и { $cells }, где есть только { $own }, забирают { AS($houses, "in") } цифры { $digits }.
together-used-up =
    Вместе эти клетки забирают { AS($houses, "in") } эти { AS($digits, "word") } { $digits ->
        [one] цифру
        [few] цифры
        [many] цифр
       *[other] цифры
    }.

## Что видят клетки

all-three = все три
them-all = их все
