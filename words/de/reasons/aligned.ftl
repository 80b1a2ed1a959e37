### Ausschluss von Paaren und Tripeln.

ways-to-fill = Betrachte, wie sich { $cells } zusammen füllen lassen.
can-be = { $cell } kann { AS($digits, "or") } sein.
which-sees-it = Steht { $digit } in { $one }, kann { $other }, die diese Zelle sieht, nicht { $another } sein.
is = { $digit } in { $cell }
two-leave-nothing = Mit { $one } und { $another } bleibt für { $cell } keine Ziffer.
three-leave-nothing = Mit { $one }, { $another } und { $third } bleibt für { $cell } keine Ziffer.
two-leave-few =
    Mit { $one } und { $another } { $digits ->
        [one] bleibt für { $cells } nur die Ziffer { $digits }
       *[other] bleiben für { $cells } nur die Ziffern { $digits }
    }.
three-leave-few =
    Mit { $one }, { $another } und { $third } { $digits ->
        [one] bleibt für { $cells } nur die Ziffer { $digits }
       *[other] bleiben für { $cells } nur die Ziffern { $digits }
    }.
no-way-left = Also bleibt keine Möglichkeit mit { $digit } in { $cell }.
