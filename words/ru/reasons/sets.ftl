### Почти запертые наборы: наборы с общими цифрами, цветок смерти, Sue de Coq.

## Два набора

loses-and-keeps = Все их клетки для цифры { AS($digits, "or") } видят друг друга, поэтому набор { $one } или { $another } теряет { AS($digits, "or") } и сохраняет { $kept }.
loses-and-keeps-rest = Все их клетки для цифры { AS($digits, "or") } видят друг друга, поэтому набор { $one } или { $another } теряет { AS($digits, "or") } и сохраняет остальное.
see-each-other =
    Все их клетки для цифры { $digit } видят друг друга, и клетки для { $others ->
        [one] цифры { $others }
        [few] цифр { $others }
        [many] цифр { $others }
       *[other] цифр { $others }
    } тоже.
keeps-its-digit =
    Набор { $set } сохраняет { $digit }, поэтому в { AS($cells, "brief") }, { $cells ->
        [one] которая видит
        [few] которые видят
        [many] которые видят
       *[other] которые видят
    } в нём каждое место этой цифры, она стоять не может.
one-has-digit =
    В одном из наборов есть { $digit }, поэтому в { AS($cells, "brief") }, { $cells ->
        [one] которая видит
        [few] которые видят
        [many] которые видят
       *[other] которые видят
    } в обоих каждое место этой цифры, она стоять не может.
each-has-one = Значит, в каждом наборе есть одна из цифр { $digits } и остаются все остальные его цифры.

## Наборы друг за другом

suppose-it-lacks = Допустим, цифры { AS($kept, "or") } в нём нет: тогда в нём есть { $next }.
so-must-have = Каждое место цифры { $digit } в наборе { $set } видит каждое её место в наборе { $before }, поэтому в наборе { $set } её нет и обязательно есть { $must }.
first-or-last-has =
    Поэтому в наборе { $first } или { $last } { $digits ->
        [one] есть цифра
        [few] есть цифры
        [many] есть цифры
       *[other] есть цифры
    } { $digits }.

## Стебель с лепестками

stem = В стебле { $stem } стоит { AS($digits, "or") }, и он видит каждую клетку, у которой забирает цифру.
if-stem-is =
    Если в нём стоит { $digit }, то { $cells ->
        [one] { $cells } теряет эту цифру, и там остаётся { $left }
        [few] клетки { $cells } теряют эту цифру, и там остаются { $left }
        [many] клетки { $cells } теряют эту цифру, и там остаются { $left }
       *[other] клетки { $cells } теряют эту цифру, и там остаются { $left }
    }.
one-cell-is = Каждый раз цифр остаётся столько же, сколько клеток, поэтому в одной из клеток стоит { $digit }.
cells-have = Каждый раз цифр остаётся столько же, сколько клеток, поэтому в этих клетках стоят { $digits }.

## Что видят клетки

every-in-sets = каждое место цифры { $digit } в наборах { $one } и { $another }
every-among-them = среди них каждое место цифры { $digit }
no-cell-sees-both =
    В клетке, которая видит каждое место цифры { $digit } в обоих наборах, эта цифра стоять не может; то же верно для { $others ->
        [one] цифры { $others }
        [few] цифр { $others }
        [many] цифр { $others }
       *[other] цифр { $others }
    }.
no-cell-sees-them =
    В клетке, которая видит среди них каждое место цифры { $digit }, эта цифра стоять не может; то же верно для { $others ->
        [one] цифры { $others }
        [few] цифр { $others }
        [many] цифр { $others }
       *[other] цифр { $others }
    }.

## Sue de Coq

divide =
    { $line } и { $other } делят между собой { AS($count, "word") } { $count ->
        [one] цифру
        [few] цифры
        [many] цифр
       *[other] цифры
    }.
crossing = На их пересечении, в { $cells }, есть только { $digits }.
in-rest = Набор { $set }, в остальной части { AS($house, "of") }: { $cells } с цифрами { $digits }.
used-once =
    На { AS($count, "word") } { $count ->
        [one] клетку
        [few] клетки
        [many] клеток
       *[other] клетки
    } приходится ровно { AS($count, "word") } { $count ->
        [one] цифра
        [few] цифры
        [many] цифр
       *[other] цифры
    }, а у наборов { $one } и { $another } общих цифр нет, поэтому каждая цифра стоит один раз.
use-up =
    В эти клетки уходят: для { AS($line, "of") } — { $in-line ->
        [one] цифра { $in-line }
        [few] цифры { $in-line }
        [many] цифры { $in-line }
       *[other] цифры { $in-line }
    }, для { AS($other, "of") } — { $in-other ->
        [one] цифра { $in-other }
        [few] цифры { $in-other }
        [many] цифры { $in-other }
       *[other] цифры { $in-other }
    }.
use-up-for-both =
    В эти клетки уходят: для обеих областей — { $both ->
        [one] цифра { $both }
        [few] цифры { $both }
        [many] цифры { $both }
       *[other] цифры { $both }
    }, для { AS($line, "of") } — { $in-line ->
        [one] цифра { $in-line }
        [few] цифры { $in-line }
        [many] цифры { $in-line }
       *[other] цифры { $in-line }
    }, для { AS($other, "of") } — { $in-other ->
        [one] цифра { $in-other }
        [few] цифры { $in-other }
        [many] цифры { $in-other }
       *[other] цифры { $in-other }
    }.
sets-use-up = Набор { $one } забирает свои цифры у { AS($line, "of") }, а набор { $another } — у { AS($other, "of") }.
sets-use-up-for-both =
    Набор { $one } забирает свои цифры у { AS($line, "of") }, набор { $another } — у { AS($other, "of") }, а { $both } { $both ->
        [one] забирается
        [few] забираются
        [many] забираются
       *[other] забираются
    } у обеих областей.
