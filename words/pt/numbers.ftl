### Como os números grandes são escritos, e contagens que várias partes mostram.

thousands = .
decimal = ,
days-in-a-row =
    { $count ->
        [one] { $count } dia seguido
       *[other] { $count } dias seguidos
    }
seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
print-pages =
    Imprimir { $pages ->
        [one] { $pages } página
       *[other] { $pages } páginas
    }
