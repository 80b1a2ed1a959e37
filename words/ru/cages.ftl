### Зоны: группы клеток, цифры в которых различаются и часто дают заданную сумму.

## Строка о зонах клетки и о выделенных клетках

selected =
    { $count ->
        [one] Выделена { $count } клетка
        [few] Выделены { $count } клетки
        [many] Выделено { $count } клеток
       *[other] Выделено { $count } клетки
    }.
selected-sum =
    { $count ->
        [one] Выделена { $count } клетка
        [few] Выделены { $count } клетки
        [many] Выделено { $count } клеток
       *[other] Выделено { $count } клетки
    }: сумма { $sum }.
selected-sums =
    { $count ->
        [one] Выделена { $count } клетка
        [few] Выделены { $count } клетки
        [many] Выделено { $count } клеток
       *[other] Выделено { $count } клетки
    }: сумма от { $low } до { $high }.
line-different =
    Зона из { $cells } { $cells ->
        [one] клетки
        [few] клеток
        [many] клеток
       *[other] клетки
    }, все цифры разные
line-complete = Зона с суммой { $sum }, заполнена
line-wrong = Зона с суммой { $sum }, но сумма её цифр — { $placed }
line-exceeded = Зона с суммой { $sum }, но уже набрано { $placed }
line-begun =
    Зона с суммой { $sum }, набрано { $placed }: остаётся { $rest } на { $cells } { $cells ->
        [one] клетку
        [few] клетки
        [many] клеток
       *[other] клетки
    }
line-empty =
    Зона с суммой { $sum } из { $cells } { $cells ->
        [one] клетки
        [few] клеток
        [many] клеток
       *[other] клетки
    }

plus = +

## Те же зоны в ответе для программ экранного чтения

spoken =
    Зона с суммой { $sum }, { $cells } { $cells ->
        [one] клетка
        [few] клетки
        [many] клеток
       *[other] клетки
    }, пустых { $empty }: { $names }.
spoken-full =
    Зона с суммой { $sum }, { $cells } { $cells ->
        [one] клетка
        [few] клетки
        [many] клеток
       *[other] клетки
    }, заполнена: { $names }.
spoken-different =
    Зона из { $cells } { $cells ->
        [one] клетки
        [few] клеток
        [many] клеток
       *[other] клетки
    }, все цифры разные: { $names }.

## Таблица всех комбинаций

table = Все комбинации
cells = Клетки
sum = Сумма
combinations = Комбинации
