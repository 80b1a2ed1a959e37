### Exclusão de células alinhadas.

ways-to-fill = Veja as maneiras de preencher { $cells } em conjunto.
can-be = { $cell } pode ser { AS($digits, "or") }.
which-sees-it = Se { $one } é { $digit }, { $other }, que vê essa célula, não pode ser { $another }.
is = { $cell } é { $digit }
two-leave-nothing = Se { $one } e { $another }, não resta nenhum dígito para { $cell }.
three-leave-nothing = Se { $one }, { $another } e { $third }, não resta nenhum dígito para { $cell }.
two-leave-few =
    Se { $one } e { $another }, só { $digits ->
        [one] resta
       *[other] restam
    } { $digits } para { $cells }.
three-leave-few =
    Se { $one }, { $another } e { $third }, só { $digits ->
        [one] resta
       *[other] restam
    } { $digits } para { $cells }.
no-way-left = Assim, não resta nenhuma maneira com { $digit } em { $cell }.
