### Insiemi bloccati multisettore e anelli SK.

loop-through = Un anello attraverso { AS($boxes, "the") } ha { AS($count, "word") } celle vuote{ $named }.
cross = { AS($rows, "the") } incrociano { AS($columns, "the") }.
there-are-empty = Lì { AS($count, "word") } celle sono vuote{ $named }.
named = : { $cells }
can-have =
    Lì { AS($house, "the") } può avere { $digits } { $digits ->
        [one] una sola volta
       *[other] una volta ciascuna
    }.
at-most = In tutto sono al massimo { AS($count, "word") } cifre per { AS($count, "word") } celle, e altre non sono possibili.
so-each-line = Quindi ogni linea ha lì tutte le sue cifre, e nessuna di queste altrove.
so-each-line-once = Quindi ogni linea ha lì tutte le sue cifre e nessuna di queste altrove, e ogni cifra conta per una sola linea.
so-each-area = Quindi ogni area ha lì tutte le sue cifre, e nessuna di queste altrove.
so-each-area-once = Quindi ogni area ha lì tutte le sue cifre e nessuna di queste altrove, e ogni cifra conta per una sola area.
