### Les mots du solveur : ses étapes et ses passes, le chemin, toutes les étapes.

## Les boutons

steps = Étapes
start = Début
start-help = Retour au début
back-pass = ‹ Passe
back-pass-help = Passe précédente
back-step = Retour
back-step-help = Retour à l’étape précédente
next-step = Suivant
next-step-help = Étape suivante
next-pass = Passe ›
next-pass-help = Passe suivante
end = Fin
end-help = Aller à la fin
run = Lecture
stop = Arrêter
speed = Vitesse
slow = Lente
medium = Moyenne
fast = Rapide
unveil = Tout afficher
more = Plus de commandes
search = Résoudre par hypothèses
keep = Copier sur ma grille
from-givens = Plutôt depuis les chiffres de départ
back-to-play = Retour à ma grille
climb = Techniques plus difficiles
guess = Plutôt une hypothèse
cancel = Annuler
ways = Façon d’avancer
way-passes = Passes
way-passes-help = Tous les singletons ou toutes les paires d’une sorte à la fois, les étapes plus difficiles une par une
way-path = Chemin
way-path-help = Une étape à la fois, la plus facile d’abord
keep-step = Copier sur ma grille
keep-step-help = Remplir ta grille jusqu’à cette étape, en un seul coup

## Le début et la fin

at-givens = Depuis les chiffres de départ
at-position = Depuis ta position
at-start-passes =
    { $cells ->
        [one] { $cells } case est vide
       *[other] { $cells } cases sont vides
    }. « Suivant » montre une étape avec sa raison. Une passe a tous les singletons ou toutes les paires d’une sorte à la fois, ou une étape plus difficile.
at-start-path =
    { $cells ->
        [one] { $cells } case est vide
       *[other] { $cells } cases sont vides
    }. « Suivant » montre une étape avec sa raison.
solved-path = Résolue étape par étape
solved-passes =
    Résolue en { $passes ->
        [one] { $passes } passe
       *[other] { $passes } passes
    }
solved-text =
    { $digits ->
        [one] { $digits } chiffre placé
       *[other] { $digits } chiffres placés
    }, sans aucune hypothèse.
guessed-path = Résolue par hypothèses
guessed-passes =
    Résolue en { $passes ->
        [one] { $passes } passe
       *[other] { $passes } passes
    } et par hypothèses
guessed-text =
    { $digits ->
        [one] { $digits } chiffre placé
       *[other] { $digits } chiffres placés
    }. Il a fallu { $guesses ->
        [one] { $guesses } hypothèse
       *[other] { $guesses } hypothèses
    }.
dry-first = Aucun singleton ici
dry-first-text =
    { $cells ->
        [one] { $cells } case est vide
       *[other] { $cells } cases sont vides
    }. Pointe une case vide pour afficher ses candidats.
dry =
    Plus aucun singleton après { $passes ->
        [one] { $passes } passe
       *[other] { $passes } passes
    }
dry-text =
    { $digits ->
        [one] { $digits } chiffre placé
       *[other] { $digits } chiffres placés
    }, { $cells ->
        [one] { $cells } case vide
       *[other] { $cells } cases vides
    }. Pointe une case vide pour afficher ses candidats.
stuck = Techniques épuisées
stuck-text =
    { $digits ->
        [one] { $digits } chiffre placé
       *[other] { $digits } chiffres placés
    }, { $cells ->
        [one] { $cells } case vide
       *[other] { $cells } cases vides
    }. Aucune des techniques activées ne trouve d’autre étape. À partir d’ici, il faut une hypothèse, ou une technique que Stepdoku ne connaît pas.
unsolvable = Pas de solution
unsolvable-text = Cette grille ne peut pas être complétée.
cut = Recherche arrêtée
cut-text =
    Elle s’est arrêtée après { $guesses ->
        [one] { $guesses } hypothèse
       *[other] { $guesses } hypothèses
    } : trop pour les suivre. La solution est connue, et tu peux l’afficher depuis « Jouer ».
blocked =
    { $digits ->
        [one] Un de tes chiffres est faux
       *[other] { $digits } de tes chiffres sont faux
    }
blocked-text = Les étapes à partir d’ici reposeraient sur une erreur. Reviens la corriger, ou résous depuis les chiffres de départ. Ta grille ne changera pas.

## Une passe ou une étape

