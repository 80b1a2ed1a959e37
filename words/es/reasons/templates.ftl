### Plantillas: todas las formas de colocar un dígito.

need-their =
    { AS($rows, "to") } { $rows ->
        [one] le
       *[other] les
    } falta { $digit }, que puede ir en { $places }.
named = { $cells }
counted = { $count } celdas
ways =
    { $count ->
        [one] Solo hay una forma
       *[other] Hay { AS($count, "word") } formas
    } de que cada columna y caja tenga también { $digit } una vez.
way = { $cells }.
it-uses = Usa { $cell }.
each-uses = Todas usan { $cell }.
it-uses-none =
    No usa { $cells ->
        [one] { AS($cells, "or") }
       *[other] ninguna de las celdas { $cells }
    }.
none-uses = Ninguna usa { AS($cells, "or") }.
it-uses-no-other = No usa los demás lugares.
none-uses-others = Ninguna usa los demás lugares.
