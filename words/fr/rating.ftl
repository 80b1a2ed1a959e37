### Les mots sur une grille et sa difficulté.

rating = Évaluation de la difficulté…
unknown = Pas encore évaluée
author-says = Ce qu’en dit l’auteur :
author-silent = La grille est arrivée sans le texte de ses règles.
details = Détails

## Les chiffres de Stepdoku

score = Score façon HoDoKu
score-help = Le score additionne toutes les étapes ; le mot est le niveau de HoDoKu.
scored = { $score } · { $class }
rated = Étape la plus difficile : cote { $rating }
hardest-step = Étape la plus difficile
hardest-before = La plus difficile avant le premier chiffre
first-step = Première étape
scale = Les cotes suivent l’échelle de Sudoku Explainer : 1.0 est la dernière case d’une ligne, 12.0 demande de procéder par essais et erreurs.
hardest = Technique la plus difficile (un indice)
technique = L’étape la plus difficile : { $technique }.
trials =
    Les techniques de Stepdoku ne terminent pas cette grille : il faut { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    } d’essais et erreurs.
trials-nested = Aucune technique connue de Stepdoku ne termine cette grille : il faut des essais et erreurs à l’intérieur d’autres essais et erreurs.

## Les valeurs exactes d’autres programmes

exact = Sur les échelles d’autres programmes
exact-help = Les cotes de Sudoku Explainer (SukakuExplainer 1.18.1) et le score de HoDoKu (2.2), chacun d’après ses propres étapes. Le score de HoDoKu dépend de la présentation : une grille tournée ou aux chiffres échangés peut en avoir un autre.
line = La grille en une ligne, avec ER, EP et ED
er = ER
er-help = l’étape la plus difficile
ep = EP
ep-help = la plus difficile jusqu’au premier chiffre
ed = ED
ed-help = la première étape
hodoku = HoDoKu
hodoku-help = le score de toutes les étapes
at-least = au moins { $figure }
behind = étape la plus difficile : { $step }, { $cost }
steps = Les étapes derrière ces valeurs (un indice)
show = Afficher l’étape
working = Calcul des valeurs exactes…
stopped = Les valeurs exactes n’ont pas été calculées. Rouvre ce volet pour réessayer.
other-size = Sudoku Explainer et HoDoKu ne cotent que les grilles 9×9.
few-givens = Sudoku Explainer ne cote pas les grilles de moins de dix chiffres de départ.
