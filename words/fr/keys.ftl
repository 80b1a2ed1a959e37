### La liste des touches, et les premières leçons.

how = Comment jouer
by-ear = Lecteur d’écran : sur la grille, appuie sur point-virgule, puis sur R pour entendre la ligne, N pour la case vide suivante ou 5 pour les places du chiffre 5. Le point d’interrogation ouvre l’aide, avec toutes les touches.
by-ear-no-letters = Lecteur d’écran : active les raccourcis par lettres dans les réglages pour interroger la grille avec la touche point-virgule.
keys = Touches
licences = Licences des logiciels de Stepdoku

## Les leçons : un titre, un texte sur l’image, et un texte sans image

rules = Les règles
rules-seen = Remplis la grille pour que chaque ligne, chaque colonne et chaque bloc contienne une fois chaque chiffre de 1 à 9. L’image montre une ligne, une colonne et un bloc.
rules-heard = Remplis la grille pour que chaque ligne, chaque colonne et chaque bloc contienne une fois chaque chiffre de 1 à 9.
digit = Placer un chiffre
digit-seen = Les cases teintées sont dans la ligne, la colonne ou le bloc de la case encadrée, et contiennent tous les chiffres sauf { $digit }. Donc la case encadrée est forcément { $digit }. Sélectionne-la et appuie sur { $digit }.
digit-heard = Si la ligne, la colonne et le bloc d’une case contiennent à eux trois tous les chiffres sauf un, la case est forcément le chiffre manquant. Va dans la case avec les flèches et appuie sur ce chiffre.
notes = Prendre des notes
notes-seen = La case encadrée peut être { $either }. Pour t’en souvenir, sélectionne-la, choisis « Notes » et appuie sur { $all }.
notes-heard = Si une case peut être 3 ou 5, note les deux : va dans la case, choisis les notes avec X, et appuie sur 3 et 5. Z ramène aux chiffres.
hint = Demander un indice
hint-seen = « Indice » dit d’abord où regarder, puis comment, puis pourquoi ; la suite vient quand tu la demandes. Ici, le bloc teinté doit avoir { $digit }, et il ne reste que la case encadrée pour ce chiffre.
hint-heard = I ou barre oblique donne un indice : d’abord où regarder, puis comment, puis pourquoi ; la suite vient quand tu la demandes. Entrée applique ensuite l’étape.
steps = Regarder la résolution
steps-seen =
    « Expliquer » résout la grille étape par étape, avec la raison de chacune. Sur l’image, { $digits ->
        [one] { $digits } chiffre est placé
       *[other] { $digits } chiffres sont placés
    }. Ta propre grille ne change pas.
steps-heard = « Expliquer » résout la grille étape par étape, avec la raison de chacune. Ta propre grille ne change pas.

## Comment les touches sont lues

note = Les raccourcis marchent tant que la grille ou ses boutons ont le focus. Sur Mac, utilise Cmd pour Ctrl et Option pour Alt.
note-digits = Les raccourcis marchent tant que la grille ou ses boutons ont le focus. Sur cette grille, les lettres sont des chiffres : tape une virgule avant la lettre d’une commande. Sur Mac, utilise Cmd pour Ctrl et Option pour Alt.
note-no-letters = Les raccourcis marchent tant que la grille ou ses boutons ont le focus. Les raccourcis par lettres sont désactivés dans les réglages. Sur Mac, utilise Cmd pour Ctrl et Option pour Alt.

## Les gestes à la souris ou au doigt, et ce qu’ils font

gestures = À la souris ou au doigt
drag = Glisser sur des cases
drag-does = Les sélectionner toutes
modified-click = Ctrl ou Maj + clic
modified-click-does = Ajouter ou retirer une case
double-click = Double-cliquer sur une case
double-click-does = Sélectionner toutes les cases avec le même chiffre
pinch = Pincer ou toucher deux fois une grande grille
pinch-does = Zoomer ou dézoomer ; glisser pour déplacer
hold = Maintenir une case, ou clic droit
hold-does = Demander pourquoi, ou afficher ses candidats
hold-shift = Maintenir Maj ou Ctrl
hold-shift-does = Saisir des notes pendant ce temps
double-tap-key = Toucher deux fois un chiffre du pavé
double-tap-key-does = Verrouiller le chiffre ; dans un mode de notes, le placer
hold-key = Maintenir un chiffre du pavé
hold-key-does = Verrouiller le chiffre : chaque case que tu touches le reçoit

## Les noms des touches

ctrl = Ctrl + { $key }
alt = Alt + { $key }
shift = Maj + { $key }
after-comma = , puis { $key }
after-semicolon = ; puis { $key }
digit-keys = 1–{ $last }
figures-and-letter = 1–9, A
figures-and-letters = 1–9, A–{ $last }
arrows = flèches
wasd = W A S D
arrow = flèche
home = Début
ends = Début, Fin
space = Espace
delete = Suppr
backspace = Retour arrière
enter = Entrée
escape = Échap
page-up = Page préc.
page-down = Page suiv.

## Les groupes de touches

