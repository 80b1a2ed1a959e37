### Les mots du pavé : ses modes, la ligne sur ce qu’il fait, et ses outils.

pad = Chiffres
left = {" "}à placer
locked = verrouillé
comma = Ici, les lettres sont des chiffres. Tape une virgule avant une commande.

## Les modes

modes = Mode de saisie
mode-digit = Chiffre
mode-notes = Notes
mode-corner = Coin
mode-centre = Centre
mode-colour = Couleur

## La ligne sur ce que fait le pavé

command-notes = Tape une lettre : Z chiffres, X notes, V couleur, L verrouiller, F remplir les notes, T essai.
command-corner = Tape une lettre : Z chiffres, X coin, C centre, V couleur, L verrouiller, T essai.
cancel-command = Annuler la commande
locked-digit = { $digit } est verrouillé : sélectionne des cases pour l’y placer.
locked-note = { $digit } est verrouillé : sélectionne des cases pour l’y noter.
locked-only = { $digit } est verrouillé.
unlock = Déverrouiller
first-place = Appuie sur un chiffre pour le placer dans la case sélectionnée.
first-lock = Maintiens un chiffre pour le placer dans plusieurs cases.
first-hint = Ça bloque ? Appuie sur « Indice ». Ou demande pourquoi : maintiens une case, ou fais un clic droit dessus.
face-notes = Appuie sur un chiffre pour le noter, deux fois rapidement pour le placer.
face-corner = Appuie sur un chiffre pour une note en coin, deux fois rapidement pour le placer.
face-centre = Appuie sur un chiffre pour une note au centre, deux fois rapidement pour le placer.
face-colour = Appuie sur un candidat pour le colorier.
pick-colour = Choisis une couleur pour les cases sélectionnées.

## Surlignages et couleurs

highlights = Surligner
pairs = Deux candidats
clear-highlight = Ne plus surligner
paints = Couleurs
paint = Couleur { $number }, { $name }
targets = Que colorier ?
target-cells = Cases
target-candidates = Candidats
clear-colours = Tout effacer
clear-colours-help = Effacer toutes les couleurs
red = rouge
orange = orange
yellow = jaune
green = vert
teal = turquoise
blue = bleu
violet = violet
pink = rose
grey = gris

## Un essai

trial = Essai
tried =
    Essai : { $digits ->
        [one] { $digits } chiffre placé
       *[other] { $digits } chiffres placés
    }
keep = Garder
discard = Abandonner

## Les outils

tools = Outils
tools-more = Plus
tools-all = Plus d’outils
undo = Annuler
undo-hold = Annuler. Maintenir pour rétablir.
notes = Notes
erase = Effacer
hint = Indice
check = Vérifier
filter = Surligner
candidates = Candidats
all-candidates = Tout afficher
fill = Remplir toutes les notes possibles
fill-all = Dans toutes les cases vides
fill-selected = Dans les cases sélectionnées
fill-one = Pour un chiffre, partout
fill-plain = Chaque chiffre dans chaque case vide
moments = Historique
paint-tools = Couleurs
colour = Couleur
pen = Stylo
singles = Placer les singletons nus
solution = Solution
