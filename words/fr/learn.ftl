### Les techniques à apprendre, sans leurs explications, leurs exercices et leurs presque-motifs.

## La liste des techniques

about = Chaque niveau énumère les techniques qui y sont nouvelles.
all = Toutes les techniques
about-technique = En savoir plus : { $technique }
back = Retour : { $dialog }
plain = Les lire en pages simples
lookup = Techniques
lookup-help = Ce qu’est chacune, pourquoi elle marche et comment la repérer.
lookup-open = Chercher une technique
find = Chercher parmi { $count } techniques
find-none = Aucune technique n’a ce nom.
seen = rencontrée
found-one = trouvée une fois
found-alone = trouvée trois fois sans aide
percent = { $percent } %
percent-help = Probabilité estimée que tu la repères encore aujourd’hui

## La page d’une technique

head-idea = L’idée
head-why = Pourquoi c’est vrai
head-miss = Une erreur fréquente
head-look = Comment la trouver
head-kin = Techniques voisines
head-names = Autres noms
head-follows = Ce qui en découle
here-digit = Ici : { $digits }.
here-digit-in = Ici : { $digits } dans { $place }.
here-digits = Ici : les chiffres { $digits }.
here-digits-in = Ici : les chiffres { $digits } dans { $place }.
often = Fréquence
often-none = Aucune des { $counted } grilles { $size } ne l’a utilisée : une technique plus facile suffisait toujours.
often-first =
    Sur { $all } grilles { $size } de Difficile à Extrême, { $used } { $count ->
        [one] l’utilise
       *[other] l’utilisent
    }.
often-first-hardest =
    Sur { $all } grilles { $size } de Difficile à Extrême, { $used } { $count ->
        [one] l’utilise
       *[other] l’utilisent
    }, et pour { $hardest } c’est l’étape la plus difficile.
often-next =
    Sur { $all } en { $size }, { $used } { $count ->
        [one] l’utilise
       *[other] l’utilisent
    }.
often-next-hardest =
    Sur { $all } en { $size }, { $used } { $count ->
        [one] l’utilise
       *[other] l’utilisent
    }, et pour { $hardest } c’est l’étape la plus difficile.
often-all = toutes
make = Créer une grille qui la demande
loading = Chargement…
missing = Ce texte n’a pas pu être chargé. Vérifie la connexion, puis ouvre-le de nouveau.
practise = S’entraîner
learn = L’apprendre pas à pas
print = Imprimer cette page

## L’exemple

line-by-line = Ligne par ligne
line-back = Retour
line-next = Ligne suivante
line-all = Tout afficher
other-size = À une autre taille
lacks = Pas d’exemple en { $sizes } : dans toutes les grilles comptées, une technique plus facile fait la même chose.
beside-columns = En colonnes au lieu de lignes
beside-rows = En lignes au lieu de colonnes
beside-smaller = Sur une grille plus petite, { $size }
beside-plainer = Un cas avec moins de candidats
beside-another = Un autre cas

## Les progrès avec une technique

charts = Tes progrès
usually = D’habitude, tu la repères en { $time }.
trend = Ici, il t’a fallu { $first } la première fois, { $last } la dernière.
chance = Probabilité estimée que tu la repères encore aujourd’hui : { $percent } %.
minutes = { $count } minutes
chart-times = Secondes pour la repérer, les dernières à la fin : { $times }
chart-latest = Tes { $count } derniers temps
chart-chance = La probabilité estimée que tu la repères encore : { $now } % aujourd’hui, { $later } % dans { $days } jours sans entraînement
chart-estimate = Estimation : { $now } % aujourd’hui, { $later } % dans { $days } jours
chart-learned =
    Sur { $all } techniques : { $seen ->
        [one] { $seen } rencontrée
       *[other] { $seen } rencontrées
    }, { $found ->
        [one] { $found } trouvée
       *[other] { $found } trouvées
    }, { $alone ->
        [one] { $alone } trouvée trois fois sans aide
       *[other] { $alone } trouvées trois fois sans aide
    }

## Le cours : des unités de quelques exercices chacune

course = Cours
course-help = Chaque unité a quelques exercices courts. Monte depuis le bas, ou commence où tu veux.
course-done =
    { $done ->
        [one] { $done } faite
       *[other] { $done } faites
    } sur { $all }
