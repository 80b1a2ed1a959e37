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
    } de colocar { $digit } también una vez en cada columna y caja.
way = { $cells }.
it-uses = Esa forma usa { $cell }.
each-uses = Todas usan { $cell }.
it-uses-none =
    Esa forma no usa { $cells ->
        [one] { AS($cells, "or") }
       *[other] ninguna de las celdas { $cells }
    }.
none-uses = Ninguna usa { AS($cells, "or") }.
it-uses-no-other = Esa forma no usa los demás lugares.
none-uses-others = Ninguna usa los demás lugares.
