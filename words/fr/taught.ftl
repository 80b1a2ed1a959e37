### Ce que le solveur et les explications disent aux lecteurs d’écran.

step = { $step }. { $reason }
step-of = { $step }, étape { $number } sur { $all }. { $reason }
search =
    Recherche, { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }.
path =
    Chemin, { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }.
pass = Passe { $number }, { $kind } : { $found }.
pass-none = Recherché : { $kind }. Rien trouvé.
solved = Grille résolue.
dry = Plus aucun singleton. Tu peux continuer avec des techniques plus difficiles.
stuck = Techniques épuisées. Tu peux résoudre le reste par hypothèses.
unsolvable = Cette position n’a pas de solution.
cut = Recherche arrêtée : trop d’hypothèses à suivre.
no-steps = Les techniques activées ne trouvent rien ici.
steps = { $steps }.
steps-stopped = { $steps }. { $stopped }
steps-harder = { $steps }, { $harder }.
blocked = { $wrong }.

## Réponses aux touches qui ne changent rien

paused = En pause. { $key } pour reprendre.
paused-comma = En pause. Virgule, puis { $key } pour reprendre.
paused-no-key = En pause. Le bouton « Reprendre » affiche la grille.
given = Un chiffre de départ ne peut pas être changé.
filled = Cette case a un chiffre.
not-here = Cette case n’a pas ce candidat.
nothing-to-clear = Rien à effacer ici.
no-notes = Aucune note à changer.
no-digit = Cette case n’a pas de chiffre à verrouiller.
no-highlight = Rien n’est surligné.
command = La prochaine lettre est une commande.
nothing-to-undo = Rien à annuler.
nothing-to-redo = Rien à rétablir.
no-trial = Il n’y a pas d’essai.
no-clock = Le chronomètre est désactivé, donc il n’y a rien à mettre en pause.
puzzle-solved = La grille est résolue.
at-the-start = C’est le début.
way-passes = Passes.
way-path = Chemin.
steps-hidden = La liste de toutes les étapes est fermée.
