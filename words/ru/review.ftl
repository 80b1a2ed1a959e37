### Слова отзывов о ходах и разбора игры.

open = Разобрать мои ходы
beginning = Идёт разбор твоих ходов…
busy = Идёт разбор твоих ходов: { $done } из { $all }
seen = Поле перед этим ходом, с объяснением

## Ходы

slider = Ход
place = { $line } из { $all }
list = Все ходы, с первого
back = Назад
next = Следующий ход
no-moves = Собственных ходов в этой игре нет.
forced-wrong =
    Следовали из поля: { $forced } из { $all ->
        [one] { $all } хода
        [few] { $all } ходов
        [many] { $all } ходов
       *[other] { $all } хода
    }. Неверных: { $wrong }.
forced-right =
    Следовали из поля: { $forced } из { $all ->
        [one] { $all } хода
        [few] { $all } ходов
        [many] { $all } ходов
       *[other] { $all } хода
    }. Неверных нет.

## Ход в списке

placed = { $digit } в { $cell }
placed-many =
    { $digit } в { $cells ->
        [one] { $cells } клетке
        [few] { $cells } клетках
        [many] { $cells } клетках
       *[other] { $cells } клетках
    }
unnoted = { $digit }: заметка убрана из { $cell }
unnoted-many =
    { $notes ->
        [one] Убрана { $notes } заметка
        [few] Убраны { $notes } заметки
        [many] Убрано { $notes } заметок
       *[other] Убрано { $notes } заметки
    }
others =
    { $moves ->
        [one] { $moves } другой ход
        [few] { $moves } других хода
        [many] { $moves } других ходов
       *[other] { $moves } другого хода
    }: заметки, цвета, стирание
filled = Заметки вписаны
restarted = Начато заново
hint = Подсказка: { $digit } в { $cell }
hint-removed = Подсказка: исключены кандидаты
solver = Цифры из решателя
solution = Вписано решение

## Оценка хода

wrong = Неверно
unforced = Верно, но пока не доказать
plain = Исключает клетка { $cell }
undecided = Верно, причина не найдена
after-one = Сначала { $first }, затем { $step }
after-two = Сначала { $first } и { $second }, затем { $step }
after-more = Сначала { $first } и ещё { $more }, затем { $step }

## Объяснение

part = Шаг { $step } из { $all }
part-before = Предыдущий шаг
part-after = Следующий шаг
own = Твой ход
easier-in = Проще: { $technique } в { $cell }
easier-step = Проще: { $technique }

## Отзыв о последнем ходе. Он никогда не начинается с отрицания.

said-placed = { $digit } в клетке { $cell }
said-removed = Заметка { $digit } убрана из клетки { $cell }
said-only = { $action }.
said-wrong = { $action } — это неверно.
said-unforced = { $action } — это верно, но пока на поле ничто этого не доказывает.
said-undecided = { $action } — это верно. Чем это доказать, вовремя найти не удалось.
said-plain = { $action } — это верно: в клетке { $cell } стоит { $digit }.
said-later =
    { $action } — это верно, но сначала { $others ->
        [one] нужен ещё { $others } шаг
        [few] нужны ещё { $others } шага
        [many] нужны ещё { $others } шагов
       *[other] нужны ещё { $others } шага
    }.
said-seen = { $action } — это можно было увидеть: { $step }.
