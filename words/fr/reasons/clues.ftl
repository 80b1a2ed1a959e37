### Contraintes : traits, points, nombres et autres signes sur certaines cases.

## Noms, au sein d’une phrase : avec l’article, après « d’après » et « sur »

thermometer = le thermomètre partant de { $cell }
arrow = la flèche de { $cells }
dot = le point entre { $cells }
sign = le signe entre { $cells }
renban = le trait renban partant de { $cell }
whispers = le trait de murmures partant de { $cell }
palindrome = le palindrome partant de { $cell }
little-killer = le little killer partant de { $cell }
sandwich = le sandwich partant de { $cell }
between = le trait entre-deux partant de { $cell }
mark = la marque en { $cell }
quadruple = le cercle entre { $cells }
extra-region = la région supplémentaire de { $cell }
twin = le clone de { $cell }
region-sum = le trait de sommes par région partant de { $cell }
everywhere = la règle de cette grille

## Ce que dit une contrainte

odd-digit = D’après { $clue }, la case { $cell } est impaire.
even-digit = D’après { $clue }, la case { $cell } est paire.
same = D’après { $clue }, les cases { $cells } ont le même chiffre.
less = D’après { $clue }, la case { $less } est plus petite que { $more }.
less-by = D’après { $clue }, la case { $less } vaut au moins { $by } de moins que { $more }.
apart = D’après { $clue }, les cases { $cells } diffèrent d’au moins { $by }.
differ = D’après { $clue }, les cases { $cells } sont différentes.
differ-by = D’après { $clue }, les cases { $cells } ont { $by } de différence.
times = D’après { $clue }, l’une des cases { $cells } vaut { $times } fois l’autre.
not-by = D’après { $clue }, les cases { $cells } n’ont pas { $by } de différence.
not-times = D’après { $clue }, aucune des cases { $cells } ne vaut { $times } fois l’autre.
not-sum = D’après { $clue }, les cases { $cells } n’ont pas pour somme { $sum }.
all-apart = Sur { $clue }, deux cases voisines diffèrent d’au moins { $by }.
rises = Sur { $clue }, les chiffres augmentent.
between-ends = Sur { $clue }, les chiffres sont compris entre ceux de { $ends }.
run = D’après { $clue }, les cases { $cells } ont des chiffres consécutifs.
has = D’après { $clue }, ses cases contiennent { $digits }.
sum-is =
    D’après { $clue }, { $cells ->
        [one] la case { $cells } vaut
       *[other] les cases { $cells } ont pour somme
    } { $sum }.
sum-to = D’après { $clue }, les cases { $cells } ont pour somme { $other }.
sum-as =
    D’après { $clue }, { $cells ->
        [one] la case { $cells } vaut autant que
       *[other] les cases { $cells } valent en tout autant que
    } { $others ->
        [one] { $others }
       *[other] { $others } en tout
    }.
sum-read =
    D’après { $clue }, { $cells ->
        [one] la case { $cells } vaut
       *[other] les cases { $cells } ont pour somme
    } le nombre qu’on lit en { $circle }.
sandwich-sum = D’après { $clue }, les chiffres entre { $least } et { $most } { AS($house, "in") } ont pour somme { $sum }.

## Ce qu’on sait

known = { $filled }.
can-only-be = { $cell } ne peut être que { AS($digits, "or") }.
nothing-beside = Avec { AS($digits, "or") } dans une case, aucun autre chiffre ne convient dans sa voisine.
before-it =
    Il y a { $count ->
        [one] une case
       *[other] { $count } cases
    } avant { $cell }, qui vaut donc au moins { $bound }.
behind-it =
    Il y a { $count ->
        [one] une case
       *[other] { $count } cases
    } après { $cell }, qui vaut donc au plus { $bound }.
as-at-least = Comme { $from } vaut au moins { $least }, { $cell } vaut au moins { $bound }.
as-at-most = Comme { $from } vaut au plus { $most }, { $cell } vaut au plus { $bound }.
is-so-at-least = Comme { $from } est { $digit }, { $cell } vaut au moins { $bound }.
is-so-at-most = Comme { $from } est { $digit }, { $cell } vaut au plus { $bound }.
within = { $ends } valent chacune au moins { $least } et au plus { $most }.
would-be = Si { $cell } est { $digit }, { $other } est { AS($digits, "or") }, ce qui est impossible.
both-would-be = Si { $cell } est { $digit }, { $cells }, qui se voient, sont toutes deux { $with }.
both-would-be-without = Si { $cell } est { $digit }, { $cells }, qui se voient et ne peuvent pas être { AS($without, "or") }, sont toutes deux { $with }.
run-line = Chiffres { $least } à { $most } : { AS($fate, "clauses") }.
has-other = { $cell } est { $digit }
has-none = { $cell } ne peut être aucun d’eux
run-has =
    { $left ->
        [one] La seule suite de { $count } chiffres qui reste contient
       *[other] Chaque suite de { $count } chiffres qui reste contient
    } { $digit }, qui { $cells ->
        [one] ne peut aller qu’en { AS($cells, "or") }
       *[other] est en { AS($cells, "or") }
    }.
is-in =
    { $digit } { $cells ->
        [one] ne peut aller qu’en { AS($cells, "or") }
       *[other] est en { AS($cells, "or") }
    }.
needs-twice = Il faut deux fois { $digit }, et seules { $cells } peuvent être { $digit }.
no-second = Si { $cell } est { $digit }, elle voit toutes les autres places du { $digit }.
leaves-for = Il reste donc { $digits } pour { $cells }.
times-at-least = { $times } fois { $cell } vaut au moins { $sum }
times-at-most = { $times } fois { $cell } vaut au plus { $sum }

## Sandwichs

side-by-side = Donc { $least } et { $most } sont côte à côte.
gap =
    Donc il y a { $count ->
        [one] une case
       *[other] { $count } cases
    } entre les deux.
gaps = Donc il y a { AS($counts, "or") } cases entre les deux.
count = { $count }
end-would-be = Si { $cell } est { $digit }, { $other } est en { AS($cells, "or") }, ce qui est impossible.
no-room = Si { $cell } est { $digit }, il n’y a pas de place pour { $other }.
ends-in = { $least } ne peut aller qu’en { AS($cells, "or") }, et { $most } qu’en { AS($others, "or") }.
cannot-be =
    { $cells } { $cells ->
        [one] ne peut pas
       *[other] ne peuvent pas
    } être { AS($digits, "or") }
outside-sum = Tous les chiffres { AS($house, "in") } ont pour somme { $all }, donc ceux à l’extérieur ont pour somme { $amount }.
puts-between =
    Ainsi, { $digits } { $digits ->
        [one] est
       *[other] sont
    } entre { $least } et { $most }, où { $cells } ne { $cells ->
        [one] peut
       *[other] peuvent
    } pas être.
puts-outside =
    Ainsi, { $digits } { $digits ->
        [one] est
       *[other] sont
    } à l’extérieur de { $least } et { $most }, où { $cells } ne { $cells ->
        [one] peut
       *[other] peuvent
    } pas être.

## Les possibilités de remplir les cases d’une contrainte

ways-left =
    D’après { $clue } et les candidats, il y a { $count ->
        [one] une seule possibilité
       *[other] { $count } possibilités
    } pour { $cells }.
way = { $filled }.
each-way-has =
    Chaque possibilité contient { $digit }, qui { $cells ->
        [one] ne peut aller qu’en { AS($cells, "or") }
       *[other] est en { AS($cells, "or") }
    }.
