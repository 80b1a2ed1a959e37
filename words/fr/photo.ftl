### Les mots des photos de grilles imprimées.

open = Lire une photo
about = Prends ou choisis une photo d’un sudoku imprimé : 4×4, 6×6, 8×8, 9×9 ou 16×16. Tu peux aussi déposer ou coller une image sur la page.
promise = L’image reste sur cet appareil. Stepdoku la lit ici et ne l’envoie nulle part.
choose = Choisir une image
choose-another = En choisir une autre

## La caméra

camera = Utiliser la caméra
camera-take = Prendre la photo
camera-stop = Arrêter la caméra
camera-help = Tiens la caméra au-dessus de la grille, pour qu’elle remplisse l’image.

## Pendant la lecture de l’image

opening = Ouverture de l’image…
reading = Lecture de la grille…

## Pourquoi il n’y a pas de grille

not-a-picture = Ce fichier n’est pas une image que les navigateurs affichent. Choisis un fichier JPEG, PNG ou WebP.
large = Cette image fait { $megapixels } mégapixels, mais Stepdoku en ouvre 50 au plus. Réduis-la, ou reprends la photo avec moins de pixels.
broken = L’image ne peut pas être ouverte : son fichier est endommagé. Choisis-en une autre.
heic = Ce navigateur ne peut pas ouvrir les images HEIC. Enregistre l’image en JPEG, ou utilise la caméra ici.
unreadable = Le fichier ne peut pas être lu. Choisis-le de nouveau.
no-camera = Aucune caméra n’a été trouvée, ou un autre programme l’utilise. Choisis plutôt une image.
camera-refused = Le navigateur n’autorise pas la caméra ici. Autorise-la dans les réglages du navigateur, ou choisis une image.
no-frame = Aucun sudoku 4×4, 6×6, 8×8, 9×9 ou 16×16 n’a été trouvé dans cette image.
no-digits = Un cadre a été trouvé, mais ses chiffres ne peuvent pas être lus.
wrong-size = L’image est trop petite ou trop grande pour être lue. Choisis-en une autre.
no-program = Le lecteur d’images n’a pas pu être chargé. Vérifie la connexion, puis relance la lecture de la grille.

## Les coins

corners = Fais glisser chaque coin sur son coin de la grille, ou déplace-le avec les flèches. Puis lis la grille.
top-left = Coin en haut à gauche
top-right = Coin en haut à droite
bottom-right = Coin en bas à droite
bottom-left = Coin en bas à gauche
read-again = Lire la grille
move-corners = Déplacer les coins
picture = L’image
straightened = La grille de l’image, redressée

## La grille

board = Grille lue dans l’image
board-help = Les flèches déplacent le curseur ; un chiffre remplit la case ; Retour arrière la vide ; Entrée la confirme.
doubtful = incertain
changed = changé pour avoir exactement une solution
written = écrit à la main
clashes = incompatible avec d’autres cases
confirm = Confirmer
next-marked = Case marquée suivante
marked-none = Aucune case n’est marquée. Compare la grille avec l’image avant de jouer.
marked =
    { $cells ->
        [one] { $cells } case est marquée. Compare-la avec l’image : saisis son chiffre, ou confirme-la.
       *[other] { $cells } cases sont marquées. Compare chacune avec l’image : saisis son chiffre, ou confirme-la.
    }
zero = La grille écrit { $digit } pour le 0 de l’image.

## Les solutions

counting = Décompte des solutions…
uncounted = Les solutions n’ont pas pu être comptées.
none = Aucune solution. { $look }
one =
    { $givens ->
        [one] { $givens } chiffre de départ
       *[other] { $givens } chiffres de départ
    }. Exactement une solution.
full = Toutes les cases sont remplies, donc il n’y a rien à résoudre.
several = Deux solutions ou plus. { $look }
undecided = Stepdoku n’a pas pu compter les solutions en un temps raisonnable. Compare chaque case avec l’image.
look-anywhere = Compare chaque case avec l’image.
look-at = Regarde d’abord { $cells }.
