### Les boutons des messages.

return-to = Partie précédente
undo = Annuler
keep-notes = Les tenir à jour
redo = Rétablir
back-to-right = Avant l’erreur
export = Enregistrer un fichier
export-part = Enregistrer ces parties
open = Continuer
stop = Arrêter
play-arrived = Jouer
count-from-zero = Compter à partir de 0
empty-zeros = Lire 0 comme vide
next-puzzle = Grille suivante
rules = Lire les règles
magazine = Ouvrir le magazine
renew = Recharger
go-on = Continuer
load-again = Recharger
