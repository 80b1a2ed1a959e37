### Названия полей и игр.

size = { $side }×{ $side }
size-more = { $size } { $more }
jigsaw = { $size } фигурное
killer = { $size } киллер
variant = { $size } вариант
game-of = { $size } · { $level }
board = Поле судоку, { $side } на { $side }
window = { $name } — Stepdoku
