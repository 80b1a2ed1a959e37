### Ответы ученику. Они называют клетку или цифру ответа и верны и без поля.

## Название рисунка, всегда мужского рода и только в именительном или винительном падеже: «этот рисунок «X-Wing»»

named = рисунок «{ AS($technique, "within") }»
pattern = рисунок

## Ответ верен, но по другой причине

is-but = В { $cell } стоит { $digit }, но { $but }.
is-not-but = В { $cell } не { $digit }, но { $but }.
may-be-but = Возможно, в { $cell } стоит { $digit }, но { $but }.
may-not-be-but = Возможно, в { $cell } стоит другая цифра, а не { $digit }, но { $but }.
finds-none = Stepdoku не находит столь же простого шага, который это показывает
finds-none-of = Stepdoku не находит здесь приёма «{ AS($technique, "within") }», который это показывает
no-pattern-shows = ни один { $name } этого не показывает
no-step-shows = ни один шаг «{ AS($technique, "within") }» этого не показывает
this-does-not-show = этот { $name } этого не показывает

## Что не так с цифрой

is-already = В { $cell } уже стоит { $digit }.
ruled-out-earlier = Кандидат { $one } исключён раньше.
could-also-go = { $digit } { AS($houses, "in") } может стоять ещё и в { $cell }.
it-could-also-go = { AS($houses, "in") } эта цифра может стоять ещё и в { $cell }.
not-last = { $cell } — не последняя пустая клетка.
also-empty = { AS($houses, "in") } пуста ещё и { $cell }.
could-also-be = В { $cell } может стоять ещё и { AS($digits, "or") }.
is-other-single = В { $cell } стоит { $digit }, но это «{ AS($technique, "within") }». В этом упражнении нужен { $name }.
your-digit = Твоя цифра — { $digit }.
is-of =
    А { $name } здесь — из { $digits ->
        [one] цифры
        [few] цифр
        [many] цифр
       *[other] цифр
    } { $digits }.
rules-out =
    А { $name } здесь исключает { $digits ->
        [one] цифру
        [few] цифры
        [many] цифры
       *[other] цифры
    } { $digits }.

## Цифра, которую видно

already-has = { AS($house, "in") } уже стоит { $digit } — в { $by }.
sees-by-knight = В { $by } стоит { $digit }, и { $cell } видит эту клетку ходом коня.
sees-by-king = В { $by } стоит { $digit }, и { $cell } видит эту клетку ходом короля.
sees-by-cage = В { $by } стоит { $digit }, и { $cell } видит эту клетку, потому что они в одной зоне.
sees-it = В { $by } стоит { $digit }, и { $cell } видит эту клетку.
so-cannot-be = Значит, в { $cell } не может стоять { $digit }.
so-has-none = Значит, у { $cell } нет кандидата { $digit }, которого можно было бы исключить.

## Кандидат рисунка

is-part = { $one } входит в этот { $name }, а не исключается им.
only-places = { AS($house, "in") } цифра { $digit } может стоять только в { AS($cells, "or") }.
only-places-many = { AS($house, "in") } цифра { $digit } может стоять только в { AS($cells, "brief") }.
can-only-be = В { $cell } может стоять только { AS($digits, "or") }.
only-others-lose = Цифра { $digit } исключается только в других клетках { AS($houses, "of") }.

## Клетка вне того, что исключает рисунок

not-in = { $cell } не лежит { AS($house, "in") }.
in-neither = { $cell } не лежит ни { AS($one, "in") }, ни { AS($another, "in") }.
outside = { $cell } лежит вне { AS($houses, "of") }.
is-there = А { $name } находится там.
rules-out-there = Этот { $name } исключает цифру { $digit } только там.
rules-out-only-in = Этот { $name } исключает кандидатов только в { $cells }, а не в { $cell }.
does-not-see =
    { $cell } не видит { $fins ->
        [one] плавника
        [few] плавников
        [many] плавников
       *[other] плавников
    } { $fins }.
by-this = Этот { $name } показывает, что в { AS($cells, "or") } стоит { $digit }.
by-this-many = Этот { $name } показывает, что в одной из этих клеток стоит { $digit }: { $cells }.
sees-neither = { $cell } не видит ни одной из двух.
sees-none = { $cell } не видит ни одной из них.
sees-only =
    { $cell } видит только { $seen ->
        [one] клетку { $seen }
        [few] клетки { $seen }
        [many] клетки { $seen }
       *[other] клетки { $seen }
    }.

## Чего нет на поле

no-house = Нет строки, столбца или блока, где все места для цифры { $digit } лежали бы в поле зрения клетки { $cell }.
no-area = Нет области, где все места для цифры { $digit } лежали бы в поле зрения клетки { $cell }.
no-pair = { $cell } не видит двух клеток с одними и теми же двумя кандидатами, один из которых — { $digit }.
no-two-digits = Если не считать цифры { $digit }, нет двух цифр, у которых в строке, столбце или блоке только два места: { $cell } и ещё одна клетка.
no-two-digits-in-area = Если не считать цифры { $digit }, нет двух цифр, у которых в какой-нибудь области только два места: { $cell } и ещё одна клетка.
no-two-rows = Нет двух строк, где { $digit } может стоять только в столбце клетки { $cell } и ещё в одном.
no-two-columns = Нет двух столбцов, где эта цифра может стоять только в строке клетки { $cell } и ещё в одной.

## Противоречия, к которым привёл бы ответ

with = Окажись { $with }, { $then }.
with-digit = Окажись там { $digit }, { $then }.
without = Не окажись { $without }, { $then }.
without-digit = Не окажись там { $digit }, { $then }.
would-have-none = у { $cell } не осталось бы ни одного кандидата
would-have-no-place = { AS($house, "in") } не осталось бы места для цифры { $digit }
would-have-twice = { AS($house, "in") } цифра { $digit } стояла бы дважды
would-add-up = сумма зоны с клеткой { $first } была бы { $found }, а не { $sum }
is-not = В { $cell } не { $digit }.
nothing-rules-out = В { $cell } стоит { $digit }, поэтому ничто не может исключить там эту цифру.

## Клетка, которая не входит в рисунок

of-empty-cells = А { $name } состоит из пустых клеток.
cannot-be = В { $cell } не может стоять { $digit }.
each-can = А этот { $name } состоит из клеток, где эта цифра стоять может.
has-many = У { $cell } не один кандидат, а { $count }.
none-has-more = А этот { $name } состоит из клеток, где кандидатов не больше чем { $most }.
sees-no-crossed = { $cell } не видит ни одного из зачёркнутых кандидатов.
each-sees = А этот { $name } состоит из клеток, каждая из которых видит одного из них.
loses = В { $cell } исключается { $digit }.
is-in-cells = А { $name } лежит в клетках, которые это доказывают.
is-no-part = { $cell } не входит в этот { $name }.

## Такой шаг есть

look-again = Посмотри ещё раз.
is-on-board = «{ $technique }» на этом поле есть.
