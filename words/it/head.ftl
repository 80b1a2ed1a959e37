### L'intestazione, e ciò che serve a ogni parte della pagina.

name = Stepdoku
games = Partite
link = Condividi
settings = Impostazioni
help = Guida
actions = Partita
more = Menu
pause = Pausa
resume = Riprendi
saving = Salvataggio…
saved = Salvata
not-saved = Non salvata
mode = Modalità
face-play = Gioca
face-explain = Spiega
face-learn = Impara
face-new = Nuovo
close = Chiudi
about = { $game }. Informazioni su questo schema
broken = Qualcosa è andato storto
broken-help = Stepdoku si è fermato. La tua partita è salvata, tranne forse l'ultima mossa. Ricarica la pagina per continuare.
reload = Ricarica
