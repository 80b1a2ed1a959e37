### Anzahlen, die das Brett und auch andere Teile der Seite zeigen.

givens =
    { $count ->
        [one] { $count } Vorgabe
       *[other] { $count } Vorgaben
    }
