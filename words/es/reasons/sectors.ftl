### Conjuntos bloqueados multisector y bucles SK.

loop-through = Un bucle que pasa por { AS($boxes, "the") } tiene { AS($count, "word") } celdas vacías{ $named }.
cross = { AS($rows, "the") } cruzan { AS($columns, "the") }.
there-are-empty = Ahí hay { AS($count, "word") } celdas vacías{ $named }.
named = : { $cells }
can-have =
    { AS($house, "the") } puede tener ahí { $digits } { $digits ->
        [one] una vez
       *[other] una vez cada uno
    }.
at-most = Eso da como mucho { AS($count, "word") } dígitos para { AS($count, "word") } celdas, y no hay otros posibles.
so-each-line = Así que cada línea tiene ahí todos los suyos, y ninguno fuera.
so-each-line-once = Así que cada línea tiene ahí todos los suyos y ninguno fuera, y cada uno cuenta para una sola línea.
so-each-area = Así que cada zona tiene ahí todos los suyos, y ninguno fuera.
so-each-area-once = Así que cada zona tiene ahí todos los suyos y ninguno fuera, y cada uno cuenta para una sola zona.
