### « Pourquoi ? » et « Pourquoi pas ? »

answer = Réponse
close = Fermer
choose = Choisis un chiffre pour savoir pourquoi il va ici, pourquoi il ne peut pas y aller, ou ce qui en découlerait.

## La question

ask-about = Question sur { $cell }
why-is = Pourquoi { $digit } en { $cell } ?
why-not = Pourquoi pas { $digit } en { $cell } ?
what-if = Et si { $cell } était { $digit } ?

## Les chiffres de la case

digits = Chiffres de la case
digit-is = Pourquoi est-ce { $digit } ?
digit-gone = Pourquoi pas { $digit } ?
digit-then = { $digit } est alors éliminé. Et si c’était { $digit } ?
digit-possible = Et si c’était { $digit } ?
look-placed = dans cette case
look-possible = encore possible
look-gone = éliminé

## Les questions jusqu’ici

way = Questions jusqu’ici
tried = { $cell } = { $digit } ?
line-number = ligne { $number }
back = Retour

## Ce dont une réponse dépend

rests = Cela repose sur
stands = { $cell } = { $digit }
gone = { $cell } ≠ { $digit }
given = chiffre de départ
yours = placé par toi
before = déjà éliminé
by-digit = exclu par un chiffre
by-trial = essayé
proof = Preuve de

## Un essai

lines = Ligne par ligne
suppose = Supposons { $fact }
line-by = { $fact } · { $technique }
contradiction = Contradiction
line-before = Retour
line-after = Suivant
at = { $number } sur { $all }

## Le travail en cours

busy = Recherche…
busy-trial = étape { $step } sur { $most } au plus
busy-cells =
    { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } sur { $all }
cancel = Annuler
