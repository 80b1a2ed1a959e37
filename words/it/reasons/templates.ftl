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
        [one] C'è un solo modo
       *[other] Ci sono { AS($count, "word") } modi
    } in cui { $digit } compare una volta anche in ogni colonna e in ogni riquadro.
way = { $cells }.
it-uses = Comprende { $cell }.
each-uses = Ognuno di questi comprende { $cell }.
it-uses-none = Non comprende { AS($cells, "or") }.
none-uses = Nessuno di questi comprende { AS($cells, "or") }.
it-uses-no-other = Non comprende gli altri posti.
none-uses-others = Nessuno di questi comprende gli altri posti.
