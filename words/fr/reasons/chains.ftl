### Chaînes et boucles.

two-each = Chacune de ces cases a exactement deux candidats.
suppose = Supposons que { $statement }.

## Une ligne d’une chaîne

then = { AS($link, "Alors") } { AS($statement, "after") }.
then-because = { AS($link, "Alors") } { AS($statement, "after") } ({ $because }).
then-so = { AS($link, "Alors") } { AS($statement, "after") }, { AS($next-link, "donc") } { AS($next, "after") }.
then-because-so = { AS($link, "Alors") } { AS($statement, "after") } ({ $because }), { AS($next-link, "donc") } { AS($next, "after") }.
then-so-not = { AS($link, "Alors") } { AS($statement, "after") }, { AS($next-link, "donc") } pas { $next }.
then-because-so-not = { AS($link, "Alors") } { AS($statement, "after") } ({ $because }), { AS($next-link, "donc") } pas { $next }.

## Raisons entre parenthèses

only-place = seule place restante { AS($house, "in") }
only-places = seules places restantes { AS($house, "in") }
set-without = sans { $digit }, l’{ $set } garde tous ses autres chiffres
other-candidate = son autre candidat
only-fitting = d’après { $clue }, son seul candidat possible avec { AS($digits, "or") } en { $cell }
only-place-needed = d’après { $clue }, ses cases contiennent { $digit }, et il ne reste aucune autre place

## La fin d’une chaîne

one-end-is = Donc { $one } ou { $another } est { $digit }.
one-end = Donc { AS($one, "after") } ou { AS($another, "after") }.
would-have-to-be = Si { $cell } n’était pas { $digit }, elle serait forcément { $digit }.
is-and-cannot-be = Donc { $cell } est { $digit } et ne peut pas être { AS($others, "nor") }.

## La fin d’une boucle

is-a-loop = Cette chaîne est une boucle : chaque lien a exactement une extrémité vraie.
one-of-both-ends =
    L’une des cases { $ends } est { $digit }, donc { AS($cells, "brief") }, qui { $cells ->
        [one] voit les deux, ne peut
       *[other] voient les deux, ne peuvent
    } pas l’être.
one-of-all-ends =
    L’une des cases { $ends } est { $digit }, donc { AS($cells, "brief") }, qui les { $cells ->
        [one] voit toutes, ne peut
       *[other] voient toutes, ne peuvent
    } pas l’être.
nothing-else = { $cell } est { AS($digits, "or") }, et rien d’autre.
set-keeps = Dans cette boucle, l’{ $set } perd seulement { AS($ends, "or") } et garde donc { $digits }.
see-every =
    { AS($cells, "brief") } y { $cells ->
        [one] voit
       *[other] voient
    } toutes les places pour { $digit }.
see-every-place =
    { AS($cells, "brief") } y { $cells ->
        [one] voit toutes les places pour les chiffres qu’elle perd
       *[other] voient toutes les places pour les chiffres qu’elles perdent
    }.
