### Одиночки.

last-empty = { AS($house, "in") } осталась одна пустая клетка, и только { $digit } там ещё не стоит.

## Открытые одиночки

in-areas = в строке, столбце или блоке клетки { $cell }
in-areas-of-jigsaw = в строке, столбце или фигуре клетки { $cell }
in-sight = в поле зрения клетки { $cell }
already-there =
    Только { $digits } ещё не { $digits ->
        [one] стоит
        [few] стоят
        [many] стоят
       *[other] стоят
    } { $there }.
is-there =
    Только { $digits } не { $digits ->
        [one] стоит
        [few] стоят
        [many] стоят
       *[other] стоят
    } { $there }.
there-or-earlier = Только цифра { $digit } не стоит { $there } и не исключена раньше.
were-ruled-out =
    { $digits ->
        [one] Цифра { $digits } исключена
        [few] Цифры { $digits } исключены
        [many] Цифры { $digits } исключены
       *[other] Цифры { $digits } исключены
    } раньше.
were-ruled-out-there =
    В { $cell } { $digits ->
        [one] цифра { $digits } исключена
        [few] цифры { $digits } исключены
        [many] цифры { $digits } исключены
       *[other] цифры { $digits } исключены
    } раньше.

## Скрытые одиночки

still-needs = { AS($house, "in") } ещё не стоит { $digit }.
only-left = Место для этой цифры осталось только в { $cell }.
with-only-left = Раз в { $there } уже стоит { $digit }, место остаётся только в { $cell }.
earlier-only-left = В { AS($cells, "brief") } эта цифра исключена раньше, поэтому место для неё остаётся только в { $cell }.
with-earlier-only-left = Раз в { $there } уже стоит { $digit }, а в { AS($cells, "brief") } эта цифра стоять не может, место остаётся только в { $cell }.
already-in = Эта цифра уже стоит в { $there }.
ruled-out-in = В { AS($cells, "brief") } эта цифра исключена раньше.
