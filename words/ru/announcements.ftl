### Что поле сообщает программам экранного чтения.

new-puzzle = Новое судоку, { $game }.
finished = Решено.
mode-now = { $mode }.
mode-digits = Цифры
mode-colours = Цвета
mode-notes = Заметки
mode-corner = Заметки в углах
mode-centre = Заметки в центре
colours-cells = Цвета для клеток.
colours-candidates = Цвета для кандидатов.
highlight-cleared = Подсветка убрана.
pairs =
    { $cells } { $cells ->
        [one] клетка
        [few] клетки
        [many] клеток
       *[other] клетки
    } с двумя кандидатами.
highlighted =
    { $digit } стоит в { $cells } { $cells ->
        [one] клетке
        [few] клетках
        [many] клетках
       *[other] клетках
    } и может стоять в { $places }.
savepoint = Точка сохранения поставлена.
moved =
    Другая позиция: на поле { $digits } { $digits ->
        [one] цифра
        [few] цифры
        [many] цифр
       *[other] цифры
    }.
paused = Пауза. Поле скрыто.
resumed = Игра продолжается.
trial-begun = Проба начата. Оставить или отбросить её можно в любой момент.
trial-kept = Проба оставлена.
trial-discarded = Проба отброшена.
candidates-shown = Показаны все кандидаты.
candidates-hidden = Кандидаты скрыты.
locked = { $digit }: цифра закреплена.
unlocked = Закреплённой цифры нет.
selected =
    { $cells ->
        [one] Выделена { $cells } клетка
        [few] Выделены { $cells } клетки
        [many] Выделено { $cells } клеток
       *[other] Выделено { $cells } клетки
    }.
changed =
    { $cells ->
        [one] Изменена { $cells } клетка
        [few] Изменены { $cells } клетки
        [many] Изменено { $cells } клеток
       *[other] Изменено { $cells } клетки
    }.
face = { $name }.

## Ход, который отменён или возвращён

undone = Отменено: { $what }.
redone = Возвращено: { $what }.
done-cells =
    { $cells ->
        [one] изменена { $cells } клетка
        [few] изменены { $cells } клетки
        [many] изменено { $cells } клеток
       *[other] изменено { $cells } клетки
    }
digit-removed = цифра { $digit } убрана из { $cell }
digit-placed = цифра { $digit } поставлена в { $cell }
digit-now = в { $cell } стоит { $digit }
cell-empty = клетка { $cell } пуста
