### Schablonen: alle Möglichkeiten, eine Ziffer zu setzen.

need-their =
    { $rows } { $rows ->
        [one] braucht
       *[other] brauchen
    } noch { $digit }, und zwar in { $places }.
named = { $cells }
counted = { $count } Zellen
ways =
    { $count ->
        [one] Nur eine Möglichkeit gibt
       *[other] { AS($count, "word") } Möglichkeiten geben
    } auch jeder Spalte und jedem Block einmal { $digit }.
way = { $cells }.
it-uses = Sie nutzt { $cell }.
each-uses = Jede davon nutzt { $cell }.
it-uses-none = Sie nutzt { AS($cells, "or") } nicht.
none-uses = Keine davon nutzt { AS($cells, "or") }.
it-uses-no-other = Sie nutzt die anderen Plätze nicht.
none-uses-others = Keine davon nutzt die anderen Plätze.
