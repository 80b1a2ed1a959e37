### Уникальные, скрытые и избегаемые прямоугольники: четыре угла, у которых было бы два решения.

corners = Углы в { $corners } лежат всего в двух блоках.

## Два или три угла с другими кандидатами

two-have-more = Другая цифра ({ $extra }) может стоять только в { $cells }, поэтому в одной из них обязательно стоит { $extra }.
three-have-more = Другая цифра ({ $extra }) может стоять только в { $cells }, поэтому хотя бы в одной из них обязательно стоит { $extra }.
one-has-more =
    Другая цифра ({ AS($extras, "or") }) может стоять только в { $cells }, поэтому в одной из них обязательно стоит { $extras ->
        [one] { $extras }
        [few] одна из этих цифр
        [many] одна из этих цифр
       *[other] одна из этих цифр
    }.
others-have =
    { $cells ->
        [one] У клетки { $cells }
        [few] У клеток { $cells }
        [many] У клеток { $cells }
       *[other] У клеток { $cells }
    } только кандидаты { $digits }.

## Цифра, которая обязательно стоит в этих углах

needs-in-side = В { $cells } может стоять только { AS($digits, "or") }, а { AS($house, "in") } цифра { $bound } обязательно стоит в { $third } или { $last }.
other-in-side = Окажись { $other } в другой из них, все четыре содержали бы только цифры { $digits }.
needs-in-corners = В { $cells } может стоять только { AS($digits, "or") }; { AS($houses, "in") } цифра { $bound } обязательно стоит в этих углах.
bound-in-opposite = Окажись { $bound } в { $third } или { $last }, эта цифра заняла бы обе, а цифра { $other } — две остальные.
if-last = Окажись { $other } в { $last }, цифра { $bound } стояла бы в { $between }, а цифра { $other } — в { $first }.
if-last-in-side = Окажись { $other } в { $last }, цифра { $bound } стояла бы в { $second }, а цифра { $other } — в { $first }, и { AS($house, "to") } цифра { $bound } нужна была бы в { $third }.

## Углы без исходных цифр

no-givens = Углы в { $corners } лежат всего в двух блоках, и исходных цифр среди них нет.
three-filled = В { $same } стоит { $one }, а в { $second } — { $another }.
fourth-would-swap = Окажись { $digit } в { $last }, перестановка цифр { $digits } дала бы второе решение, а у судоку оно одно.
two-filled = { AS($corners, "clauses") }.
corner-is = в { $cell } стоит { AS($digits, "or") }
without-extra = Не окажись { $extra } ни в { $third }, ни в { $last }, перестановка цифр { $digits } дала бы второе решение.
one-is-extra = Но решение у судоку одно, поэтому в одной из них стоит { $extra }.
