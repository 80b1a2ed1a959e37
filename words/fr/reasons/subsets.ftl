### Ensembles nus et cachés.

between-them = Les seuls candidats de { $cells } sont { $digits }.
look-at = Regarde { $cells }.
they-have = Leurs seuls candidats sont { $digits }.
use-up = { AS($count, "word") } cases, { AS($count, "word") } chiffres : elles réservent { $digits } { AS($houses, "in") }.
use-up-all = { AS($count, "word") } cases, { AS($count, "word") } chiffres : elles les réservent tous { AS($houses, "in") }.
only-in = { AS($house, "in") }, les chiffres { $digits } ne peuvent aller qu’en { $cells }.
only-so-many = { AS($house, "the") } n’a que { AS($count, "word") } cases pour les chiffres { $digits }.
they-are = Ce sont { $cells }.
nothing-else = { AS($count, "word") } chiffres, { AS($count, "word") } cases : il n’y reste de place pour rien d’autre.
