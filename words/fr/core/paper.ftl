### Les mots des pages imprimées, des fiches d’exercices et du braille.

## Titres

puzzle = { $number }. { $size }, { $level }
named = { $number }. { $name }
rated = Cote { $rating }, score { $score }
scales = Cote : l’étape la plus difficile sur l’échelle de Sudoku Explainer. Score : la somme des points HoDoKu de toutes les étapes.
count =
    { $count } { $count ->
        [one] grille
       *[other] grilles
    }
contents = Sommaire
answers = Solutions
ways = Étape par étape
answer-to = Solution { $number }
answers-to = Solutions { $numbers }
answers-on-page = Solutions page { $page }
answers-on-pages = Solutions pages { $pages }
way = Grille { $number }, étape par étape
step = { $number }. { $technique }
steps = Étapes { $numbers }
path = Chemin de résolution : { $size }, { $level }
start = Grille
solved = Solution
here = Fin du chemin
guess = Aucune des techniques utilisées ne trouve d’autre étape. À partir d’ici, il faut faire une hypothèse.
made-from = Créé à partir de { $batch }
chosen-from = Grilles choisies dans { $batch }

## Fiches d’exercices

worksheet = Fiche d’exercices
name = Nom
places = On peut déduire un chiffre en { $house }. Lequel, où et pourquoi ?
rules-out-one = Où peut-on éliminer { $digit }, et pourquoi ?
rules-out-two = Où peut-on éliminer { $one } ou { $another }, et pourquoi ?
rules-out-three = Où peut-on éliminer { $one }, { $another } ou { $third }, et pourquoi ?
rules-out-some = On peut éliminer des candidats ici. Lesquels, et pourquoi ?
next = Que peut-on déduire ici, et pourquoi ?
wrong = Cette position contredit sa grille.
small = Les candidats sont trop petits pour le papier.
in-code = Le code ouvre la position avec les candidats.
no-code = Le lien vers cette position est trop long pour un code.
names = L2C6 est la case de la ligne 2, colonne 6.
is = { $cell } est { $digit }.
cannot-be = { $cell } ne peut pas être { $digit }
all-cannot-be = { $all }.

## Braille

signs = Les chiffres sont en bas de leur cellule, sans signe numérique. Les points 4 et 6 marquent une case vide.
letter = La lettre A est 10.
letters = Les lettres de A à { $last } vont de 10 à { $number }.
numbered = { $number }. { $puzzle }
with-level = { $size }, { $level }
jigsaw = jigsaw
killer = killer
answer = Solution
jigsaw-rule = Jigsaw : des régions remplacent les blocs. Un plan après la grille donne la même lettre à toutes les cases d’une région.
regions = Régions
killer-rule = Killer : les chiffres d’une cage sont différents, et leur total est la somme de la cage. Une liste après la grille donne la somme et les cases de chaque cage.
cages = Cages
