### Слова о знаках: линиях, точках, числах и других знаках на нескольких клетках.

## Что говорит о знаках произносимое название клетки. Оно часто повторяется, поэтому коротко.

on-line = { $name }, { $place } из { $cells }
in-circle = { $name }, круг
with = { $name } с { $other }
greater-than = больше, чем { $other }
less-than = меньше, чем { $other }
around = { $name }: { $digits }
beside = { $name } { $number }, { $house }
on-diagonal = { $name } { $number }, { $place } из { $cells }
broken = { $said }, нарушение

## Строка под полем и ответ на вопрос

broken-at = Нарушение в { $cell }: { $name }. { $rule }
broken-rule = Нарушено правило: { $rule }
meaning = { $said }. { $rule }
