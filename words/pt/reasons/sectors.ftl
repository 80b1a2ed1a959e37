### Conjuntos bloqueados multissetor e ciclos SK.

loop-through = Um ciclo que une { AS($boxes, "the") } tem { AS($count, "word") } células vazias{ $named }.
cross =
    { AS($rows, "the") } { $rows ->
        [one] cruza
       *[other] cruzam
    } { AS($columns, "the") }.
there-are-empty = Ali, { AS($count, "word") } células estão vazias{ $named }.
named = : { $cells }
can-have =
    { AS($house, "the") } pode ter ali { $digits }, { $digits ->
        [one] uma vez
       *[other] uma vez cada
    }.
at-most = Isso dá no máximo { $count } dígitos para { $count } células, e nenhum outro é possível.
so-each-line = Assim, cada linha ou coluna tem ali todos os seus dígitos, e nenhum deles em outro lugar.
so-each-line-once = Assim, cada linha ou coluna tem ali todos os seus dígitos, e nenhum deles em outro lugar, e cada dígito conta para uma única linha ou coluna.
so-each-area = Assim, cada área tem ali todos os seus dígitos, e nenhum deles em outro lugar.
so-each-area-once = Assim, cada área tem ali todos os seus dígitos, e nenhum deles em outro lugar, e cada dígito conta para uma única área.
