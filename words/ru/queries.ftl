### Слова поля в виде текста и ответов на вопросы с клавиатуры. Ответы произносятся.

## Поле строками текста

title = Поле текстом
empty-sign = 0 — пустая клетка.
hidden = Пока игра на паузе, поле скрыто.

## Вопросы

begun = Вопрос.
which-digit = Нажми цифру.
which-row = Нажми номер строки.
which-row-letters = Нажми номер строки, A вместо 10.
which-column = Нажми номер столбца.
which-column-letters = Нажми номер столбца, A вместо 10.
unknown = Эта клавиша ничего не спрашивает. Список вопросов есть в справке.

## Линии поля

line = { $place }: { $digits }.
empty = пусто
complete = заполнено
missing = не хватает: { $digits }
line-lacks = { $line } { $lacks }.
place-lacks = { $place } — { $lacks }
all-lack = { $list }.
nothing-left = Значит, для этой клетки ничего не остаётся.
left = Значит, { $digits }.
no-further = Эта клетка не лежит ни на диагонали, ни в окне.

## Место цифры

digit = { $digit }.
digit-in = { $place }: { $there }.
is-in = уже стоит — { $place }
nowhere = места нет
can-go = может стоять — { $place }
not-there = { $digit } на поле ещё не стоит.
there = { $digit } стоит здесь: { $cells }.
count = { $digit }: { $count } из { $all }
counts = { $list }.
counts-rest = { $list }. Остальные все на месте.
counts-complete =
    Каждая цифра стоит { $all ->
        [one] { $all } раз
        [few] { $all } раза
        [many] { $all } раз
       *[other] { $all } раза
    }.

## Клетки

place = { $place }.
no-empty = Других пустых клеток нет.
no-highlighted = Других подсвеченных или отмеченных клеток нет.
no-pair = Других клеток с двумя кандидатами нет.
pair = { $digits }.
cell = { $content }, { $cell }.
cell-of = { $place }. { $cell }
empty-notes = пусто, заметки { $notes }
candidate = { $digit } в клетке { $cell }
candidates = { $candidates }.

## Что отмечено

nothing-marked = Ничего не подсвечено и не отмечено.
none-highlighted = Подсвеченных клеток нет.
marked = { $mark }: { $places }.
mark-house = Куда смотреть
mark-pattern = В рисунке
mark-placed = Поставлено
mark-guessed = Догадка
mark-eliminated = Исключено
mark-clash = Отмечено
mark-fin = Плавник
mark-lit = Подсвечено
mark-colour = Цвет { $letter }
mark-set = Набор { $letter }

## Связь цепочки

no-chain = На поле нет цепочки.
strong = Связь { $number } из { $all }, сильная: если { $from }, то { $to }.
weak = Связь { $number } из { $all }, слабая: если { $from }, то { $to }.
end-true = верно { $candidates }
end-false =
    { $count ->
        [one] неверно { $candidates }
        [few] неверны { $candidates }
        [many] неверны { $candidates }
       *[other] неверны { $candidates }
    }

## Состояние игры

state =
    { $kind }: { $cells ->
        [one] { $cells } пустая клетка
        [few] { $cells } пустые клетки
        [many] { $cells } пустых клеток
       *[other] { $cells } пустой клетки
    }. Режим: { $mode }.
kind = { $size }, { $level }
locked = { $digit }: цифра закреплена.
exercise =
    { $size }: { $cells ->
        [one] { $cells } пустая клетка
        [few] { $cells } пустые клетки
        [many] { $cells } пустых клеток
       *[other] { $cells } пустой клетки
    }.
