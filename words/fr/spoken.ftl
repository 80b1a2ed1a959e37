### Les noms de cases à entendre, et la ligne sur la case sous le pointeur.

## Le nom à entendre : le contenu, puis des remarques et l’endroit, séparés par des virgules

hidden = masquée
empty = vide
given = chiffre de départ
from-solver = du solveur
trial = essai
wrong = faux
highlighted = surlignée
selected = sélectionnée
coloured = colorée en { $colours }
digits-coloured = { $digits } en { $colour }
notes = notes { $digits }
corner-notes = notes en coin { $digits }
centre-notes = notes au centre { $digits }
can-be = peut être { $digits }
cage = cage
cage-of = cage de somme { $sum }
address = { $row } { $column }
clash = { $name }. Incompatible avec { $other }.
clash-more =
    { $name }. Incompatible avec { $other } et { $more ->
        [one] { $more } autre case
       *[other] { $more } autres cases
    }.
clash-short = { $name }. Incompatible avec { $other }.
clash-short-more =
    { $name }. Incompatible avec { $other } et { $more ->
        [one] { $more } autre
       *[other] { $more } autres
    }.

## La ligne sur la case sous le pointeur, après le nom de la case

is-given = est { $digit }, un chiffre de départ
is-digit = est { $digit }
too = { $other } est { $digit } aussi
places = places pour { $digit } : { $places }
places-in = { $count } en { $kind }
has-notes = a pour { $notes }
note-list =
    { $count ->
        [one] note
       *[other] notes
    } { $digits }
no-candidates = n’a aucun candidat
can-only-be = est forcément { $digit }
