### Les mots des pages fixes sur les techniques.

title = { $technique } au sudoku : explication avec un exemple
rank = Niveau { $level }, technique { $number } sur { $all }
picture = { $technique } sur une grille { $side }×{ $side }. Le texte de l’exemple nomme ses cases.
step = Un exemple
open = Ouvrir « { $technique } » dans Stepdoku
before = Précédente : { $technique }
after = Suivante : { $technique }
rules-about = Les règles du sudoku en trois phrases avec une image : chaque ligne, chaque colonne et chaque bloc contient une fois chaque chiffre.
rules-picture = Une grille 9×9 pleine, avec un cadre autour d’une ligne, d’une colonne et d’un bloc.
list-title = Techniques de sudoku, des singletons nus aux réseaux forcés
list-about = Toutes les techniques de sudoku dans l’ordre où on les apprend, chacune avec son idée, sa preuve, une erreur fréquente et un exemple sur une grille.
open-list = Ouvrir la liste dans Stepdoku
play = Jouer
