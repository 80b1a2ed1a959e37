### Крылья и удалённые пары.

## Удалённые пары

are-each = В каждой из клеток { AS($cells, "each") } стоит { AS($digits, "or") }, и каждая видит следующую.
follow = Пройди по порядку: { AS($cells, "each") }.
they-are-each = В каждой стоит { AS($digits, "or") }, и каждая видит следующую.
alternate = Поэтому { $digits } чередуются: на одном из концов { $first } и { $last } стоит { $one }, на другом — { $another }.

## XY-Wing и XYZ-Wing

sees-pincers = Опорная клетка { $pivot } ({ AS($own, "or") }) видит клешни { $first } ({ AS($first-own, "or") }) и { $second } ({ AS($second-own, "or") }).
if-pivot = Если в опорной клетке стоит { AS($shared, "or") }, то в { $pincer } может стоять только { $digit }.
if-pivot-either = Если в опорной клетке стоит { AS($first-shared, "or") }, то в { $first } может стоять только { $digit }; если { AS($second-shared, "or") }, то в { $second } может стоять только { $digit }.
if-neither = Если в ней нет ни той, ни другой цифры, то в ней самой стоит { $digit }.
both-pincers = обе клешни
all-three = все три

## W-Wing

two-alike = И в { $first }, и в { $second } стоит { AS($digits, "or") }.
needs-its = { AS($house, "in") } цифра { $linked } обязательно стоит в { $near }, которую видит клетка { $first }, или в { $far }, которую видит клетка { $second }.
not-both = Поэтому цифра { $linked } не может стоять и в { $first }, и в { $second } сразу: в одной из них стоит { $digit }.
