### Les mots des messages qui se chargent plus tard : sur les textes lus, et quelques autres.

## Ce qui a été lu

read-as = Lu comme { $format } : { $size }, { $parts }.
placed-digits =
    { $count ->
        [one] { $count } chiffre placé
       *[other] { $count } chiffres placés
    }
notes = notes
part = C’est la grille { $number } sur { $all }.

## La façon dont un texte est écrit, après « Lu comme »

format-line = une seule ligne
format-rows = plusieurs lignes
format-block = une grille dessinée
format-list = une liste de nombres
format-matrix = des listes entre crochets
format-sdk = un fichier SDK
format-link = un lien Stepdoku
format-candidates = une grille de candidats
format-candidate-line = une ligne de candidats
format-sdx = un fichier SDX
format-hodoku = une ligne d’une bibliothèque HoDoKu
format-position = une ligne avec des chiffres placés
format-gsf = une liste à virgules
format-sudoku-wiki = un lien SudokuWiki
format-sudoku-pad = un lien SudokuPad
format-f-puzzles = un lien f-puzzles
format-sudoku-coach = un lien sudoku.coach
format-sudoku-exchange = un lien SudokuExchange
format-penpa = un lien Penpa
format-solo = une partie de Solo
format-open-sudoku = un fichier OpenSudoku
format-iss = un lien Interactive Sudoku Solver
format-ipuz = un fichier ipuz
format-sumo-cue = une ligne SumoCue
format-killer = un killer en une ligne
format-k-sudoku = un fichier KSudoku

## Ce qui a été supposé

letters-are-digits = Les lettres ont été lues comme des chiffres : A comme 1, B comme 2, etc.
digits-from-zero = Les chiffres ont été lus à partir de 0 : 0 s’affiche 1, 1 s’affiche 2, etc.
zeros-are-empty = Chaque 0 a été lu comme une case vide.
blanks-are-empty = Les espaces ont été lus comme des cases vides.
rest-ignored = Le texte après la grille a été laissé de côté.
sections-ignored = Seuls les chiffres de départ ont été lus ; les chiffres et les notes des autres parties du texte ont été laissés de côté.
lone-givens = Les chiffres seuls dans leur case ont été lus comme des chiffres de départ.
lone-placed = Les candidats seuls dans leur case ont été lus comme des chiffres placés.
around-ignored = Le texte autour de la grille a été laissé de côté.
letters-o = Chaque lettre O a été lue comme 0, une case vide.
letters-l = Chaque lettre l ou I a été lue comme 1.
wrong-solution = La grille pleine à côté n’est pas la solution de cette grille, et a été laissée de côté.
group-ignored = Un deuxième groupe de symboles a été laissé de côté.
ends-are-empty = Les cases qui manquent en fin de ligne ont été lues comme vides.
others-unread = D’autres parties du texte ressemblent à des grilles, mais ne peuvent pas être lues.
solution-ruled-out = Les candidats ne contiennent pas le bon chiffre d’au moins une case.
sign-is-empty = Chaque « { $sign } » a été lu comme une case vide.
other-boxes =
    La grille a été lue avec des blocs de { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    } et { $columns ->
        [one] { $columns } colonne
       *[other] { $columns } colonnes
    } : avec les blocs habituels, elle n’a pas de solution unique.
no-candidate = { $cell } n’a plus de candidat.

## Autres messages

became-own = Cette partie est ouverte dans un autre onglet. À partir d’ici, la tienne est enregistrée comme une partie à part.
deleted-elsewhere = Cette partie a été supprimée dans un autre onglet. À partir d’ici, la tienne est enregistrée comme une partie à part.
not-shown = Le dessin ne s’affiche pas : cette page prend une partie du contenu pour du code. Tes textes et tes grilles n’ont pas changé. Recharge la page et réessaie.
not-printed = Rien n’a été imprimé : cette page prend une partie du contenu pour du code. Tes textes et tes grilles n’ont pas changé. Recharge la page et réessaie.

## Langues

unknown-language = Stepdoku n’a pas encore de textes en « { $code } ». Langues disponibles : { $languages }.
no-words = Les textes pour { $language } n’ont pas pu être chargés, donc Stepdoku est en anglais.

## Parties enregistrées et magazines

game-deleted = Partie supprimée. Tu peux la restaurer pendant 30 jours.
game-unreadable = Cette partie n’a pas pu être lue. Elle n’a pas changé.
played-elsewhere = Cette partie est ouverte dans un autre onglet. Ferme-la d’abord là-bas.
magazine-in-making = Ton magazine est en cours de création. Tu peux jouer en attendant.
magazine-made =
    Le magazine a { $puzzles ->
        [one] { $puzzles } grille
       *[other] { $puzzles } grilles
    }.
magazine-elsewhere = Le magazine a été modifié dans un autre onglet, donc cet onglet ne crée plus de grilles pour lui. Tu peux continuer avec le magazine tel qu’il est maintenant.
