### Réponses à la réponse d’un élève. Elles nomment la case ou le chiffre de la réponse, et tiennent sans la grille.

## Le nom du motif, toujours masculin : « ce motif », « ce motif « X-Wing » »

named = motif « { $technique } »
pattern = motif

## Une réponse vraie, mais pour une autre raison

is-but = { $cell } est { $digit }, mais { $but }.
is-not-but = { $cell } n’est pas { $digit }, mais { $but }.
may-be-but = { $cell } est peut-être { $digit }, mais { $but }.
may-not-be-but = { $cell } n’est peut-être pas { $digit }, mais { $but }.
finds-none = Stepdoku ne trouve aucune étape aussi facile qui le montre
finds-none-of = Stepdoku ne trouve ici aucun motif « { $technique } » qui le montre
no-pattern-shows = aucun { $name } ne le montre
no-step-shows = aucun motif « { $technique } » ne le montre
this-does-not-show = ce { $name } ne le montre pas

## Ce qui ne va pas avec un chiffre

is-already = { $cell } est déjà { $digit }.
ruled-out-earlier = { $one } a déjà été éliminé.
could-also-go = { AS($houses, "in") }, on pourrait aussi placer { $digit } en { $cell }.
it-could-also-go = { AS($houses, "in") }, ce chiffre pourrait aussi aller en { $cell }.
not-last = { $cell } n’est pas la dernière case vide.
also-empty = { AS($houses, "in") }, { $cell } est vide aussi.
could-also-be = { $cell } pourrait aussi être { AS($digits, "or") }.
is-other-single = { $cell } est { $digit }, mais par un motif « { $technique } ». Cet exercice demande un { $name }.
your-digit = Ton chiffre est { $digit }.
is-of = Ici, le { $name } porte sur { $digits }.
rules-out = Ici, le { $name } élimine { $digits }.

## Un chiffre qui est vu

already-has = { AS($house, "the") } a déjà { $digit }, en { $by }.
sees-by-knight = { $by } est { $digit }, et { $cell } la voit par un saut de cavalier.
sees-by-king = { $by } est { $digit }, et { $cell } la voit par un pas de roi.
sees-by-cage = { $by } est { $digit }, et { $cell } la voit par la cage.
sees-it = { $by } est { $digit }, et { $cell } la voit.
so-cannot-be = Donc { $cell } ne peut pas être { $digit }.
so-has-none = Donc { $cell } n’a pas de candidat { $digit } à éliminer.

## Un candidat du motif

is-part = { $one } fait partie de ce { $name }, et non de ce qu’il élimine.
only-places = { AS($house, "in") }, il n’y a de place pour { $digit } qu’en { AS($cells, "or") }.
only-places-many = { AS($house, "in") }, il n’y a de place pour { $digit } que dans { AS($cells, "brief") }.
can-only-be = { $cell } est forcément { AS($digits, "or") }.
only-others-lose = Seules les autres cases { AS($houses, "of") } perdent { $digit }.

## Une case en dehors de ce que le motif élimine

not-in = { $cell } n’est pas { AS($house, "in") }.
in-neither = { $cell } n’est ni { AS($one, "in") } ni { AS($another, "in") }.
outside = { $cell } est en dehors { AS($houses, "of") }.
is-there = C’est là que se trouve le { $name }.
rules-out-there = Ce { $name } n’élimine { $digit } que là.
rules-out-only-in = Ce { $name } n’élimine des candidats qu’en { $cells }, pas en { $cell }.
does-not-see =
    { $cell } ne voit pas { $fins ->
        [one] la nageoire
       *[other] les nageoires
    } { $fins }.
by-this = D’après ce { $name }, { AS($cells, "or") } est { $digit }.
by-this-many = D’après ce { $name }, il y a { $digit } quelque part dans { AS($cells, "brief") }.
sees-neither = { $cell } ne voit aucune des deux.
sees-none = { $cell } n’en voit aucune.
sees-only = { $cell } ne voit que { $seen }.

## Ce qui manque à la grille

no-house = Dans aucune ligne, aucune colonne ni aucun bloc, { $cell } ne voit toutes les places pour { $digit }.
no-area = Dans aucune zone, { $cell } ne voit toutes les places pour { $digit }.
no-pair = { $cell } ne voit pas deux cases avec les deux mêmes candidats, dont { $digit }.
no-two-digits = À part { $digit }, il n’y a pas deux chiffres qui aient pour seules places { $cell } et une même autre case dans une ligne, une colonne ou un bloc.
no-two-digits-in-area = À part { $digit }, il n’y a pas deux chiffres qui aient pour seules places { $cell } et une même autre case dans une zone.
no-two-rows = Il n’y a pas deux lignes qui aient { $digit } seulement dans la colonne de { $cell } et dans une même autre.
no-two-columns = Il n’y a pas deux colonnes qui aient ce chiffre seulement dans la ligne de { $cell } et dans une même autre.

## Contradictions qu’une réponse causerait

with = Avec { $with }, { $then }.
with-digit = Avec { $digit }, { $then }.
without = Sans { $without }, { $then }.
without-digit = Sans { $digit }, { $then }.
would-have-none = { $cell } n’aurait plus de candidat
would-have-no-place = { AS($house, "the") } n’aurait plus de place pour { $digit }
would-have-twice = { AS($house, "the") } aurait deux fois { $digit }
would-add-up = la cage de { $first } aurait pour somme { $found } au lieu de { $sum }
is-not = { $cell } n’est pas { $digit }.
nothing-rules-out = { $cell } est { $digit }, donc rien ne peut y éliminer ce chiffre.

## Une case qui ne fait pas partie du motif

of-empty-cells = Le { $name } est fait de cases vides.
cannot-be = { $cell } ne peut pas être { $digit }.
each-can = Chaque case de ce { $name } le peut.
has-many = { $cell } a { AS($count, "word") } candidats.
none-has-more = Aucune case de ce { $name } n’en a plus de { AS($most, "word") }.
sees-no-crossed = { $cell } ne voit aucun des candidats barrés.
each-sees = Chaque case de ce { $name } en voit un.
loses = { $cell } perd { $digit }.
is-in-cells = Le { $name } est dans les cases qui le prouvent.
is-no-part = { $cell } ne fait pas partie de ce { $name }.

## Il y a une telle étape

look-again = Regarde encore une fois.
is-on-board = Il y a un motif « { $technique } » sur cette grille.
