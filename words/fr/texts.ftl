### Les mots de la liste des grilles d’un texte.

open = Liste de grilles ({ $count })
which = Numéro de la grille
empty = Colle un texte ou ouvre un fichier avec plusieurs grilles pour les trouver ici.
reading = Lecture de la liste…
shown = { $from }–{ $to } sur { $count }
number = Aller au numéro
page-before = Page précédente
next-page = Page suivante

## Une grille

givens-of-size =
    { $size }, { $givens ->
        [one] { $givens } chiffre de départ
       *[other] { $givens } chiffres de départ
    }
unread = Illisible
spoken = Grille { $number } : { $line }
spoken-name = Grille { $number }, { $name } : { $line }

## Cotes

weigh = Coter ces grilles
weigh-help = Calcule l’ER de Sudoku Explainer et le score de HoDoKu pour chaque grille 9×9 de cette page.
weighing =
    Calcul des cotes : { $done ->
        [one] { $done } grille
       *[other] { $done } grilles
    } sur { $count }
failed = Les cotes n’ont pas pu être chargées. Vérifie la connexion, puis appuie de nouveau sur le bouton.
lines = Les grilles cotées en lignes, avec ER, EP et ED
explainer = ER { $rating }
explainer-least = ER au moins { $rating }
hodoku = HoDoKu { $score }
unrated = Pas cotée à temps
no-puzzle = Pas de solution unique
