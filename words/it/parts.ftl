### Mentre si carica una parte della pagina.

coming = Caricamento…
missing = Questa parte di Stepdoku non si è potuta caricare. Controlla la connessione e riprova. La tua partita non va persa.
updated = Stepdoku è stato aggiornato, quindi qui questa parte non si può più caricare. La tua partita non va persa. Ricarica la pagina.
again = Riprova
reload = Ricarica la pagina
