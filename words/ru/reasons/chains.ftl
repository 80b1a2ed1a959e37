### Цепочки и петли.

two-each = У каждой из этих клеток ровно два кандидата.
suppose = Допустим, { $statement }.

## Строка цепочки

then = { AS($link, "Тогда") } { AS($statement, "after") }.
then-because = { AS($link, "Тогда") } { AS($statement, "after") } ({ $because }).
then-so = { AS($link, "Тогда") } { AS($statement, "after") }, { AS($next-link, "поэтому") } { AS($next, "after") }.
then-because-so = { AS($link, "Тогда") } { AS($statement, "after") } ({ $because }), { AS($next-link, "поэтому") } { AS($next, "after") }.
then-so-not = { AS($link, "Тогда") } { AS($statement, "after") }, { AS($next-link, "поэтому") } там не { $next }.
then-because-so-not = { AS($link, "Тогда") } { AS($statement, "after") } ({ $because }), { AS($next-link, "поэтому") } там не { $next }.

## Причины в скобках

only-place = последнее место { AS($house, "in") }
only-places = последние места { AS($house, "in") }
set-without = набор { $set } без цифры { $digit } сохраняет все остальные
other-candidate = второй кандидат этой клетки
only-fitting = { $clue }: к { AS($digits, "or") } в { $cell } подходит только этот кандидат
only-place-needed = { $clue }: среди этих клеток стоит { $digit }, а другого места не осталось

## Конец цепочки

one-end-is = Значит, в { $one } или в { $another } стоит { $digit }.
one-end = Значит, { $one } или { $another }.
would-have-to-be = Если бы в { $cell } не стояла цифра { $digit }, там всё равно могла бы стоять только { $digit }.
is-and-cannot-be = Значит, в { $cell } стоит { $digit } и не может стоять { AS($others, "or") }.

## Конец петли

is-a-loop = Эта цепочка — петля: у каждой связи верен ровно один конец.
one-of-both-ends =
    В одной из клеток { $ends } стоит { $digit }, поэтому в { AS($cells, "brief") }, { $cells ->
        [one] которая видит
        [few] которые видят
        [many] которые видят
       *[other] которые видят
    } обе, эта цифра стоять не может.
one-of-all-ends =
    В одной из клеток { $ends } стоит { $digit }, поэтому в { AS($cells, "brief") }, { $cells ->
        [one] которая видит
        [few] которые видят
        [many] которые видят
       *[other] которые видят
    } их все, эта цифра стоять не может.
nothing-else = В { $cell } может стоять только { AS($digits, "or") }.
set-keeps =
    В этой петле набор { $set } теряет только цифру { AS($ends, "or") }, поэтому в нём { $digits ->
        [one] остаётся { $digits }
        [few] остаются { $digits }
        [many] остаются { $digits }
       *[other] остаются { $digits }
    }.
see-every =
    { $cells } { $cells ->
        [one] видит
        [few] видят
        [many] видят
       *[other] видят
    } там каждое место цифры { $digit }.
see-every-place =
    { $cells } { $cells ->
        [one] видит там каждое место тех цифр, которые теряет
        [few] видят там каждое место тех цифр, которые теряют
        [many] видят там каждое место тех цифр, которые теряют
       *[other] видят там каждое место тех цифр, которые теряют
    }.
