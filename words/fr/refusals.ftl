### Pourquoi un texte a été refusé : le défaut, son endroit, et le remède.

## La composition d’une raison

placed = { $fault } (ligne { $line }, caractère { $column })
alone = { $fault }.
kilobytes = { $count } ko
symbol = « { $symbol } »
symbol-unseen = Le caractère U+{ $code }
digit-letter = { $number } ({ $letter })
some-board = une grille

## Textes

empty = Il n’y a pas de texte à lire. Colle une grille sous forme de texte, ou tape-la.
no-puzzle = Il n’y a pas de grille dans ce texte. Une grille a { $counts } chiffres, avec des points ou des zéros pour les cases vides.
too-big = Avec { $size }, ce texte est trop long pour une grille. Ne copie que la grille.
too-short =
    Il y a { $found ->
        [one] { $found } case
       *[other] { $found } cases
    }, mais il en faut { $wanted } pour { $board } : il en manque { $missing }. Une partie n’a peut-être pas été copiée.
too-long =
    Il y a { $found ->
        [one] { $found } case
       *[other] { $found } cases
    }, mais il en faut { $wanted } pour { $board } : { $more } de trop
row-length =
    La ligne { $row } a { $found ->
        [one] { $found } case
       *[other] { $found } cases
    } au lieu de { $wanted }
row-count =
    Le texte a { $found ->
        [one] { $found } ligne
       *[other] { $found } lignes
    } de { $wanted } cases au lieu de { $wanted } lignes.
no-digit = { $symbol } n’est pas un chiffre
no-digit-help = { $fault }. Utilise 1 à 9 et A à P, avec des points ou des zéros pour les cases vides.
no-number = « { $word } » n’est pas un nombre entier
no-number-help = { $fault }. Utilise des nombres entiers à partir de 1, et 0 pour une case vide.
too-large = { $digit } est trop grand
too-large-help = { $fault } : une grille de { $side } sur { $side } va jusqu’à { $side }.
missing-number = Il manque un nombre entre deux virgules
missing-number-help = { $fault }. Écris 0 pour une case vide.
brackets = Les crochets ne se correspondent pas
too-deep = Les crochets sont trop imbriqués pour une grille
several = Il y a { $found } grilles dans ce texte. Colles-en une seule.
zero = 0 pourrait être un chiffre ou une case vide
zero-help = { $fault }. Utilise un seul caractère pour toutes les cases vides, et compte les chiffres à partir de 1.
letter-x = X pourrait être un chiffre ou une case vide
letter-x-help = { $fault }. Utilise des points pour les cases vides.
bad-link = Ce lien est endommagé. Redemande-le.
other = Ce texte ne peut pas être lu

## Textes d’autres programmes

foreign = C’est { $what }. Stepdoku ne peut pas lire cela. Copie la grille en une ligne ou en lignes de chiffres.
foreign-file = C’est { $what }. Stepdoku lit du texte : copie la grille en une ligne ou en lignes de chiffres, ou saisis-la à la main.
on-server = un lien vers une grille gardée sur un autre site
hodoku-file = un fichier HoDoKu de réglages ou une partie enregistrée
solo-seed = une graine aléatoire de Solo, de Simon Tatham
web-address = un lien vers un autre site
picture = une image
pdf = un PDF
packed = un fichier compressé
no-candidates = « { $word } » n’est pas un groupe de candidats
no-candidates-help = { $fault }. Écris les candidats d’une case en chiffres croissants.
variant = Cette grille a { $rule }. Stepdoku ne peut pas lire cela, et sans cela ce serait une autre grille.
other-square = { $side }×{ $side } n’est pas encore possible. { $sizes }
other-size =
    Cette grille a { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    } et { $columns ->
        [one] { $columns } colonne
       *[other] { $columns } colonnes
    }. { $sizes }
other-boxes =
    Les blocs de cette grille ont { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    } et { $columns ->
        [one] { $columns } colonne
       *[other] { $columns } colonnes
    }, ce qui n’existe ici à aucune taille. { $sizes }
sizes = Avec Stepdoku, on joue en { $sizes }.
open-regions = C’est un jigsaw, mais ses régions ne peuvent pas être lues. Copie tout le dessin, ou une seule grille avec un chiffre pour la région de chaque case.
no-candidate = La case de la ligne { $row }, colonne { $column } n’a plus de candidat, donc cette position n’a pas de solution. Vérifie les candidats retirés.
none-fits = Aucune solution ne correspond aux candidats de cette position. Vérifie les candidats retirés.
damaged = Ce texte est endommagé ou incomplet. Copie-le de nouveau en entier.
unpacks-too-large = Décompressé, ce texte est bien plus long qu’il ne faut pour une grille, plus de { $size }, donc il n’a pas été lu.

## Les règles d’autres programmes, après « Cette grille a »

rule-diagonals = des diagonales
rule-windows = des blocs en plus dans la grille
rule-jigsaw = des régions de jigsaw
rule-extra-regions = des régions en plus
rule-anti-knight = une règle anti-cavalier
rule-anti-king = une règle anti-roi
rule-non-consecutive = une règle contre les voisins consécutifs
rule-cages = des cages de killer
rule-thermometers = des thermomètres
rule-arrows = des flèches
rule-little-killer = des sommes little killer
rule-sandwich = des sommes sandwich
rule-dots = des points Kropki
rule-xv = des paires XV
rule-parity = des cases paires et impaires
rule-palindromes = des palindromes
rule-quadruples = des quadruples
rule-clones = des clones
rule-lines = des traits avec leur propre règle
rule-shaded = des cases ombrées, peut-être avec une règle
rule-drawn = des marques dessinées, peut-être avec une règle
rule-candidates = des candidats qui en font partie
rule-other-game = les règles d’un autre jeu
rule-named = une règle appelée « { $name } »

