### Знаки: линии, точки, числа и другие знаки на нескольких клетках.

## Названия как часть предложения, всегда в именительном падеже: перед двоеточием или в скобках

thermometer = термометр из { $cell }
arrow = стрелка из { $cells }
dot = точка у { $cells }
sign = знак у { $cells }
renban = линия ренбан из { $cell }
whispers = линия шёпота из { $cell }
palindrome = палиндром из { $cell }
little-killer = Little Killer из { $cell }
sandwich = сэндвич у { $cell }
between = линия «между» из { $cell }
mark = знак в { $cell }
quadruple = круг у { $cells }
extra-region = дополнительная фигура с клеткой { $cell }
twin = клон с клеткой { $cell }
region-sum = линия равных сумм из { $cell }
everywhere = правило этого поля

## Что говорит знак

odd-digit = { $clue }: в { $cell } стоит нечётная цифра.
even-digit = { $clue }: в { $cell } стоит чётная цифра.
same = { $clue }: в { $cells } стоит одна и та же цифра.
less = { $clue }: цифра в { $less } меньше, чем в { $more }.
less-by = { $clue }: цифра в { $less } хотя бы на { $by } меньше, чем в { $more }.
apart = { $clue }: цифры в { $cells } различаются не меньше чем на { $by }.
differ = { $clue }: цифры в { $cells } различаются.
differ-by = { $clue }: цифры в { $cells } различаются на { $by }.
times =
    { $clue }: из цифр в { $cells } одна в { $times } { $times ->
        [one] раз
        [few] раза
        [many] раз
       *[other] раза
    } больше другой.
not-by = { $clue }: цифры в { $cells } не различаются на { $by }.
not-times =
    { $clue }: из цифр в { $cells } ни одна не в { $times } { $times ->
        [one] раз
        [few] раза
        [many] раз
       *[other] раза
    } больше другой.
not-sum = { $clue }: цифры в { $cells } в сумме не дают { $sum }.
all-apart = { $clue }: соседние цифры различаются не меньше чем на { $by }.
rises = { $clue }: цифры возрастают.
between-ends = { $clue }: цифры лежат между цифрами на её концах в { $ends }.
run = { $clue }: в { $cells } стоят последовательные цифры.
has =
    { $clue }: среди этих клеток { $digits ->
        [one] стоит
        [few] стоят
        [many] стоят
       *[other] стоят
    } { $digits }.
sum-is =
    { $clue }: { $cells } { $cells ->
        [one] даёт
        [few] вместе дают
        [many] вместе дают
       *[other] вместе дают
    } { $sum }.
sum-to = { $clue }: { $cells } вместе дают { $other }.
sum-as =
    { $clue }: { $cells } { $cells ->
        [one] даёт
        [few] вместе дают
        [many] вместе дают
       *[other] вместе дают
    } столько же, сколько и { $others ->
        [one] { $others }
        [few] { $others } вместе
        [many] { $others } вместе
       *[other] { $others } вместе
    }.
sum-read =
    { $clue }: { $cells } { $cells ->
        [one] даёт
        [few] вместе дают
        [many] вместе дают
       *[other] вместе дают
    } число, записанное в { $circle }.
sandwich-sum = { $clue }: цифры { AS($house, "in") } между клетками, где стоят { $least } и { $most }, в сумме дают { $sum }.

## Что уже известно

known = { $filled }.
can-only-be = В { $cell } может стоять только { AS($digits, "or") }.
nothing-beside = Для этих цифр нет другой подходящей соседней: { $digits }.
before-it =
    В { $cell } стоит не меньше { $bound }, потому что раньше на линии есть ещё { $count } { $count ->
        [one] клетка
        [few] клетки
        [many] клеток
       *[other] клетки
    }.
behind-it =
    В { $cell } стоит не больше { $bound }, потому что дальше на линии есть ещё { $count } { $count ->
        [one] клетка
        [few] клетки
        [many] клеток
       *[other] клетки
    }.
