### Cantidades que muestran el tablero y otras partes de la página.

givens =
    { $count ->
        [one] { $count } dígito inicial
       *[other] { $count } dígitos iniciales
    }
