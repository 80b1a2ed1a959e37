### Ausschluss von Paaren und Tripeln.

ways-to-fill = Betrachte, wie sich { $cells } zusammen füllen lassen.
can-be = { $cell } kann { AS($digits, "or") } sein.
which-sees-it = Steht { $digit } in { $one }, kann { $other }, die diese Zelle sieht, nicht { $another } sein.
is = { $digit } in { $cell }
two-leave-nothing = Mit { $one } und { $another } hat { $cell } keine Ziffer mehr.
three-leave-nothing = Mit { $one }, { $another } und { $third } hat { $cell } keine Ziffer mehr.
two-leave-few = Mit { $one } und { $another } haben { $cells } nur noch { $digits }.
three-leave-few = Mit { $one }, { $another } und { $third } haben { $cells } nur noch { $digits }.
no-way-left = Also bleibt keine Möglichkeit mit { $digit } in { $cell }.
