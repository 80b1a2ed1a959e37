### Die Titel der Dialoge.

new-puzzle = Neues Rätsel
story = Wie ein Rätsel entsteht
solution = Lösung zeigen?
link = Rätsel teilen
puzzle = Dieses Rätsel
help = Hilfe
learn = Lernen
assignment = Aufgabe
class = Ergebnisse der Klasse
handover = Anderes Gerät
deck = Lektion
games = Spiele
times = Zeiten
settings = Einstellungen
moments = Verlauf
review = Rückblick
magazine = Heft drucken
puzzles = Rätselliste
combinations = Kombinationen
editor = Rätsel eingeben
photo = Foto einlesen