group-entering = Saisir
group-moving = Se déplacer et sélectionner
group-modes = Modes
group-aids = Aide et surlignage
group-queries = Questions sur la grille, avec réponse parlée
group-game = Essais et historique
group-solver = Dans le solveur étape par étape
group-present = Pendant une présentation
group-why = Dans une réponse à « Pourquoi ? »
group-review = Dans la liste d’une analyse

## Ce que font les touches

do-enter = Saisir le chiffre dans le mode actuel
do-note = Ajouter ou retirer une note, dans tous les modes
do-corner = Note en coin, dans tous les modes
do-centre = Note au centre, dans tous les modes
do-erase = Vider les cases sélectionnées ; en mode couleur, effacer leurs couleurs
do-swap = Échanger notes en coin et notes au centre
do-lock = Verrouiller ou déverrouiller le chiffre de cette case
do-confirm = Appliquer l’indice dont la raison est ouverte ; sinon, saisir le chiffre verrouillé ou vérifier la grille
do-undo = Annuler
do-redo = Rétablir
do-go = Aller à la case suivante
do-go-far = Aller au bloc suivant
do-go-to-end = Aller au début ou à la fin de la ligne
do-go-to-corner = Aller à la première ou à la dernière case
do-extend = Étendre la sélection
do-extend-far = Ajouter une case du bloc suivant, ou la première ou la dernière case
do-select-all = Sélectionner toutes les cases
do-closer = Zoomer
do-farther = Dézoomer
do-whole = Afficher toute la grille (* du pavé numérique)
do-escape = Annuler ou fermer ; tout désélectionner
do-comma = La lettre suivante est une commande
do-digit-mode = Chiffres
do-note-mode = Notes
do-corner-mode = Notes en coin
do-centre-mode = Notes au centre
do-colour-mode = Couleurs. De nouveau : pour les cases ou les candidats.
do-next-mode = Mode suivant
do-filter = Activer ou désactiver le surlignage d’un chiffre
do-filter-none = Ne plus surligner
do-step-filter = Surligner le chiffre précédent ou suivant
do-bivalue = Activer ou désactiver le surlignage des cases avec deux candidats
do-candidates = Afficher ou masquer tous les candidats
do-look = Afficher les candidats de cette case
do-fill-all = Remplir toutes les notes
do-fill-selected = Remplir les notes des cases sélectionnées
do-check = Vérifier la grille
do-hint = Indice. De nouveau pour la technique, puis pour la raison
do-try = Commencer un essai
do-keep-trial = Garder l’essai
do-give-up = Abandonner l’essai et revenir en arrière
do-moments = Historique
do-editor = Saisir une grille
do-pause = Pause ou reprise
do-help = Aide
do-paste = Coller une grille et la jouer
do-next-step = Étape suivante
do-back-step = Étape précédente
do-next-pass = Passe suivante
do-back-pass = Passe précédente
do-why = Demander pourquoi
do-other-way = Passer du chemin aux passes, ou l’inverse
do-all-steps = Afficher ou masquer toutes les étapes
do-ask = La touche suivante interroge la grille
do-present-next = Dévoiler la suite
do-present-back = Masquer ce qui vient d’être dévoilé
do-present-again = Revenir au début de cette étape
do-present-blank = Écran noir, jusqu’au prochain appui
do-present-leave = Retour au solveur
do-answer-ask = Question sur ce chiffre dans la case
do-answer-line = Ligne précédente ou suivante
do-answer-back = Revenir à la réponse qui a mené ici
do-answer-close = Fermer la réponse
do-review-move = Coup précédent ou suivant
do-review-page = Dix coups en arrière ou en avant
do-review-end = Premier ou dernier coup

## Ce que les touches demandent à la grille

ask-row = Lire la ligne
ask-column = Lire la colonne
ask-box = Lire le bloc
ask-further = Lire les diagonales et la fenêtre de la case
ask-board = Lire toute la grille, ligne par ligne
ask-place = Ligne, colonne et bloc de la case
ask-missing = Chiffres qui manquent dans la ligne, la colonne et le bloc
ask-places = Places de ce chiffre dans la ligne, la colonne et le bloc
ask-digit = La même chose pour un chiffre au choix : appuie ensuite dessus
ask-next-empty = Case vide suivante
ask-previous-empty = Case vide précédente
ask-next-highlighted = Case surlignée ou marquée suivante
ask-previous-highlighted = Case surlignée ou marquée précédente
ask-next-pair = Case suivante avec deux candidats
ask-previous-pair = Case précédente avec deux candidats
ask-go = Aller à une case : tape sa ligne, puis sa colonne
ask-next-link = Lien suivant de la chaîne sur la grille
ask-previous-link = Lien précédent de la chaîne
ask-counts = Nombre de chaque chiffre sur la grille
ask-highlighted = Énumérer les cases surlignées et les marques d’une étape
ask-around = Lire les cases autour, une par une ; appuie de nouveau sur S pour la suivante
ask-around-back = La même chose en sens inverse
ask-state = Taille, niveau, cases vides et mode
