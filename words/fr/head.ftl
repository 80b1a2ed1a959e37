### Les mots de l’en-tête, et ce que chaque partie de la page a.

name = Stepdoku
games = Parties
link = Partager
settings = Réglages
help = Aide
actions = Partie
more = Menu
pause = Pause
resume = Reprendre
saving = Enregistrement…
saved = Enregistré
not-saved = Non enregistré
mode = Mode
face-play = Jouer
face-explain = Expliquer
face-learn = Apprendre
face-new = Nouvelle
close = Fermer
about = { $game }. À propos de cette grille
broken = Un problème est survenu
broken-help = Stepdoku s’est arrêté. Ta partie est enregistrée, sauf peut-être ton dernier coup. Recharge la page pour continuer.
reload = Recharger
