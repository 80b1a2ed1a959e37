### Les mots des grilles sur mesure et de la grille du jour.

## Les chemins vers une grille

door-more = Plus
door-measure = Sur mesure
door-own = Saisir une grille
print = Imprimer plusieurs
back = Retour
examples = Exemples

## La grille du jour

today = Grille du jour
today-play = Jouer
today-go-on = Continuer
today-again = Rejouer
today-others = Autres tailles
daily = { $day }. Ce jour-là, tout le monde reçoit les mêmes grilles.

## Les règles

rules = Règles
classic = Classique
killer = Killer
killer-in-boxes = Killer, cages dans les blocs
killer-with-digits = Killer avec quelques chiffres
killer-rule = Les chiffres d’une cage sont différents, et leur total est le nombre dans son coin.
cages-rule = Les chiffres d’une cage sont différents, et leur total est le nombre dans son coin, s’il y en a un.
jigsaw = Jigsaw
jigsaw-rule = Des régions irrégulières remplacent les blocs.
lines-and-sums = Traits et sommes
thermometers = Thermomètres
thermometers-rule = Les chiffres de chaque thermomètre augmentent à partir du bulbe.
arrows = Flèches
arrows-rule = Les chiffres d’une flèche ont pour somme le nombre dans son cercle.
kropki = Points Kropki
kropki-rule = Un point blanc sépare des chiffres consécutifs ; un point noir, deux chiffres dont l’un est le double de l’autre. Tous les points sont donnés.
xv = X et V
xv-rule = X sépare des chiffres dont la somme est 10 ; V, des chiffres dont la somme est 5. Tous sont donnés.
renban-lines = Traits renban
renban-lines-rule = Chaque trait contient des chiffres consécutifs, dans n’importe quel ordre.
whispers-lines = Traits de murmures
whispers-lines-rule = Sur un trait, deux chiffres voisins diffèrent d’au moins 5, ou d’au moins 3 en 6×6.
little-killers = Little killers
little-killers-rule = Un nombre à l’extérieur est la somme de la diagonale que montre sa flèche. Les chiffres peuvent s’y répéter.
sandwiches = Sandwichs
sandwiches-rule = Un nombre à l’extérieur est la somme des chiffres entre le plus petit et le plus grand de sa ligne ou de sa colonne.

## Les chiffres de départ

clues = Chiffres de départ
clues-any = Indifférent
clues-exactly = Exactement
clues-at-most = Au plus
clues-number = Nombre de chiffres de départ
minimal = Aucun chiffre superflu
minimal-help = Retire n’importe quel chiffre de départ, et la grille a plus d’une solution.
symmetry-givens = Symétrie des chiffres de départ
symmetry-cages = Symétrie des cages
symmetry-none = Aucune
symmetry-half-turn = Demi-tour
symmetry-quarter-turn = Quart de tour
symmetry-rows = De haut en bas
symmetry-columns = De gauche à droite
symmetry-diagonal = Selon la diagonale \
symmetry-other-diagonal = Selon la diagonale /
symmetry-full = Toutes les symétries
draws = Dessiner le motif des chiffres de départ
draws-help = Touche des cases ou glisse dessus. Leurs cases symétriques s’ajoutent aussi.
pattern = Motif des chiffres de départ
pattern-role = surface de dessin
pattern-help = Les flèches déplacent le curseur ; Espace ajoute ou retire une case.
pen-given =
    { $cell } : chiffre de départ. { $drawn ->
        [one] { $drawn } case dessinée
       *[other] { $drawn } cases dessinées
    }.
pen-empty =
    { $cell } : vide. { $drawn ->
        [one] { $drawn } case dessinée
       *[other] { $drawn } cases dessinées
    }.
pattern-copy = Copier depuis la grille
pattern-clear = Vider

## La grille pleine du début

board = Grille pleine de départ
board-random = Au hasard
board-pattern = À partir d’un motif
board-here = Cette solution

## Les étapes

way = Chemin de résolution
level = Niveau
level-any = Indifférent
level-only = Le seul niveau en { $size }.
class = Classe de HoDoKu
class-any = Indifférente
class-help = Celle que HoDoKu donne. Pour 9×9 seulement.
rating = Cote de l’étape la plus difficile
rating-from = de
rating-to = à
rating-help = En 9×9, la cote de Sudoku Explainer (ER) ; aux autres tailles, sur son échelle. De 1.0 à 12.0. Vide : toutes les cotes.
needs = Technique exigée
needs-any = Aucune en particulier
needs-help = On ne peut pas terminer la grille sans elle.
without = Techniques exclues
without-add = Ajouter une technique…
without-help = On peut terminer la grille sans aucune d’elles.
allow = Autoriser de nouveau : { $technique }

## La recherche

progress = { $size } : tentative { $number } sur { $all }
progress-closest = { $size } : tentative { $number } sur { $all }. { $closest }
nearest-level =
    Aucune grille de niveau { $wanted } trouvée en { $tries ->
        [one] { $tries } tentative
       *[other] { $tries } tentatives
    }. La plus proche est de niveau { $level }. Joue-la, ou réessaie.
nearest =
    Rien ne correspond exactement après { $tries ->
        [one] { $tries } tentative
       *[other] { $tries } tentatives
    }. La grille la plus proche est de niveau { $level }, avec { $givens ->
        [one] { $givens } chiffre de départ
       *[other] { $givens } chiffres de départ
    } :
nearest-cut =
    Rien ne correspond exactement : c’est trop de travail, et la recherche s’est arrêtée après { $tries ->
        [one] { $tries } tentative
       *[other] { $tries } tentatives
    }. La grille la plus proche est de niveau { $level }, avec { $givens ->
        [one] { $givens } chiffre de départ
       *[other] { $givens } chiffres de départ
    } :

## Pourquoi aucune grille ne peut être ainsi

fault-board = La grille pleine de départ a une autre taille.
fault-pattern = Le motif ne correspond pas au nombre de chiffres de départ. Dessine autant de cases, et laisses-en au moins une vide.
fault-givens = Au moins une case doit rester vide. Demande moins de chiffres de départ.
fault-steps = Ces choix se contredisent. Vérifie qu’aucune technique n’est à la fois exigée et exclue, que la cote va du plus bas au plus haut, et que ce niveau et cette classe existent à cette taille.
fault-variant = Un killer a des cages à la place des chiffres de départ, et leur symétrie est un demi-tour ou aucune. Un jigsaw a besoin de sa propre grille.
fault-work = C’est trop de travail, et aucune grille n’a été trouvée à temps. Demande moins, ou une grille plus petite.
cancelled = Annulé.

## Une grille

dated-game = { $game } · { $day }
recipe = Recette
recipe-help = Saisis ce texte comme graine d’une nouvelle grille pour recréer la même.
