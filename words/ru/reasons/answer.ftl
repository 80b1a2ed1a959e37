### Ответы на «Почему?» и «Почему нет?».

is-given = В { $cell } стоит { $digit }, потому что это исходная цифра.
you-placed = Твоя цифра: { $placed }.
looking-for-proof = Stepdoku ищет доказательство.
follows = Это следует из исходных цифр.
follows-by-way =
    Это следует из исходных цифр через { $foreign } { $foreign ->
        [one] цифру, которой ещё нет
        [few] цифры, которых ещё нет
        [many] цифр, которых ещё нет
       *[other] цифры, которых ещё нет
    } на твоём поле.
no-proof = Stepdoku не находит этому доказательства.
already-has = { AS($house, "in") } уже стоит { $digit } — в { $by }.
already-has-given = { AS($house, "in") } уже стоит { $digit } — исходная цифра в { $by }.
so-cannot-be = Значит, в { $cell } не может стоять { $digit }.
so-cannot-be-if-right = Значит, в { $cell } не может стоять { $digit }, если твои собственные цифры верны.
is-already = В { $cell } уже стоит { $by }.
was-ruled-out = Кандидат { $gone } исключён раньше.
looking-into = Проверяется { $tried }.
leads-at-once = { $tried } сразу ведёт к противоречию.
leads =
    { $tried } ведёт к противоречию через { $steps } { $steps ->
        [one] шаг
        [few] шага
        [many] шагов
       *[other] шага
    }.
nothing-wrong = { $tried } не ведёт к противоречию, насколько Stepdoku заглядывает вперёд.
suppose = Допустим, в { $cell } стоит { $digit }. Посмотрим, что из этого следует.
