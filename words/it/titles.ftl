### I titoli delle finestre.

new-puzzle = Nuovo schema
story = Come nasce uno schema
solution = Mostrare la soluzione?
link = Condividi questo schema
puzzle = Questo schema
help = Guida
learn = Impara
assignment = Compito
class = Risultati della classe
handover = Altro dispositivo
deck = Lezione
games = Partite
times = Tempi
settings = Impostazioni
moments = Cronologia
review = Analisi
magazine = Stampa raccolta
puzzles = Elenco di schemi
combinations = Combinazioni
editor = Inserisci uno schema
photo = Leggi una foto
