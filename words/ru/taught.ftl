### Что решатель и учитель говорят программам экранного чтения.

step = { $step }. { $reason }
step-of = { $step }, шаг { $number } из { $all }. { $reason }
search =
    Поиск, { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }.
path =
    Путь, { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }.
pass = Проход { $number }, { $kind }: { $found }.
pass-none = Проверено: { $kind }. Ничего не найдено.
solved = Решено.
dry = Одиночек больше нет. Можно продолжить более трудными приёмами.
stuck = Приёмы исчерпаны. Остальное можно решить догадками.
unsolvable = У этой позиции нет решения.
cut = Поиск остановлен: за столькими догадками не уследить.
no-steps = Ни один из включённых приёмов ничего здесь не находит.
steps = { $steps }.
steps-stopped = { $steps }. { $stopped }
steps-harder = { $steps }, { $harder }.
blocked = { $wrong }.

## Ответы на клавиши, которые ничего не меняют

paused = Пауза. { $key } — продолжить.
paused-comma = Пауза. Запятая, затем { $key } — продолжить.
paused-no-key = Пауза. Кнопка «Продолжить» показывает поле.
given = Исходную цифру изменить нельзя.
filled = В этой клетке уже стоит цифра.
not-here = В этой клетке нет такого кандидата.
nothing-to-clear = Стирать здесь нечего.
no-notes = Заметок, которые можно изменить, нет.
no-digit = В этой клетке нет цифры, которую можно закрепить.
no-highlight = Ничего не подсвечено.
command = Следующая буква — команда.
nothing-to-undo = Отменять нечего.
nothing-to-redo = Возвращать нечего.
no-trial = Проба не начата.
no-clock = Таймер выключен, останавливать нечего.
puzzle-solved = Судоку решено.
at-the-start = Это начало.
way-passes = Проходы.
way-path = Путь.
steps-hidden = Список всех шагов закрыт.
