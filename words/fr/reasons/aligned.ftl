### Exclusion de paires et de triplets.

ways-to-fill = Regarde toutes les façons de remplir à la fois { $cells }.
can-be = { $cell } peut être { AS($digits, "or") }.
which-sees-it = Si { $one } est { $digit }, { $other }, qui la voit, ne peut pas être { $another }.
is = { $cell } est { $digit }
two-leave-nothing = Si { $one } et { $another }, il ne reste aucun chiffre pour { $cell }.
three-leave-nothing = Si { $one }, { $another } et { $third }, il ne reste aucun chiffre pour { $cell }.
two-leave-few = Si { $one } et { $another }, il reste seulement { $digits } pour { $cells }.
three-leave-few = Si { $one }, { $another } et { $third }, il reste seulement { $digits } pour { $cells }.
no-way-left = Donc aucune façon n’est possible avec { $digit } en { $cell }.
