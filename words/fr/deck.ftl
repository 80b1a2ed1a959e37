### Les leçons.

## La rangée sous une étape, pour enseigner : chaque bouton avec son nom et sa description

row = Pour une classe
row-add = Ajouter à la leçon
row-add-help = Ajouter à ta leçon comme diapo
row-another = Une autre
row-another-help = Une autre étape de ce genre
row-sheet = Fiche
row-sheet-help = Fiche d’exercices avec cette étape et d’autres de ce genre
row-assign = En devoir
row-assign-help = La donner en devoir à une classe
row-added =
    Ajouté à la leçon, qui a maintenant { $slides ->
        [one] { $slides } diapo
       *[other] { $slides } diapos
    }.
row-open = Ouvrir la leçon

## Une diapo

from-page = Afficher comme leçon
number = { $number } sur { $all }
stage = Diapo
row-digits = Ligne { $number } : { $digits }
empty-cell = vide
empty = Ta leçon est vide. Dans « Expliquer », le bouton « Ajouter à la leçon » fait de l’étape une diapo.
preparing = Préparation de la diapo…
wrong = Cette diapo contredit sa grille, donc son étape n’est pas affichée. Redemande le lien à la personne qui l’a faite.
lost = La diapo annonce la technique « { $technique } », mais cette version ne la trouve pas ici.
result-placed = { $technique } : { $cell } est { $digit }.
result-gone = { $cell } ne peut pas être { $digit }
result-removed = { $technique } : { $gone }.
technique = À chercher : { $technique }
also-named = { $technique } ({ $other })
back = Retour
next = Suivant
skip = Diapo suivante (N)
blank = Écran noir (B)
unblank = Réafficher la diapo
candidates = Candidats
play = Jouer à partir d’ici
present = Présenter
change = Modifier
take = Ajouter à ta leçon

## Le formulaire qui modifie la leçon

title-field = Titre
note-field = Texte pour cette diapo
up = Monter
down = Descendre
remove = Retirer
restore = Restaurer
slides = Diapos
link = Lien vers la leçon
link-slide = Lien vers cette diapo
another = Une autre de ce genre
no-other = Aucune autre position ne peut être affichée. Vérifie la connexion, puis réessaie.
code = La jouer sur un téléphone
code-help = Le code qui ouvre cette position pour la jouer
no-code = Ce lien est trop long pour un code. Copie-le plutôt.
print = Imprimer une fiche d’exercices
print-help = Chaque position avec une question, des lignes pour écrire et un code qui l’ouvre. Les solutions sont à l’envers, sous une ligne à découper.
print-now = Imprimer
drawing = Dessin des positions…
drawing-at = Dessin des positions : { $done } sur { $all }
finding = Recherche des étapes…
finding-at = Recherche des étapes : { $done } sur { $all }
full = La leçon est pleine. Retire une diapo pour en ajouter une autre.
newer = La leçon enregistrée sur cet appareil vient d’une version plus récente, donc les modifications faites ici ne sont pas enregistrées. Recharge la page pour la mettre à jour.
damaged = La leçon enregistrée sur cet appareil est endommagée, et il n’y a pas assez de place pour la mettre de côté. Elle n’a pas changé, et les modifications faites ici ne sont pas enregistrées.
aside = La leçon enregistrée sur cet appareil était endommagée et illisible. Elle est mise de côté, telle quelle. Cette leçon-ci est enregistrée à partir de maintenant.
