### Клетки видят друг друга не только по строкам, столбцам и блокам. Эти предложения стоят рядом с другими.

by-window = { $cell } видит { $others } в том же окне.
by-diagonal = { $cell } видит { $others } на той же диагонали.
by-cage = { $cell } видит { $others } в той же зоне.
by-extra-region = { $cell } видит { $others } в той же доп. фигуре.
by-clue = { $cell } видит { $others } ({ $clue }).
by-twin = { $cell } видит { $others } через { $twin }, где стоит та же цифра ({ $clue }).
bars = { $digit } в { $cell } исключает { $lost } в { $other } ({ $clue }).
by-knight = { $cell } видит { $others } ходом коня.
by-king = { $cell } видит { $others } ходом короля.
named = { $cells }
counted =
    { $count } { $count ->
        [one] клетку
        [few] клетки
        [many] клеток
       *[other] клетки
    }
