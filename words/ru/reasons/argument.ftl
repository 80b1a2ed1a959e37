### Оценка рассуждения ученика.

no-other-place = Да. Больше нигде { AS($house, "in") } не может стоять { $digit }.
no-other-candidate = Да. Других кандидатов у { $cell } нет, только { $digit }.
rules-out = Да. Поэтому исключается { $gone }.
not-needed =
    { $cells } здесь не { $cells ->
        [one] нужна
        [few] нужны
        [many] нужны
       *[other] нужны
    }.
mark-something = Отметь хотя бы одну клетку, строку, столбец или блок.
no-sense = Всё отмеченное вместе не может быть верно.
could-also-be = Судя по отметкам, в { $cell } может стоять ещё и { AS($digits, "or") }.
could-also-go = Судя по отметкам, { $digit } { AS($house, "in") } может стоять ещё и в { AS($open, "or") }.
could-also-go-in-many = Судя по отметкам, { $digit } { AS($house, "in") } может стоять ещё и в { AS($open, "brief") }.
could-still-be = Судя по отметкам, в { $cell } всё ещё может стоять { $digit }.
could-still-be-with = Судя по отметкам, в { $cell } всё ещё может стоять { $digit } (тогда { $way }).
fewer-are-enough = Отмечено { $marked }, а достаточно { $enough } из них. Отмечай только то, что нужно.
cannot-tell = Stepdoku не может сказать, достаточно ли этого. Отметь меньше клеток.
