### Les mots des cages : des groupes de cases aux chiffres différents, souvent avec une somme.

## La ligne sur les cages d’une case et sur plusieurs cases sélectionnées

selected = { $count } cases sélectionnées.
selected-sum = { $count } cases sélectionnées : somme { $sum }.
selected-sums = { $count } cases sélectionnées : somme de { $low } à { $high }.
line-different =
    Cage de { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }, chiffres tous différents
line-complete = Cage de somme { $sum }, complète
line-wrong = Cage de somme { $sum }, mais ses chiffres font { $placed }
line-exceeded = Cage de somme { $sum }, mais déjà { $placed } en place
line-begun =
    Cage de somme { $sum }, dont { $placed } en place : reste { $rest } dans { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }
line-empty =
    Cage de somme { $sum } dans { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }

plus = +

## Les mêmes cages comme réponse à entendre

spoken =
    Cage de somme { $sum } dans { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }, dont { $empty ->
        [one] { $empty } vide
       *[other] { $empty } vides
    } : { $names }.
spoken-full =
    Cage de somme { $sum } dans { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }, pleine : { $names }.
spoken-different =
    Une cage de { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }, chiffres tous différents : { $names }.

## Le tableau de toutes les combinaisons

table = Toutes les combinaisons
cells = Cases
sum = Somme
combinations = Combinaisons
