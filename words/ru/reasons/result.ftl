### Итог шага в нескольких словах, без точки.

try-it = Догадка: { $digit } в { $cell }
is = { $cell } — { $digit }
guess-was-wrong = Последняя догадка неверна
no-solution = Решения нет
gone = { AS($gone, "results") }
are-not = { $cells } — не { AS($digits, "or") }
so-many-are-not =
    { $count } { $count ->
        [one] клетка
        [few] клетки
        [many] клеток
       *[other] клетки
    } — не { AS($digits, "or") }
so-many-are-out =
    Исключено: { $candidates } { $candidates ->
        [one] кандидат
        [few] кандидата
        [many] кандидатов
       *[other] кандидата
    } в { $cells } { $cells ->
        [one] клетке
        [few] клетках
        [many] клетках
       *[other] клетках
    }
