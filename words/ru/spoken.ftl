### Произносимые названия клеток и строка о клетке под указателем.

## Произносимое название: содержимое, затем замечания и место, через запятую

hidden = скрыто
empty = пусто
given = исходная
from-solver = из решателя
trial = проба
wrong = неверно
highlighted = подсвечено
selected = выделено
coloured = цвет { $colours }
digits-coloured = { $digits } — цвет { $colour }
notes = заметки { $digits }
corner-notes = заметки в углах { $digits }
centre-notes = заметки в центре { $digits }
can-be = здесь может стоять { $digits }
cage = зона
cage-of = зона с суммой { $sum }
address = { $row } { $column }
clash = { $name }. Конфликт с клеткой { $other }.
clash-more = { $name }. Конфликт с клеткой { $other } и ещё { $more }.
clash-short = { $name }. Конфликт: { $other }.
clash-short-more = { $name }. Конфликт: { $other } и ещё { $more }.

## Строка о клетке под указателем, после названия клетки

is-given = здесь стоит { $digit }, исходная цифра
is-digit = здесь стоит { $digit }
too = в { $other } тоже стоит { $digit }
places = места для цифры { $digit }: { $places }
places-in = { $kind } — { $count }
has-notes = здесь { $notes }
note-list =
    { $count ->
        [one] в заметках { $digits }
        [few] в заметках { $digits }
        [many] в заметках { $digits }
       *[other] в заметках { $digits }
    }
no-candidates = здесь нет кандидатов
can-only-be = здесь может стоять только { $digit }
