### Ensembles presque verrouillés : ensembles aux chiffres communs, fleur mortelle, Sue de Coq.

## Deux ensembles

loses-and-keeps = Toutes leurs places pour { AS($digits, "or") } se voient, donc l’{ $one } ou l’{ $another } perd { AS($digits, "or") } et garde { $kept }.
loses-and-keeps-rest = Toutes leurs places pour { AS($digits, "or") } se voient, donc l’{ $one } ou l’{ $another } perd { AS($digits, "or") } et garde le reste.
see-each-other = Toutes leurs places pour { $digit } se voient, de même que celles pour { $others }.
keeps-its-digit =
    L’{ $set } garde { $digit }, donc { AS($cells, "brief") }, qui y { $cells ->
        [one] voit toutes les places pour { $digit }, ne peut
       *[other] voient toutes les places pour { $digit }, ne peuvent
    } pas l’être.
one-has-digit =
    L’un des ensembles a { $digit }, donc { AS($cells, "brief") }, qui { $cells ->
        [one] voit toutes les places pour { $digit } dans les deux, ne peut
       *[other] voient toutes les places pour { $digit } dans les deux, ne peuvent
    } pas l’être.
each-has-one = Donc chaque ensemble a l’un des chiffres { $digits } et garde tous ses autres chiffres.

## Des ensembles à la suite

suppose-it-lacks = Supposons qu’il lui manque le chiffre { AS($kept, "or") } : alors il a { $next }.
so-must-have = Chaque place pour { $digit } dans l’{ $set } voit toutes celles de l’{ $before }, donc l’{ $set } ne peut pas avoir { $digit } et a forcément { $must }.
first-or-last-has = Donc l’{ $first } ou l’{ $last } a { $digits }.

## Une tige et ses pétales

stem = La tige { $stem } est { AS($digits, "or") }, et voit chaque case à laquelle elle enlève un chiffre.
if-stem-is =
    Si elle est { $digit }, { $cells ->
        [one] { $cells } perd ce chiffre, et il lui reste { $left }
       *[other] les cases { $cells } perdent ce chiffre, et il leur reste { $left }
    }.
one-cell-is = Dans chaque cas, il reste autant de chiffres que de cases, donc l’une des cases est { $digit }.
cells-have = Dans chaque cas, il reste autant de chiffres que de cases, donc les cases ont { $digits }.

## Ce que voient des cases

every-in-sets = toutes les places pour { $digit } dans l’{ $one } et dans l’{ $another }
every-among-them = toutes les places pour { $digit } parmi elles
no-cell-sees-both = Aucune case qui voit toutes les places pour { $digit } dans les deux ne peut être { $digit }, et de même pour { $others }.
no-cell-sees-them = Aucune case qui voit toutes les places pour { $digit } parmi elles ne peut être { $digit }, et de même pour { $others }.

## Sue de Coq

divide = { AS($line, "the") } et { AS($other, "the") } se partagent { AS($count, "word") } chiffres.
crossing = À leur croisement, les seuls candidats de { $cells } sont { $digits }.
in-rest = { $set }, dans le reste { AS($house, "of") } : { $cells } avec { $digits }.
used-once = { AS($count, "word") } cases ont exactement { AS($count, "word") } chiffres, et l’{ $one } n’en a aucun en commun avec l’{ $another }, donc chaque chiffre sert une fois.
use-up =
    Ces cases réservent { $in-line } { AS($line, "in") } et { $in-other ->
        [one] le chiffre { $in-other }
       *[other] les chiffres { $in-other }
    } { AS($other, "in") }.
use-up-for-both =
    Ces cases réservent { $both } dans les deux, { $in-line } { AS($line, "in") } et { $in-other ->
        [one] le chiffre { $in-other }
       *[other] les chiffres { $in-other }
    } { AS($other, "in") }.
sets-use-up = L’{ $one } réserve ses chiffres { AS($line, "in") } et l’{ $another } { AS($other, "in") }.
sets-use-up-for-both =
    L’{ $one } réserve ses chiffres { AS($line, "in") } et l’{ $another } { AS($other, "in") }, et { $both } { $both ->
        [one] est réservé
       *[other] sont réservés
    } dans les deux.