card = Cette étape
passes = Passes
naked-singles = singletons nus
hidden-singles = singletons cachés
kind-search = recherche
kind-path = chemin
pass = Passe { $number }
pass-search = Recherche
pass-path = Chemin
by-guessing = par hypothèses
step-of = Étape { $step } sur { $all }
no-step = Aucune
whole-path = Tout le chemin
whole-pass = Toute la passe
path-step = Étape { $step }
path-steps = Étapes { $first } à { $last }
nothing-found = rien trouvé
steps-found =
    { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
digits-found =
    { $digits ->
        [one] { $digits } chiffre
       *[other] { $digits } chiffres
    }

## Ce qu’une passe entière a trouvé

found-path =
    Le chemin a { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }.
found-search =
    La recherche a pris { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }.
found-no-naked = Aucune case n’est réduite à un seul candidat.
found-naked =
    { $digits ->
        [one] Une case n’a plus qu’un candidat.
       *[other] { $digits } cases n’ont plus qu’un candidat. Cette grille les montre toutes.
    }
found-no-hidden = Aucun chiffre n’est réduit à une seule place dans une ligne, une colonne ou un bloc.
found-hidden =
    { $digits ->
        [one] Un chiffre n’a plus qu’une place.
       *[other] { $digits } chiffres n’ont plus qu’une place dans une ligne, une colonne ou un bloc. Cette grille les montre tous.
    }
found-no-pattern = { $technique } : rien trouvé.
found-pattern =
    { $steps ->
        [one] Un motif trouvé.
       *[other] { $steps } motifs. Cette grille les montre tous.
    }

## Le travail en cours

searching = Recherche…
searching-at = Recherche : { $done } { $done ->
        [one] case
       *[other] cases
    } sur { $all }
finding-passes = Recherche de toutes les passes…
finding-passes-at = Recherche de toutes les passes : { $done } { $done ->
        [one] case
       *[other] cases
    } sur { $all }
finding-path = Recherche du chemin…
finding-path-at = Recherche du chemin : { $done } { $done ->
        [one] case
       *[other] cases
    } sur { $all }
finding-steps = Recherche de toutes les étapes…
finding-steps-at = Recherche de toutes les étapes : { $done } { $done ->
        [one] case
       *[other] cases
    } sur { $all }
climbing = Essai de techniques plus difficiles…
climbing-at = Essai de techniques plus difficiles : { $done } { $done ->
        [one] case
       *[other] cases
    } sur { $all }

## Le chemin

path =
    { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
techniques = Techniques de ce chemin
column-technique = Technique
column-steps = Étapes
column-score = Score
to-next = Aller à la prochaine étape de ce type : { $technique }
bottleneck = Passage étroit
bottleneck-step = Étape { $number } : { $technique }
bottleneck-only = Étape { $number } : { $technique }, la seule façon d’avancer
bottleneck-choice = Étape { $number } : { $technique }, une option sur { $choices }

## Toutes les étapes d’une position

all = Toutes les étapes
all-help = Lister toutes les étapes possibles maintenant
all-looking = Toutes les étapes
all-looking-text = Recherche de chaque technique…
all-solved = Grille résolue
all-solved-text = Il n’y a plus rien à trouver.
all-none = Aucune étape trouvée
all-none-text = Aucune des techniques activées ne marche ici.
possible =
    { $steps ->
        [one] { $steps } étape est possible maintenant
       *[other] { $steps } étapes sont possibles maintenant
    }
suiting =
    { $steps ->
        [one] { $steps } étape convient à cette grille
       *[other] { $steps } étapes conviennent à cette grille
    }
stopped = La recherche s’est arrêtée à sa limite, donc il peut y en avoir d’autres. Une contradiction sur la grille peut en être la cause.
all-text = Pointe une étape pour l’afficher sur la grille. Sélectionne-la pour l’appliquer.
filter = Afficher
filter-suiting = Ce qui convient à cette grille
filter-all = Toutes les techniques
harder =
    { $steps ->
        [one] { $count } plus difficile
       *[other] { $count } plus difficiles
    }
more-steps = { $steps } de plus
more-gone = +{ $candidates }
take = Appliquer cette étape
close = Retour à la liste

## Ce que fait une étape

places = { $cell } = { $digit }
rules-out = { $cells } ≠ { $digit }
