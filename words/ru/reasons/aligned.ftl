### Исключение пары и тройки.

ways-to-fill = Посмотри, как можно вместе заполнить клетки { $cells }.
can-be = В { $cell } может стоять { AS($digits, "or") }.
which-sees-it = Если в { $one } стоит { $digit }, то в { $other }, которая её видит, не может стоять { $another }.
is = в { $cell } стоит { $digit }
two-leave-nothing = Если { $one } и { $another }, то для { $cell } не остаётся ни одной цифры.
three-leave-nothing = Если { $one }, { $another } и { $third }, то для { $cell } не остаётся ни одной цифры.
two-leave-few =
    Если { $one } и { $another }, то для { $cells } { $digits ->
        [one] остаётся только цифра { $digits }
        [few] остаются только цифры { $digits }
        [many] остаются только цифры { $digits }
       *[other] остаются только цифры { $digits }
    }.
three-leave-few =
    Если { $one }, { $another } и { $third }, то для { $cells } { $digits ->
        [one] остаётся только цифра { $digits }
        [few] остаются только цифры { $digits }
        [many] остаются только цифры { $digits }
       *[other] остаются только цифры { $digits }
    }.
no-way-left = Поэтому вариантов, где в { $cell } стоит { $digit }, не остаётся.
