### Les mots de la liste des parties.

new = Nouvelle grille
new-help = Choisis une taille et un niveau, ou colle ta propre grille
print = Imprimer plusieurs
sizes = Taille
all-sizes = Toutes

## Une partie

finished = Résolue
untouched-game = Rien de saisi pour l’instant
placed =
    { $filled ->
        [one] { $filled } case remplie
       *[other] { $filled } cases remplies
    } sur { $all }
view = Afficher
return-to = Revenir à
resume = Continuer
here = Ouverte
only-here = Non enregistrée
restart = Recommencer
duplicate = Dupliquer
delete = Supprimer
restore = Restaurer
action = { $action } : { $game }
left-today = Supprimée définitivement aujourd’hui
left =
    Gardée encore { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }

## La dernière fois qu’on a joué une partie

just-now = à l’instant
minutes-ago =
    il y a { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
hours-ago =
    il y a { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
days-ago =
    il y a { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
months-ago = il y a { $months } mois
years-ago =
    il y a { $years ->
        [one] { $years } an
       *[other] { $years } ans
    }

## La liste

solved = Résolues ({ $games })
away = Supprimées récemment ({ $games })
reading = Chargement de tes parties…
reading-some = Chargement de tes parties… { $games } pour l’instant
more = Afficher plus (encore { $games })
fault = Tes parties enregistrées sont illisibles. { $reason } Seules les parties de cette page sont dans la liste.
unsaved = Ce navigateur ne peut rien enregistrer pour l’instant. Les parties de cette page seront perdues à sa fermeture.
untouched = Chaque coup est enregistré : commence autant de parties que tu veux, et reviens à n’importe laquelle.
none-open = Aucune partie en cours.
none-here = Aucune partie en cours à cette taille.

## Les parties illisibles

unreadable =
    { $games ->
        [one] { $games } partie est illisible. Rien n’a changé, et « Enregistrer un fichier » l’inclut.
       *[other] { $games } parties sont illisibles. Rien n’a changé, et « Enregistrer un fichier » les inclut.
    }
save-unreadable = Les enregistrer dans un fichier
delete-unreadable = Les supprimer
question = C’est irréversible. Pour garder ces parties, enregistre-les d’abord dans un fichier.
delete-for-good = Supprimer définitivement
keep = Garder

## Les fichiers

file = Sauvegarde
file-help = Tes parties, tes temps et tes réglages ne sont enregistrés que dans ce navigateur. Mets-les dans un fichier pour les sauvegarder ou les emporter. Ouvrir un fichier ajoute son contenu à ce qui est déjà là : rien n’est perdu ni dupliqué.
save = Enregistrer un fichier
load = Ouvrir un fichier
drop = Lâche le fichier pour l’ouvrir
importing = Ouverture du fichier : { $percent } %
comparing = Comparaison du fichier avec les parties déjà présentes…
writing = Ajout des parties du fichier…
stop = Arrêter
