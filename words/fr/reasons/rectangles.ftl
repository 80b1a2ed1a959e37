### Rectangles uniques, cachés et évitables : quatre coins qui auraient deux solutions.

corners = Les quatre coins ({ $corners }) sont dans deux blocs seulement.

## Deux ou trois coins avec d’autres candidats

two-have-more = Seules { $cells } peuvent être autre chose, et seulement { $extra }, donc l’une d’elles est forcément { $extra }.
three-have-more = Seules { $cells } peuvent être autre chose, et seulement { $extra }, donc au moins une est forcément { $extra }.
one-has-more = Seules { $cells } peuvent être autre chose, à savoir { AS($extras, "or") }, donc l’une d’elles l’est forcément.
others-have = Les seuls candidats de { $cells } sont { $digits }.

## Un chiffre qui est forcément dans ces coins

needs-in-side = { $cells } sont chacune { AS($digits, "or") }, et { AS($house, "the") } doit avoir { $bound } en { $third } ou { $last }.
other-in-side = Avec { $other } dans l’autre, les quatre seraient { AS($digits, "or") }.
needs-in-corners =
    { $cells } { $cells ->
        [one] est forcément
       *[other] sont chacune
    } { AS($digits, "or") } ; { AS($houses, "the") } { $houses ->
        [one] doit
       *[other] doivent
    } avoir { $bound } dans ces coins.
bound-in-opposite = Avec { $bound } en { $third } ou { $last }, toutes deux seraient { $bound }, et les deux autres { $other }.
if-last = Si { $last } était { $other }, { $between } seraient { $bound }, et { $first } serait { $other }.
if-last-in-side = Si { $last } était { $other }, { $second } serait { $bound } et { $first } serait { $other }, et { AS($house, "the") } devrait avoir { $bound } en { $third }.

## Coins sans chiffres de départ

no-givens = Les quatre coins ({ $corners }) sont dans deux blocs seulement, et aucun n’est un chiffre de départ.
three-filled = { $same } sont { $one }, et { $second } est { $another }.
fourth-would-swap = Avec { $digit } en { $last }, échanger { $digits } donnerait une deuxième solution, or la grille n’en a qu’une.
two-filled = { AS($corners, "clauses") }.
corner-is = { $cell } est { AS($digits, "or") }
without-extra = Si ni { $third } ni { $last } n’était { $extra }, échanger { $digits } donnerait une deuxième solution.
one-is-extra = La grille n’en a qu’une, donc l’une de ces deux cases est { $extra }.
