### Exclusión alineada.

ways-to-fill = Fíjate en las formas de llenar { $cells } a la vez.
can-be = { $cell } puede ser { AS($digits, "or") }.
which-sees-it = Si { $one } es { $digit }, { $other }, que la ve, no puede ser { $another }.
is = { $cell } es { $digit }
two-leave-nothing = Si { $one } y { $another }, { $cell } se queda sin dígitos.
three-leave-nothing = Si { $one }, { $another } y { $third }, { $cell } se queda sin dígitos.
two-leave-few =
    Si { $one } y { $another }, { $cells } { $cells ->
        [one] se queda
       *[other] se quedan
    } solo con { $digits }.
three-leave-few =
    Si { $one }, { $another } y { $third }, { $cells } { $cells ->
        [one] se queda
       *[other] se quedan
    } solo con { $digits }.
no-way-left = Así que no queda ninguna forma con { $digit } en { $cell }.