## Les cages d’un killer

cages-many = Ce killer a { $cages } cages, plus que la grille n’a de cases.
cage-empty = La cage { $number } de ce killer n’a aucune case. Copie de nouveau toute la grille.
cage-outside = La cage { $number } de ce killer a une case en dehors de la grille.
cage-twice = La cage { $number } de ce killer a deux fois une même case. Nomme chacune de ses cases une seule fois.
cage-large = La cage { $number } de ce killer a { $cells } cases, et il n’y a pas autant de chiffres différents. Donne-lui moins de cases.
cage-sum =
    La cage { $number } de ce killer doit avoir pour somme { $sum } dans { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }, et aucun choix de chiffres différents ne donne cela. Vérifie sa somme.

## Traits, points et autres signes

clue-placed = { $name } { $number } (ligne { $row }, colonne { $column })
clue-alone = { $name } { $number }
clues-many = Cette grille a plus de traits, de points et de signes qu’une grille ne peut en contenir. Copie une seule grille.
clue-few = { $clue } : il y a trop peu de cases ({ $cells }). Copie de nouveau toute la grille.
clue-large = { $clue } : il y a trop de cases pour cette grille ({ $cells }). Mets-en moins.
clue-outside = { $clue } : une case est en dehors de la grille, en ligne { $row }, colonne { $column }. Toutes les cases doivent être dans la grille.
clue-twice = { $clue } : cette case y est deux fois. Nomme chaque case une seule fois.
clue-apart = { $clue } : la suite s’interrompt à cette case, qui n’est pas où elle doit être. Vérifie les cases.
clue-number = { $clue } : le nombre { $digit } est impossible, car aucun choix de chiffres ne convient. Vérifie ce nombre.
clue-no-number = { $clue } : il manque le nombre. Ajoute-le.
clue-uneven = { $clue } : les deux groupes de cases n’ont pas la même taille. Donne autant de cases à l’un qu’à l’autre.

## Des grilles injouables

clash = { $twice } Corrige l’une des deux.
twice-in = { $place } : { $digit } y est deux fois, en { $first } et { $second }.
twice-apart = { $first } et { $second } { $apart } et sont toutes deux { $digit }.
complete = Toutes les cases sont déjà remplies, donc il n’y a rien à résoudre.
unsolvable = Cette grille n’a pas de solution. Compare les chiffres avec l’original.
ambiguous = Cette grille a plus d’une solution, donc la logique seule ne peut pas la résoudre. Il manque peut-être un chiffre de départ.
undecided = Stepdoku n’a pas pu établir en un temps raisonnable si cette grille a exactement une solution. Essaie d’ajouter des chiffres de départ.
unknown-rules = Cette grille a des règles que Stepdoku ne connaît pas : il ne peut donc pas prouver qu’elle a exactement une solution.

## Liens

link-empty = Il ne contient pas de grille. Redemande-le.
link-puzzle = Sa grille est endommagée. { $why }
link-too-big = Avec { $size }, il est trop long pour une grille. Redemande-le.
link-board = Ses chiffres et ses notes sont endommagés ou incomplets. Redemande-le.
link-lesson = Sa leçon est endommagée ou incomplète. Redemande-le.
link-assignment = Son devoir est endommagé ou incomplet. Redemande-le.
link-result = Son résultat est endommagé ou incomplet. Redemande-le.
link-handover = Le code est endommagé ou incomplet. Scanne-le de nouveau.
link-newer = Il vient d’une version plus récente de Stepdoku. Recharge la page pour la mettre à jour, puis rouvre-le.
link-damaged = Il est endommagé. Redemande-le.

## Recettes : des textes qui créent des grilles

recipe-newer = Cette grille demande la version { $version } du générateur ; cette page a la version { $own }. Recharge la page pour la mettre à jour, ou demande un lien vers la grille elle-même.
recipe-older = Cette grille demande la version { $version } du générateur ; cette page a la version { $own }. Demande un lien vers la grille elle-même.
recipe-level = Il n’y a pas de grilles de niveau { $level } en { $size }.
recipe-day = Ce jour n’existe pas. Un jour s’écrit ainsi : 2026-11-21.
recipe-part = Cette recette ne peut pas être lue : « { $part } » n’est pas un élément connu.
recipe-bad = Cette recette ne peut pas être lue. Copie-la en entier, du numéro de version à la graine.
impossible = Une telle grille n’existe pas. { $why }
not-found =
    Aucune grille de ce genre trouvée en { $tries ->
        [one] { $tries } tentative
       *[other] { $tries } tentatives
    }.

## Le magazine

magazine-count = Combien de grilles ? Écris un nombre de 1 à { $most }.
magazine-puzzles = Cela fait { $puzzles } grilles ; un magazine en contient { $most }. Demandes-en moins, ou imprime celui-ci et vide-le.
magazine-kinds = Un magazine peut avoir { $most } sortes de grilles. Imprime-le et supprime tout, puis demandes-en d’autres.
magazine-impossible = Un magazine avec de telles grilles n’est pas possible.
