### Esclusione di coppie e triplette allineate.

ways-to-fill = Guarda in quali modi si possono riempire insieme { $cells }.
can-be = { $cell } può essere { AS($digits, "or") }.
which-sees-it = Se { $one } è { $digit }, { $other }, che la vede, non può essere { $another }.
is = { $cell } è { $digit }
two-leave-nothing = Se { $one } e { $another }, a { $cell } non resta nessuna cifra.
three-leave-nothing = Se { $one }, { $another } e { $third }, a { $cell } non resta nessuna cifra.
two-leave-few =
    Se { $one } e { $another }, a { $cells } { $digits ->
        [one] resta solo la cifra { $digits }
       *[other] restano solo le cifre { $digits }
    }.
three-leave-few =
    Se { $one }, { $another } e { $third }, a { $cells } { $digits ->
        [one] resta solo la cifra { $digits }
       *[other] restano solo le cifre { $digits }
    }.
no-way-left = Quindi non resta nessun modo con { $digit } in { $cell }.
