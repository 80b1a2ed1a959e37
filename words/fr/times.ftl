### Les mots des temps et de la fin d’une partie.

day-streak = jours d’affilée
longest-streak = plus longue série
puzzles-finished = grilles terminées
explained = Seul ton premier temps pour chaque partie compte, et seulement sans indice complet, sans chiffre donné par « Pourquoi ? », sans solveur et sans solution.
none = Termine une grille pour trouver ici tes temps : le record et la médiane pour chaque taille et chaque niveau, et ta série.
fault = Tes temps n’ont pas pu être lus. { $why }
unread =
    { $count ->
        [one] { $count } temps n’a pas pu être lu. Il reste
       *[other] { $count } temps n’ont pas pu être lus. Ils restent
    } sur cet appareil, sans changement. Tous les autres sont ici.
off = Le chronomètre est désactivé, donc aucun temps n’est retenu.

## Les temps d’une sorte de grilles

finished =
    { $puzzles ->
        [one] { $puzzles } terminée
       *[other] { $puzzles } terminées
    }
best = record
median = médiane
only = jusqu’ici
only-helped = Encore aucun temps sans indice complet, sans chiffre donné par « Pourquoi ? », sans solveur et sans solution.
chart-one = Un temps : { $time }.
chart-times =
    { $count ->
        [one] Dernier temps :
       *[other] Les { $count } derniers temps, du plus ancien au plus récent :
    } { $times }.
charted-one = Un temps
charted-times =
    { $count ->
        [one] Le dernier
       *[other] Les { $count } derniers, le plus récent à droite
    }
save = Enregistrer en CSV
save-name = stepdoku-temps.csv
column-date = date
column-side = cases par ligne
column-level = niveau
column-seconds = secondes
column-help = avec aide

## La fin

title = Grille résolue
next = Grille suivante
review = Analyse
solving = Chemin de résolution
moments = Historique
details = Plus
solved = Grille résolue { $how }.
played =
    { $digits ->
        [one] { $digits } chiffre placé
       *[other] { $digits } chiffres placés
    } en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
go-on = Continuer

## De quoi être content

proud-technique = Pour la première fois dans une partie, sans indice : { $technique }
proud-best = Ton record : { $kind }
proud-first = Ta première grille résolue : { $kind }
proud-week = Ton meilleur temps de la semaine : { $kind }
proud-unaided = Sans aucune aide
proud-unhinted = Sans indice
kind = { $size } { $level }

## Pourquoi le temps n’est pas comparé à d’autres

not-again = Ne compte pas : seul ton premier temps pour une partie compte.
not-hint = Ne compte pas : un indice complet t’a montré une étape.
not-why = Ne compte pas : une réponse de « Pourquoi ? » a dévoilé un chiffre.
not-solver = Ne compte pas : tu as regardé le solveur.
not-solver-digits = Ne compte pas : tu as copié des chiffres du solveur.
not-path = Ne compte pas : tu as regardé le chemin de résolution.
not-solution-seen = Ne compte pas : tu as regardé la solution.
not-solution = Ne compte pas : la solution a été remplie.
not-helped = Ne compte pas : tu as eu de l’aide pour un chiffre.

## Le résultat en une ligne, sans rien dévoiler

result-of = Stepdoku { $day }
result = Stepdoku
result-unaided = sans aide
result-unhinted = sans indice
result-helped = avec aide
result-hardest = étape la plus difficile : { $technique }
