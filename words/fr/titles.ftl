### Les titres des fenêtres.

new-puzzle = Nouvelle grille
story = Comment naît une grille
solution = Afficher la solution ?
link = Partager cette grille
puzzle = Cette grille
help = Aide
learn = Apprendre
assignment = Devoir
class = Résultats de la classe
handover = Autre appareil
deck = Leçon
games = Parties
times = Temps
settings = Réglages
moments = Historique
review = Analyse
magazine = Imprimer plusieurs
puzzles = Liste de grilles
combinations = Combinaisons
editor = Saisir une grille
photo = Lire une photo
