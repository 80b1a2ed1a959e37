### Фейерверки.

outside = Вне { AS($within, "of") } { AS($row, "in") } для цифр { $digits } есть только { $one }, а { AS($column, "in") } — только { $another }.
outside-one = Вне { AS($within, "of") } { AS($row, "in") } для цифры { $digits } есть только { $one }, а { AS($column, "in") } — только { $another }.
in-neither-would-be = Цифра, которой нет ни в той, ни в другой клетке, стояла бы в { $cell }: { AS($within, "in") } она не может стоять дважды.
in-neither-is = Цифра, которой нет ни в той, ни в другой клетке, стоит в { $cell }: { AS($within, "in") } она не может стоять дважды.
all-three-into = Поэтому все три стоят в { $cells }.
cross = { $rows } пересекают { AS($columns, "the") } в четырёх клетках.
one-into-each =
    Поэтому на { AS($count, "word") } { $count ->
        [one] клетку
        [few] клетки
        [many] клеток
       *[other] клетки
    } приходится { AS($count, "word") } { $count ->
        [one] цифра
        [few] цифры
        [many] цифр
       *[other] цифры
    }, по одной на каждую.
