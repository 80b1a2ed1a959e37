### Les mots du stylo, qui dessine sur la grille.

name = Stylo
red = Rouge
blue = Bleu
green = Vert
orange = Orange
pointer = Pointeur
vanish = Traits éphémères
undo = Annuler le trait
clear = Effacer les traits
close = Ranger le stylo
