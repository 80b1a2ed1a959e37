### Слова списка судоку в тексте.

open = Список судоку ({ $count })
which = Номер судоку
empty = Вставь текст или открой файл, где несколько судоку, и они появятся здесь.
reading = Список читается…
shown = { $from }–{ $to } из { $count }
number = Перейти к номеру
page-before = Предыдущая страница
next-page = Следующая страница

## Судоку

givens-of-size =
    { $size }, { $givens ->
        [one] { $givens } исходная цифра
        [few] { $givens } исходные цифры
        [many] { $givens } исходных цифр
       *[other] { $givens } исходной цифры
    }
unread = Не читается
spoken = Судоку { $number }: { $line }
spoken-name = Судоку { $number }, { $name }: { $line }

## Оценки

weigh = Оценить эти судоку
weigh-help = Определяет ER по Sudoku Explainer и баллы HoDoKu для каждого судоку 9×9 на этой странице.
weighing = Судоку оцениваются: готово { $done } из { $count }
failed = Оценки не загрузились. Проверь соединение, затем нажми кнопку ещё раз.
lines = Оценённые судоку строками, с ER, EP и ED
explainer = ER { $rating }
explainer-least = ER не меньше { $rating }
hodoku = HoDoKu { $score }
unrated = Оценить вовремя не удалось
no-puzzle = Не ровно одно решение
