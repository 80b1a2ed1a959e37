### Слова «Почему?» и «Почему нет?».

answer = Ответ
close = Закрыть
choose = Выбери цифру, чтобы узнать, почему она здесь стоит, почему не может стоять или что из неё следовало бы.

## Вопрос

ask-about = Вопрос: { $cell }
why-is = Почему в клетке { $cell } стоит { $digit }?
why-not = Почему в клетке { $cell } не может стоять { $digit }?
what-if = Что, если в клетке { $cell } стоит { $digit }?

## Цифры клетки

digits = Цифры клетки
digit-is = Почему здесь стоит { $digit }?
digit-gone = Почему здесь не может стоять { $digit }?
digit-then = Тогда исключается { $digit }. А что, если здесь стоит { $digit }?
digit-possible = Что, если здесь стоит { $digit }?
look-placed = в этой клетке
look-possible = ещё возможно
look-gone = исключено

## Прежние вопросы

way = Прежние вопросы
tried = { $cell } = { $digit }?
line-number = строка ответа { $number }
back = Назад

## На чём основан ответ

rests = На чём это основано
stands = { $cell } = { $digit }
gone = { $cell } ≠ { $digit }
given = исходная
yours = твоя
before = исключено раньше
by-digit = исключает цифра
by-trial = проверяется
proof = Доказательство:

## Проверка предположения

lines = Строка за строкой
suppose = Допустим, { $fact }
line-by = { $fact } · { $technique }
contradiction = Противоречие
line-before = Назад
line-after = Дальше
at = { $number } из { $all }

## Работа в фоне

busy = Идёт поиск…
busy-trial = шаг { $step }, всего не больше { $most }
busy-cells =
    { $cells } из { $all ->
        [one] { $all } клетки
        [few] { $all } клеток
        [many] { $all } клеток
       *[other] { $all } клетки
    }
cancel = Отмена
