### Conteggi che mostrano la griglia e altre parti della pagina.

givens =
    { $count ->
        [one] { $count } cifra iniziale
       *[other] { $count } cifre iniziali
    }
