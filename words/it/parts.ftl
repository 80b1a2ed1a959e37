### Mentre si carica una parte della pagina.

coming = Caricamento…
missing = Non è stato possibile caricare questa parte di Stepdoku. Controlla la connessione e riprova. La tua partita non va persa.
updated = Stepdoku è stato aggiornato, quindi questa parte non si può più caricare. La tua partita non va persa. Ricarica la pagina.
again = Riprova
reload = Ricarica la pagina
