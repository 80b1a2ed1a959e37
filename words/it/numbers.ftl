### I numeri grandi, e i conteggi che più parti mostrano.

thousands = .
decimal = ,
days-in-a-row =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    } di fila
seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
print-pages =
    Stampa { $pages ->
        [one] { $pages } pagina
       *[other] { $pages } pagine
    }
