### Шаблоны: все способы расставить одну цифру.

need-their = { AS($rows, "in") } ещё нет цифры { $digit }, и для неё есть { $places }.
named = { $cells }
counted =
    { $count } { $count ->
        [one] место
        [few] места
        [many] мест
       *[other] места
    }
ways =
    Всего { $count ->
        [one] { $count } способ
        [few] { $count } способа
        [many] { $count } способов
       *[other] { $count } способа
    } поставить там цифру { $digit } так, чтобы и в каждом столбце, и в каждом блоке она стояла один раз.
way = { $cells }.
it-uses = Он занимает клетку { $cell }.
each-uses = Каждый из них занимает клетку { $cell }.
it-uses-none =
    Он не занимает { $cells ->
        [one] клетку { $cells }
        [few] клетки { $cells }
        [many] клетки { $cells }
       *[other] клетки { $cells }
    }.
none-uses =
    Ни один из них не занимает { $cells ->
        [one] клетку { $cells }
        [few] клетки { $cells }
        [many] клетки { $cells }
       *[other] клетки { $cells }
    }.
it-uses-no-other = Остальных мест он не занимает.
none-uses-others = Остальных мест ни один из них не занимает.
