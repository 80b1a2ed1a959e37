### Les réglages.

more = Plus de réglages
reset = Réglages par défaut
at-once = Les changements s’appliquent aussitôt.
newer = Tes réglages viennent d’une version plus récente de Stepdoku et n’ont pas changé. Les changements faits ici ne valent que jusqu’à la fermeture de la page.
not-kept = Ce navigateur bloque le stockage. Les changements faits ici ne valent que jusqu’à la fermeture de la page.

## Les groupes

group-entering = Saisie des chiffres
group-lit = Surlignage
group-notes = Notes
group-checking = Erreurs
group-hints = Indices et étapes
group-clock = Chronomètre
group-look = Apparence
group-ear = Lecteur d’écran
group-ladder = Techniques

## Les options, chacune avec son nom et ce qu’elle fait

digit-first = Chiffre d’abord
digit-first-help = Choisis un chiffre, puis touche ses cases.
left-counts = Chiffres restants
left-counts-help = Chaque touche de chiffre montre combien il en reste à placer.
pad-from-bottom = Ordre du pavé numérique
pad-from-bottom-help = Met 1, 2 et 3 dans la rangée du bas.
letter-keys = Raccourcis par lettres
letter-keys-help = Une seule lettre ou un seul symbole sert de raccourci.
peers = Ligne, colonne et bloc
peers-help = Teinte toutes les cases vues par la case sélectionnée.
same-digit = Même chiffre
same-digit-help = Surligne toutes les cases qui ont le chiffre sélectionné.
same-candidate = Même note
same-candidate-help = Surligne aussi le chiffre sélectionné dans tes notes.
preview = Candidats sous le pointeur
preview-help = Après « Afficher les candidats », pointe d’autres cases pour afficher aussi les leurs.
large = Grandes explications
large-help = Agrandit les indices, les étapes et les réponses, pour qu’une classe puisse les lire.
simple = Vue simple
simple-help = Montre la grille, de grandes touches, « Annuler » et un indice gentil, pour un petit enfant.
tools = Tous les outils
tools-help = Garde tous les outils, le chronomètre et le menu à portée de main.
coordinates = Numéros de lignes et de colonnes
coordinates-help = Numérote les bords de la grille pendant que tu joues.
left-handed = Mode gaucher
left-handed-help = Sur un écran large, met les touches à gauche de la grille.
more-contrast = Plus de contraste
more-contrast-help = Noir sur blanc ou blanc sur noir, avec des traits plus épais.
cage-colours = Cages teintées
cage-colours-help = Donne aux cages voisines d’un killer des teintes différentes.
large-digits = Grands chiffres
large-digits-help = Les chiffres remplissent leurs cases.
large-notes = Grandes notes
large-notes-help = Agrandit les candidats, et les notes à places fixes.
wrong-at-once = Erreurs marquées aussitôt
wrong-at-once-help = Chaque chiffre est comparé à la solution, ce qui compte comme une vérification.
sounds = Sons
sounds-help = Un son signale deux chiffres incompatibles, une ligne, une colonne ou un bloc complets, et la fin.
text-board = Grille en texte
text-board-help = Ajoute chaque ligne sous forme de texte, sous un titre, pour une plage braille.
keep-notes = Mise à jour automatique des notes
keep-notes-help = Placer un chiffre le retire des notes de sa ligne, de sa colonne et de son bloc.
strike-sums = Combinaisons barrées
strike-sums-help = Dans un killer, les chiffres de la grille barrent les combinaisons qui ne conviennent plus. Tes notes le font toujours.
warn-notes = Alerte si une note juste est retirée
warn-notes-help = Avertit quand une note que tu retires était la réponse. Cela dévoile le chiffre.
duplicates = Doublons marqués
duplicates-help = Marque un chiffre qui est deux fois dans une ligne, une colonne ou un bloc.
idle-pause = Pause automatique
idle-pause-help = Met en pause et masque la grille après cinq minutes d’inactivité.
celebrate = Animation finale
celebrate-help = Joue une animation quand tu termines.
own-notes = Indices d’après mes notes
own-notes-help = Se fie à tes notes : ce que tu as retiré de notes complètes est éliminé.
staged-steps = Solveur par paliers
staged-steps-help = « Suivant » montre d’abord où regarder, puis la technique, puis la raison.
line-by-line = Ligne par ligne
line-by-line-help = « Suivant » montre une longue raison ligne par ligne, chacune avec son lien sur la grille.
say-why = Justifier
say-why-help = Un chiffre ne compte que lorsque tu as marqué ce qui l’impose.
judge-moves = Était-ce au hasard ?
judge-moves-help = Dit après chaque coup s’il se déduisait, s’il fallait d’abord d’autres étapes ou s’il était faux.
one-solution = Solution unique supposée
one-solution-help = Utilise aussi les motifs qui en dépendent, comme les rectangles uniques.

