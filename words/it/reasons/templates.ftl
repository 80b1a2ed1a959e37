### Modelli: tutti i modi di inserire una cifra.

need-their =
    { AS($rows, "the") } { $rows ->
        [one] deve
       *[other] devono
    } avere { $digit } in { $places }.
named = { $cells }
counted = { $count } posti
ways =
    { $count ->
        [one] C'è un solo modo di dare
       *[other] Ci sono { AS($count, "word") } modi di dare
    } { $digit } una volta anche a ogni colonna e a ogni riquadro.
way = { $cells }.
it-uses = Usa { $cell }.
each-uses = Ognuno di loro usa { $cell }.
it-uses-none = Non usa { AS($cells, "or") }.
none-uses = Nessuno di loro usa { AS($cells, "or") }.
it-uses-no-other = Non usa gli altri posti.
none-uses-others = Nessuno di loro usa gli altri posti.
