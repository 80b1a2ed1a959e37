### Fuochi d'artificio.

outside = Al di fuori { AS($within, "of") }, { AS($row, "the") } ha solo { $one } per le cifre { $digits }, e { AS($column, "the") } solo { $another }.
outside-one = Al di fuori { AS($within, "of") }, { AS($row, "the") } ha solo { $one } per la cifra { $digits }, e { AS($column, "the") } solo { $another }.
in-neither-would-be = Una cifra che non fosse in nessuna delle due sarebbe in { $cell }, perché { AS($within, "the") } non può averla due volte.
in-neither-is = Una cifra che non sta in nessuna delle due è in { $cell }, perché { AS($within, "the") } non può averla due volte.
all-three-into = Così tutte e tre vanno in { $cells }.
cross = { AS($rows, "the") } incrociano { AS($columns, "the") } in quattro celle.
one-into-each = Così { AS($count, "word") } cifre vanno in { AS($count, "word") } celle, una in ognuna.
