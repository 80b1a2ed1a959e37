### Раскраска нескольких цифр: кандидаты двух цветов, один из которых верен.

two-colours = Где у клетки два кандидата или у цифры два места, одному достаётся цвет { $a }, другому — цвет { $b }.
all-of-one = Значит, верны все кандидаты цвета { $a } или все кандидаты цвета { $b }.

## Строки списка

linked-cells = Ровно два кандидата: { $cells }.
linked-houses = Ровно два места для цифры { $digit }: { AS($houses, "in") }.
colour-has = Цвет { $colour }: { $digit } в { $cells }.
by-both = Исключается { $gone }: при цвете { $a } в { $one } стоит { $digit-one }; при цвете { $b } в { $another } стоит { $digit-another }.

## Что следует

out-by-clash = У цвета { $colour } есть { $one } и { $another }, а они противоречат друг другу, поэтому цвет { $colour } отпадает.
out-by-cell = Цвет { $colour } исключает { $digits } — всех кандидатов клетки { $cell }, поэтому цвет { $colour } отпадает.
out-by-house = Цвет { $colour } исключает цифру { $digit } в { $cells }, а других мест { AS($house, "in") } у неё нет, поэтому цвет { $colour } отпадает.
right = Тогда верен цвет { $colour }: { $right }.
digits = { AS($all, "semicolons") }
digit = { $digit } в { $cells }
digits-counted =
    все { $count } { $count ->
        [one] цифра
        [few] цифры
        [many] цифр
       *[other] цифры
    } из его списка

## Выводы

so = Значит, { $gone }.
either-way = В любом случае { $gone }.
losses = { AS($gone, "all-losses") }
losses-counted =
    { $count ->
        [one] исключается { $count } кандидат
        [few] исключаются { $count } кандидата
        [many] исключаются { $count } кандидатов
       *[other] исключаются { $count } кандидата
    }
losses-counted-of =
    { $count ->
        [one] исключается { $count } кандидат
        [few] исключаются { $count } кандидата
        [many] исключаются { $count } кандидатов
       *[other] исключаются { $count } кандидата
    } цвета { $colour }
