### Cómo se escriben los números grandes, y cantidades que aparecen en varias partes.

thousands = {"\u202F"}
decimal = ,
days-in-a-row =
    { $count ->
        [one] { $count } día seguido
       *[other] { $count } días seguidos
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
