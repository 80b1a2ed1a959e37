### Открытые и скрытые наборы.

between-them = У клеток { $cells } вместе только кандидаты { $digits }.
look-at = Посмотри на клетки { $cells }.
they-have = Вместе у них только кандидаты { $digits }.
use-up =
    { AS($count, "word") } { $count ->
        [one] клетка
        [few] клетки
        [many] клеток
       *[other] клетки
    }, { AS($count, "word") } { $count ->
        [one] цифра
        [few] цифры
        [many] цифр
       *[other] цифры
    }: { AS($houses, "in") } цифры { $digits } уходят в них.
use-up-all =
    { AS($count, "word") } { $count ->
        [one] клетка
        [few] клетки
        [many] клеток
       *[other] клетки
    }, { AS($count, "word") } { $count ->
        [one] цифра
        [few] цифры
        [many] цифр
       *[other] цифры
    }: { AS($houses, "in") } все { AS($count, "word") } уходят в них.
only-in = { AS($house, "in") } цифры { $digits } могут стоять только в { $cells }.
only-so-many =
    { AS($house, "in") } для цифр { $digits } есть только { AS($count, "word") } { $count ->
        [one] клетка
        [few] клетки
        [many] клеток
       *[other] клетки
    }.
they-are = Это { $cells }.
nothing-else =
    { AS($count, "word") } { $count ->
        [one] цифра
        [few] цифры
        [many] цифр
       *[other] цифры
    }, { AS($count, "word") } { $count ->
        [one] клетка
        [few] клетки
        [many] клеток
       *[other] клетки
    }: больше туда ничего не поместится.
