### Les mots du magazine : des grilles à imprimer.

empty = Ton magazine est vide. Il peut contenir jusqu’à 1000 grilles à imprimer, de toutes les tailles et de tous les niveaux, toutes différentes.
damaged = Ton magazine enregistré n’a pas pu être lu. Il n’a pas changé ; en créer un autre le remplacera.
unkept = Ce navigateur ne peut pas enregistrer le magazine. Il sera perdu à la fermeture de la page : imprime-le, ou enregistre-le dans un fichier.

## Créer des grilles pour lui

more = Ajouter des grilles
many = Nombre
custom = Sur mesure
custom-help = Choisis leurs caractéristiques dans « Nouvelle », sous « Plus », puis « Sur mesure ».
several = En créer plusieurs
make = Créer les grilles
make-count =
    Créer { $count ->
        [one] { $count } grille
       *[other] { $count } grilles
    }
stop = Arrêter
continue-making = Continuer
look = Chercher encore
clear = Tout supprimer
restore = Restaurer

## L’avancement

made =
    { $made } { $made ->
        [one] grille
       *[other] grilles
    } sur { $all }
going-on = { $made }…
time-left = { $made }, encore { $time } environ
stopped = { $made }. Arrêté : tu peux imprimer ce qui est là.
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }

## Un groupe de grilles d’une même forme

group = { $count } × { $name }
custom-name = { $size } · sur mesure
custom-name-needs = { $size } · sur mesure : { $technique }
group-more = { $group }. { $more }
work =
    { $searches ->
        [one] { $searches } recherche
       *[other] { $searches } recherches
    }, { $time }
none-found-in = Aucune trouvée en { $work }.
found-in =
    { $found } { $found ->
        [one] trouvée
       *[other] trouvées
    } en { $work }.
alike =
    { $found ->
        [one] Il n’y en a que { $found } : toute autre serait la même, déguisée.
       *[other] Il n’y en a que { $found } : toute autre serait l’une de celles-ci, déguisée.
    }
none-missed = Aucune trouvée. De telles grilles sont rares : cherche encore, ou pose moins de conditions.
none-missed-in = Aucune trouvée en { $work }. De telles grilles sont rares : cherche encore, ou pose moins de conditions.
missed =
    Seulement { $found } { $found ->
        [one] trouvée
       *[other] trouvées
    }. Les autres sont rares : cherche encore, ou pose moins de conditions.
missed-in =
    Seulement { $found } { $found ->
        [one] trouvée
       *[other] trouvées
    } en { $work }. Les autres sont rares : cherche encore, ou pose moins de conditions.
impossible = Une telle grille n’existe pas.

## Réorganiser

arrange = Réorganiser
arrange-end = Terminé
arrange-help = Sélectionne un groupe ou l’une de ses grilles. Fais glisser la sélection, ou appuie sur Alt et une flèche.
sorted = Les plus faciles viennent en premier, donc l’ordre est fixe. Pour les déplacer, désactive cela dans « Options d’impression ».
group-name = Nom
group-per-page = Grilles par page
as-magazine = Comme le magazine
puzzles = Grilles de ce groupe
puzzle = Grille { $number }, { $level }
this-group = Ce groupe
earlier = Vers le début
later-on = Vers la fin
remove = Retirer
undo = Annuler
put-back = Tout remettre

## L’impression

title = Titre
options = Options d’impression
paper = Papier
paper-a4 = A4
paper-letter = Lettre US
per-page = Grilles par page
per-page-help = Les grandes grilles prennent plus de place : une seule 25×25 remplit une page.
fewer-answers = { $size } : { $count } par page, car les solutions prennent de la place.
fewer-large = { $size } : { $count } par page, car les gros caractères prennent de la place.
fewer-candidates = { $size } : { $count } par page, car les candidats prennent de la place.
fewer = { $size } : { $count } par page, pour qu’on puisse écrire au crayon dans les cases.
signature = Feuilles pliées ensemble
signature-all = Toutes
answers = Solutions
answers-none = Aucune
answers-end = À la fin
answers-upside-down = À l’envers
ways = Chemin de résolution
ways-help = Montre chaque étape sur une petite grille avec sa raison, dans les dernières pages.
ways-none = Aucun
ways-hard = Sauf singletons
ways-all = Toutes les étapes
ascending = Les plus faciles d’abord
ascending-help = Trie par niveau, puis par cote.
large = Gros caractères
large-help = Moins de grilles par page, avec des chiffres plus gros.
candidates = Candidats
candidates-help = Imprime les candidats dans chaque case vide.
rating = Cote
rating-help = Imprime la cote de l’étape la plus difficile sur l’échelle de Sudoku Explainer.
recipe = Recette
recipe-help = Imprime le texte qui recrée la même grille.
code = Code QR
code-help = Scanne-le pour ouvrir la grille dans Stepdoku.
cover = Couverture
cover-help = Ajoute une première page avec le titre et le sommaire.
booklet = Livret
booklet-help = Deux pages côte à côte : imprime recto verso, retourne sur le bord court, puis plie.
numbers = Nombres
numbers-help = Imprime 10, 11, 12 au lieu de lettres ; le chemin de résolution garde les lettres.

## Les pages

pages = Pages
page-count =
    { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }
pages-shown =
    { $shown } { $shown ->
        [one] page
       *[other] pages
    } sur { $pages }
drawing = Dessin des pages…
page = Page { $number }
more-pages = Afficher plus de pages
print = Imprimer
printing = Dessin de toutes les pages…
save-lines = Enregistrer en .sdm
save-text = Enregistrer en texte
save-braille = Enregistrer en braille