as-at-least = В { $from } стоит не меньше { $least }, поэтому в { $cell } — не меньше { $bound }.
as-at-most = В { $from } стоит не больше { $most }, поэтому в { $cell } — не больше { $bound }.
is-so-at-least = В { $from } стоит { $digit }, поэтому в { $cell } — не меньше { $bound }.
is-so-at-most = В { $from } стоит { $digit }, поэтому в { $cell } — не больше { $bound }.
within = В { $ends } стоит не меньше { $least } и не больше { $most }.
would-be = Если в { $cell } стоит { $digit }, то в { $other } может стоять только { AS($digits, "or") }, а это исключено.
both-would-be = Если в { $cell } стоит { $digit }, то { $with } должна стоять в { $cells }, которые видят друг друга.
both-would-be-without = Если в { $cell } стоит { $digit }, то { $with } должна стоять в { $cells }, которые видят друг друга и где не может стоять { AS($without, "or") }.
run-line = Ряд { $least }–{ $most }: { AS($fate, "clauses") }.
has-other = в { $cell } стоит { $digit }
has-none = в { $cell } не может стоять ни одна из этих цифр
run-has =
    { $left ->
        [one] В единственную оставшуюся последовательность из { $count } цифр входит
        [few] В каждую оставшуюся последовательность из { $count } цифр входит
        [many] В каждую оставшуюся последовательность из { $count } цифр входит
       *[other] В каждую оставшуюся последовательность из { $count } цифр входит
    } { $digit }, и эта цифра { $cells ->
        [one] может стоять только
        [few] стоит
        [many] стоит
       *[other] стоит
    } в { AS($cells, "or") }.
is-in =
    { $digit } { $cells ->
        [one] может стоять только
        [few] стоит
        [many] стоит
       *[other] стоит
    } в { AS($cells, "or") }.
needs-twice = Цифра { $digit } нужна дважды и может стоять только в { $cells }.
no-second = Если в { $cell } стоит { $digit }, эта клетка видит все остальные места для { $digit }.
leaves-for =
    Для { $cells } { $digits ->
        [one] остаётся
        [few] остаются
        [many] остаются
       *[other] остаются
    } { $digits }.
times-at-least = { $cell }, умноженная на { $times }, даёт не меньше { $sum }
times-at-most = { $cell }, умноженная на { $times }, даёт не больше { $sum }

## Сэндвичи

side-by-side = Поэтому { $least } и { $most } стоят рядом.
gap =
    Поэтому между ними { $count } { $count ->
        [one] клетка
        [few] клетки
        [many] клеток
       *[other] клетки
    }.
gaps = Поэтому число клеток между ними — { AS($counts, "or") }.
count = { $count }
end-would-be = Если в { $cell } стоит { $digit }, то { $other } может стоять только в { AS($cells, "or") }, а это исключено.
no-room = Если в { $cell } стоит { $digit }, то { $other } никуда не помещается.
ends-in = { $least } может стоять только в { AS($cells, "or") }, а { $most } — только в { AS($others, "or") }.
cannot-be = в { $cells } не может стоять { AS($digits, "or") }
outside-sum = Все цифры { AS($house, "in") } в сумме дают { $all }, поэтому цифры снаружи дают { $amount }.
puts-between =
    Значит, { $digits } { $digits ->
        [one] стоит
        [few] стоят
        [many] стоят
       *[other] стоят
    } между клетками, где { $least } и { $most }, а { $cells } там быть не { $cells ->
        [one] может
        [few] могут
        [many] могут
       *[other] могут
    }.
puts-outside =
    Значит, { $digits } { $digits ->
        [one] стоит
        [few] стоят
        [many] стоят
       *[other] стоят
    } снаружи от клеток, где { $least } и { $most }, а { $cells } там быть не { $cells ->
        [one] может
        [few] могут
        [many] могут
       *[other] могут
    }.

## Способы заполнить клетки знака

ways-left =
    { $clue }: с учётом кандидатов { $cells ->
        [one] клетку { $cells }
        [few] клетки { $cells }
        [many] клетки { $cells }
       *[other] клетки { $cells }
    } можно заполнить { $count } { $count ->
        [one] способом
        [few] способами
        [many] способами
       *[other] способа
    }.
way = { $filled }.
each-way-has =
    В каждом способе есть { $digit }, и эта цифра { $cells ->
        [one] может стоять только
        [few] стоит
        [many] стоит
       *[other] стоит
    } в { AS($cells, "or") }.
