### Les mots de l’historique d’une partie : points de sauvegarde, branches et essais.

name = Nom du point de sauvegarde
add = Ajouter un point
rename-here = Renommer
nameless = Point de sauvegarde { $number }

## Un essai

begin-trial = Commencer un essai
begin-trial-help = Tout ce que tu saisis à partir d’ici est marqué comme essai. Garde-le, ou abandonne-le pour revenir à ce point.
trial-started = Essai commencé : encore aucun chiffre.
trial =
    Essai : { $digits ->
        [one] { $digits } chiffre
       *[other] { $digits } chiffres
    } jusqu’ici.
keep = Garder
discard = Abandonner

## Les chemins à partir d’ici

redo = Rétablir
back = Revenir avant l’erreur
restart = Recommencer
still = Reviens à ta partie pour retrouver et ouvrir les positions précédentes.

## La liste

list = Coups depuis le début
start = Début
savepoint = Point de sauvegarde
trial-begins = Début d’un essai
discarded = Essai abandonné
trial-begins-at = { $name } · début d’un essai
discarded-at = { $name } · essai abandonné
fork = Bifurcation
end = Fin de cette branche
now = Maintenant
here = position actuelle
move-number = coup { $number }
later =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } plus tard
another-branch = Une autre branche :
branch = Branche { $number } sur { $all } :
rename = Renommer
delete = Supprimer

## L’image d’une position, pour les lecteurs d’écran

picture-start = Au début : { $filled } { $filled ->
        [one] chiffre placé
       *[other] chiffres placés
    } sur { $all }
picture =
    Après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } : { $filled } { $filled ->
        [one] chiffre placé
       *[other] chiffres placés
    } sur { $all }