unit-done = faite
unit-faded = à revoir
refresh-today = { $count } à revoir aujourd’hui
start = Commencer : { $unit }
continue-unit = Continuer : { $unit }
worth = À apprendre ensuite : { $technique }
worth-hard = Sur { $all } grilles de Difficile à Extrême, l’étape la plus difficile de { $count }.
worth-hard-at = Sur { $all } grilles { $size } de Difficile à Extrême, l’étape la plus difficile de { $count }.
worth-easy = Sur { $all } grilles, nécessaire pour { $count }.
worth-easy-at = Sur { $all } grilles { $size }, nécessaire pour { $count }.
unit-at = { $techniques } en { $side }×{ $side }
chapter-small = Premiers pas en 4×4
chapter-scanning = Balayage
chapter-singles = Singletons
chapter-locked = Candidats verrouillés
chapter-killer = Killer : additionner les cages
chapter-lines = Traits et sommes : lire les contraintes
chapter-pairs = Paires
chapter-triples = Triplets et quadruplets
chapter-fish = Poissons et liens forts
chapter-wings = Wings
chapter-uniqueness = Unicité
chapter-colouring = Coloriage et chaînes X
chapter-chains = Des liens aux chaînes
chapter-sets = Ensembles presque verrouillés
chapter-exotics = Techniques exotiques
unread =
    { $count ->
        [one] { $count } tentative de ton entraînement est illisible. Elle reste sur cet appareil, telle quelle.
       *[other] { $count } tentatives de ton entraînement sont illisibles. Elles restent sur cet appareil, telles quelles.
    } Toutes les autres comptent.

## Les exercices sans fin, chacun avec un nom et une ligne

practice = S’entraîner
boards = Taille de la grille
chains = Construire des chaînes
chains-help = Relie des candidats jusqu’à ce qu’ils prouvent quelque chose.
mistakes = Trouver l’erreur
mistakes-help = Un chiffre ou une note ne va pas. Où est l’erreur ?
repairs = Corriger une grille pleine
repairs-help = Chaque case est remplie, mais certains chiffres sont faux.
mixed = Entraînement mixte
mixed-help = Trouve l’étape suivante. La technique n’est pas annoncée.
own = De tes parties
own-places =
    De tes parties : { $count ->
        [one] un endroit
       *[other] { $count } endroits
    }
own-help = Là où tu as demandé un indice ou fait une hypothèse.
refresh = À revoir

## Pour enseigner : chaque porte a un nom et une ligne

teachers = Pour enseigner
door-lesson = Leçon
door-lesson-help = Tes diapos, chacune avec une grille et une étape. « Expliquer » y ajoute une étape.
door-assignment = Devoir
door-assignment-help = Envoie la grille en cours à d’autres personnes. Chacune te renvoie un résultat.
door-class = Résultats de la classe
door-class-help = Rassemble les résultats d’un devoir dans un tableau.
door-story = Comment naît une grille
door-story-help = Regarde une grille se remplir, puis se vider.
door-present = Présenter
door-present-help = Explique la grille en cours sur un grand écran, une phrase à la fois.

## Les règles

rules = Les règles du sudoku
rule-rows = Remplis chaque case vide pour que chaque ligne contienne tous les chiffres, { $digits }, une fois chacun.
rule-columns = Chaque colonne contient aussi tous les chiffres, une fois chacun.
rule-boxes = Chaque bloc, entouré d’un trait épais, contient tous les chiffres, une fois chacun.
digits-to = de 1 à { $last }
digits-letter = de 1 à 9 et A
digits-letters = de 1 à 9 et de A à { $last }
picture-row = Une grille { $size } pleine, avec une ligne mise en évidence
picture-column = Une grille { $size } pleine, avec une colonne mise en évidence
picture-box = Une grille { $size } pleine, avec un bloc mis en évidence
rules-start = Essayer en 4×4

## Les mots qu’emploie une étape, avant les premiers exercices

word-cell = L3C1
word-cell-help = La case en ligne 3, colonne 1.
word-candidate = Candidat
word-candidate-help = Un chiffre encore possible dans une case.
word-area = Zone
word-area-help = Une ligne, une colonne ou un bloc.
go = À toi d’essayer
