### L’histoire de la création d’une grille. Ses événements remplissent une grille, puis retirent des chiffres.

start = La grille est vide. Remplis-la, puis retire des chiffres de départ tant qu’elle garde une solution unique.
place = Événement { $number } sur { $all }
finished =
    La grille est terminée : { $givens ->
        [one] { $givens } chiffre de départ
       *[other] { $givens } chiffres de départ
    }, une solution, niveau { $level }.

## Les boutons

events = Événements
to-start = Début
to-start-help = Début : retour à la grille vide
back = Retour
back-help = Retour d’un événement
next = Suivant
next-help = Événement suivant
skip = Passer
skip-help = Aller à la phase suivante
to-end = Fin
to-end-help = Fin : la grille terminée
run = Lecture
stop = Arrêter
again = En créer une autre
filling = Remplissage de la grille
filling-random = Chiffres au hasard
filling-pattern = Motif mélangé

## Les nombres à côté de la grille

tries = Tentatives
dead-ends = Impasses
proofs = Preuves
proofs-nodes = { $proofs } ({ $nodes } nœuds)
boards-before =
    { $boards ->
        [one] { $boards } grille avant celle-ci n’a donné
       *[other] { $boards } grilles avant celle-ci n’ont donné
    } aucun sudoku de ce niveau.

## Les événements qui remplissent la grille

board = Commence par cette grille pleine.
pattern = Commence par un motif : chaque ligne est celle du dessus, décalée, si bien qu’aucun chiffre ne se répète.
transpose = Change les lignes en colonnes.
relabel = Donne à chaque chiffre un autre nom, le même partout.
bands = Échange les bandes horizontales { $one } et { $another }.
stacks = Échange les bandes verticales { $one } et { $another }.
rows = Échange les lignes { $one } et { $another }, dans la même bande.
columns = Échange les colonnes { $one } et { $another }, dans la même bande.
boxes = Remplis au hasard les blocs de la diagonale. Ils n’ont aucune ligne ni colonne en commun, donc tous les chiffres conviennent.
row = Remplis la première ligne au hasard. Une ligne seule admet les chiffres dans n’importe quel ordre.
try-digit = Essaie { $digit } en { $cell }.
follow =
    { $digits ->
        [one] { $digits } chiffre découle
       *[other] { $digits } chiffres découlent
    } des autres.
dead-end =
    { $tries ->
        [one] Une impasse : un chiffre n’a plus de place. Annule la dernière tentative.
       *[other] Une impasse : un chiffre n’a plus de place. Annule les { $tries } dernières tentatives.
    }
restart = Cette recherche dure trop longtemps. Vide la grille et recommence.
cut = La recherche était trop longue pour être montrée. Il a fallu encore { $tries } tentatives, dont { $dead-ends } impasses.

## Les événements qui retirent des chiffres, ou les gardent

these-digits = ces { $count } chiffres
gone-nodes =
    Retire { $cells } : toujours une seule solution, prouvé en { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }.
gone-hidden-singles = Retire { $cells } : les singletons cachés résolvent toujours la grille.
gone-singles = Retire { $cells } : les singletons résolvent toujours la grille.
needed-nodes =
    Garde { $cells } : sans { $count ->
        [one] ce chiffre
       *[other] ces chiffres
    }, il y a une autre solution, trouvée en { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }.
needed-hidden-singles =
    Garde { $cells } : sans { $count ->
        [one] ce chiffre
       *[other] ces chiffres
    }, les singletons cachés ne résolvent plus la grille.
needed-singles =
    Garde { $cells } : sans { $count ->
        [one] ce chiffre
       *[other] ces chiffres
    }, les singletons ne résolvent plus la grille.
undecided =
    Garde { $cells } : sans { $count ->
        [one] ce chiffre
       *[other] ces chiffres
    }, la preuve prendrait trop de temps.
too-hard =
    Garde { $cells } : sans { $count ->
        [one] ce chiffre
       *[other] ces chiffres
    }, la grille serait trop difficile.
