### Números que o tabuleiro mostra, e outras partes da página também.

givens =
    { $count ->
        [one] { $count } pista
       *[other] { $count } pistas
    }
