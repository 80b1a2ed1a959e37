### Accanto alla griglia, mentre si gioca.

paused = In pausa
covered = La griglia è nascosta durante la pausa.
go-on = Riprendi
solution-beside = Soluzione
hide-solution = Nascondi soluzione
zoom = Zoom
ask-why = Perché?
ask-why-help = Chiedi perché una cifra è in questa cella, o perché non può esserci.
look = Mostra candidati
look-at = Mostra i candidati di { $cell }
