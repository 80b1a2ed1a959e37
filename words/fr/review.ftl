### L’avis sur les coups, et l’analyse d’une partie.

open = Analyser mes coups
beginning = Analyse de tes coups…
busy = Analyse de tes coups : { $done } sur { $all }
seen = La grille avant ce coup, avec la raison

## Les coups

slider = Coup
place = { $line } sur { $all }
list = Tous les coups, depuis le premier
back = Retour
next = Coup suivant
no-moves = Tu n’as joué aucun coup toi-même.
forced-wrong =
    { $forced } { $forced ->
        [one] coup sur { $all } se déduisait
       *[other] coups sur { $all } se déduisaient
    } de la grille. { $wrong } { $wrong ->
        [one] était faux
       *[other] étaient faux
    }.
forced-right =
    { $forced } { $forced ->
        [one] coup sur { $all } se déduisait
       *[other] coups sur { $all } se déduisaient
    } de la grille. Aucun n’était faux.

## Un coup dans la liste

placed = { $digit } en { $cell }
placed-many =
    { $digit } dans { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }
unnoted = { $digit } retiré en { $cell }
unnoted-many =
    { $notes ->
        [one] { $notes } note retirée
       *[other] { $notes } notes retirées
    }
others =
    { $moves ->
        [one] { $moves } autre coup
       *[other] { $moves } autres coups
    } : notes, couleurs, effacements
filled = Notes remplies
restarted = Partie recommencée
hint = Indice : { $digit } en { $cell }
hint-removed = Indice : candidats éliminés
solver = Chiffres du solveur
solution = Solution remplie

## Le verdict sur un coup

wrong = Faux
unforced = Juste, pas encore prouvable
plain = Exclu par { $cell }
undecided = Juste, raison non trouvée
after-one = { $step } après { $first }
after-two = { $step } après { $first } et { $second }
after-more = { $step } après { $first } et { $more } autres

## La raison

part = Étape { $step } sur { $all }
part-before = Étape précédente
part-after = Étape suivante
own = Ton coup
easier-in = Plus facile : { $technique } en { $cell }
easier-step = Plus facile : { $technique }

## L’avis sur le dernier coup. Il ne commence jamais par une négation.

said-placed = { $digit } en { $cell }
said-removed = Retirer { $digit } en { $cell }
said-only = { $action }.
said-wrong = { $action } : c’est faux.
said-unforced = { $action } : c’est juste, mais rien sur la grille ne le prouve encore.
said-undecided = { $action } : c’est juste. Stepdoku n’a pas pu établir à temps ce qui le prouve.
said-plain = { $action } : c’est juste, car { $cell } est { $digit }.
said-later =
    { $action } : c’est juste, mais il faut d’abord { $others ->
        [one] une autre étape
       *[other] { $others } autres étapes
    }.
said-seen = { $action } : cela se déduisait de la grille. { $step }.