## Les questions et leurs réponses, chacune avec son nom et ce qu’elle fait

note-layout = Disposition des notes
note-layout-fixed = Places fixes
note-layout-fixed-help = Chaque chiffre a sa propre place dans la case.
note-layout-corner-centre = Coin et centre
note-layout-corner-centre-help = Deux sortes de notes : notes de Snyder dans les coins, et d’autres au centre.

check-says = Ce que « Vérifier » révèle
check-says-whether = Juste ou faux
check-says-whether-help = « Vérifier » dit s’il y a une erreur.
check-says-how-many = Combien
check-says-how-many-help = « Vérifier » dit combien de chiffres sont faux.
check-says-which = Lesquels
check-says-which-help = « Vérifier » marque les chiffres faux.

clock = Chronomètre
clock-shown = Affiché
clock-shown-help = Le chronomètre est au-dessus de la grille.
clock-hidden = Masqué
clock-hidden-help = Ton temps s’affiche quand tu termines.
clock-off = Désactivé
clock-off-help = Ni chronomètre ni pause.

language = Langue
language-browser = Celle du navigateur
language-browser-help = La page suit les langues de ton navigateur.
language-own-help = La page se recharge dans cette langue.

theme = Thème
theme-system = Système
theme-system-help = Comme ton appareil.
theme-light = Clair
theme-light-help = Toujours sombre sur clair.
theme-dark = Sombre
theme-dark-help = Toujours clair sur sombre.

symbols = Symboles
symbols-digits = Chiffres
symbols-digits-help = 1, 2, 3, etc.
symbols-letters = Lettres
symbols-letters-help = A, B, C, etc., en 4×4 et 9×9.
symbols-pictures = Images
symbols-pictures-help = Soleil, poisson, feuille, etc., en 4×4 et 9×9.
symbols-colours = Couleurs
symbols-colours-help = Rouge, bleu, jaune, etc., en 4×4 et 9×9.

speech = Cases annoncées
speech-full = En entier
speech-full-help = Les lecteurs d’écran disent « 5, chiffre de départ, ligne 2 colonne 3, bloc 1 ».
speech-short = En bref
speech-short-help = Les lecteurs d’écran disent « 5, chiffre de départ, L2 C3 ».
speech-placeless = Sans l’endroit
speech-placeless-help = Les lecteurs d’écran disent « 5, chiffre de départ » ; point-virgule, puis P, dit l’endroit.

ladder = Ordre des techniques
ladder-teaching = Ordre d’apprentissage
ladder-teaching-help = Les plus faciles à repérer d’abord : singletons cachés avant singletons nus.
ladder-hodoku = Ordre de HoDoKu
ladder-hodoku-help = Les techniques que HoDoKu connaît, dans son ordre.

## Les couleurs au choix

colours = Tes couleurs
colours-help = Choisis une teinte. Stepdoku l’éclaircit ou l’assombrit, pour que les chiffres restent lisibles.
colours-theme = Thème
colour-digits = Tes chiffres
colour-same = Cases avec le même chiffre
colour-cursor = Case sélectionnée

## Les techniques utilisées

techniques = Techniques
tier-1 = Singletons
tier-2 = Candidats verrouillés et paires
tier-3 = Triplets, X-Wings, motifs à deux liens
tier-4 = Wings, coloriage, rectangles uniques
tier-5 = Chaînes et ensembles presque verrouillés
tier-6 = Chaînes groupées, poissons exotiques, forçage
all-used = toutes ({ $all })
some-used = { $some } sur { $all }
not-in-order = Pas dans HoDoKu.
assumes = Désactivée : suppose une solution unique.
