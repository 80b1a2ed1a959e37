### Les mots du partage : liens, textes, autres pages, images.

more = Plus
what = Que partager
puzzle = Grille
puzzle-help = Toute personne qui ouvre ce lien reçoit la même grille, depuis le début.
progress = Grille et progression
progress-help = Toute personne qui ouvre ce lien reçoit la grille telle qu’elle est maintenant, avec tes chiffres, tes notes et tes couleurs.
code = Code QR
code-name = Code QR avec le lien
no-code = Ce lien est trop long pour un code QR. Copie-le plutôt.
save = Enregistrer
braille = Braille
braille-help = La grille et sa solution en fichier BRF, pour une embosseuse ou une plage braille.

## La grille en texte

text = Copier ou enregistrer en texte
format = Format
text-field = Grille en texte
format-line = Une ligne
format-board-line = Une ligne, avec tes chiffres
format-rows = Lignes
format-frame = Lignes dans un cadre
format-matrix = Liste de nombres (JSON)
format-candidate-grid = Grille de candidats
format-candidate-line = 729 candidats en une ligne
format-ipuz = ipuz (.ipuz)
format-simple-sudoku = Simple Sudoku (.ss)
format-sdk = SadMan Sudoku (.sdk)
format-sdx = SudoCue, avec candidats (.sdx)
format-sdm = Liste de grilles (.sdm)
format-library = Bibliothèque HoDoKu
format-open-sudoku = OpenSudoku
format-solo = Solo de Simon Tatham
format-sudoku-wiki = Paquet SudokuWiki
format-sudoku-coach = sudoku.coach, à importer là-bas
format-k-sudoku = KSudoku (.xml)
format-sumo-cue = SumoCue
holds-cages = Contient seulement les cages et leurs sommes.
holds-givens = Contient seulement les chiffres de départ.
holds-digits = Contient tous les chiffres ; les tiens ont l’air de chiffres de départ.
holds-placed = Contient les chiffres de départ et les tiens, mais pas de notes.
holds-board = Contient les chiffres de départ, les tiens et les candidats. Les cases sans notes ont tous leurs candidats possibles.
holds-candidates = Contient tous les chiffres et les candidats ; tes chiffres ont l’air de chiffres de départ. Les cases sans notes ont tous leurs candidats possibles.

## Autres programmes

sites = Ouvrir dans un autre programme
sites-help = Un lien ouvre le site de ce programme et lui transmet la grille.
no-site = Aucun de ces sites n’ouvre une grille de cette taille.
gets-candidates = Avec tes chiffres et tous les candidats, mais sans couleurs
gets-notes = Avec tes chiffres et tes notes, mais sans couleurs
gets-givens-for-solutions = Seulement les chiffres de départ et les règles ; trouve toutes les solutions
gets-cages = Seulement les cages ; explique ses étapes
gets-givens = Seulement les chiffres de départ et les cages
gets-givens-or-text = Seulement les chiffres de départ ; pour tes chiffres et tes notes, copie la grille en texte et importe-la là-bas

## L’image

picture = Image
look = Apparence
look-light = Clair
look-dark = Sombre
look-print = À imprimer
of-board = Grille
of-board-name = La grille en image
of-solve = Ma résolution
of-solve-name = La grille résolue, aux cases teintées dans l’ordre où tu les as remplies
notes = Afficher les notes
digits = Afficher les chiffres
picture-size = Taille du PNG
picture-side = { $side } × { $side } pixels
save-svg = Enregistrer en SVG
save-png = Enregistrer en PNG
no-picture = Ton navigateur n’a pas pu dessiner l’image. Enregistre-la plutôt en SVG.
