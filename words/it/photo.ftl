### Le foto di schemi stampati.

open = Leggi una foto
about = Fotografa un sudoku stampato o scegli una sua immagine: 4×4, 6×6, 8×8, 9×9 o 16×16. Puoi anche trascinare o incollare un'immagine sulla pagina.
promise = L'immagine resta su questo dispositivo. Stepdoku la legge qui e non la invia da nessuna parte.
choose = Scegli un'immagine
choose-another = Scegline un'altra

## La fotocamera

camera = Usa la fotocamera
camera-take = Scatta la foto
camera-stop = Ferma la fotocamera
camera-help = Tieni la fotocamera sopra lo schema, in modo che riempia l'immagine.

## Mentre si legge l'immagine

opening = Apertura dell'immagine…
reading = Lettura dello schema…

## Perché non c'è nessuno schema

not-a-picture = Questo file non è un'immagine che i browser sanno mostrare. Scegli un file JPEG, PNG o WebP.
large = Questa immagine ha { $megapixels } megapixel, e Stepdoku ne apre al massimo 50. Riducila, o scattane una con meno.
broken = L'immagine non si può aprire: il file è danneggiato. Scegline un'altra.
heic = Questo browser non apre le immagini HEIC. Salva l'immagine come JPEG, o usa qui la fotocamera.
unreadable = Il file non si può leggere. Sceglilo di nuovo.
no-camera = Non è stata trovata nessuna fotocamera, oppure la sta usando un altro programma. Scegli invece un'immagine.
camera-refused = Qui il browser non consente la fotocamera. Attivala nelle impostazioni del browser, o scegli un'immagine.
no-frame = In questa immagine non si trova nessun sudoku 4×4, 6×6, 8×8, 9×9 o 16×16.
no-digits = Una cornice c'è, ma le sue cifre non si possono leggere.
wrong-size = L'immagine è troppo piccola o troppo grande per essere letta. Scegline un'altra.
no-program = Non è stato possibile caricare il lettore. Controlla la connessione, poi leggi di nuovo lo schema.

## Gli angoli

corners = Trascina ogni angolo sull'angolo corrispondente dello schema, o spostalo con le frecce. Poi leggi lo schema.
top-left = Angolo in alto a sinistra
top-right = Angolo in alto a destra
bottom-right = Angolo in basso a destra
bottom-left = Angolo in basso a sinistra
read-again = Leggi lo schema
move-corners = Sposta gli angoli
picture = L'immagine
straightened = Lo schema nell'immagine, raddrizzato

## La griglia

board = Schema letto dall'immagine
board-help = Le frecce cambiano cella; le cifre riempiono la cella; Backspace la svuota; Invio la conferma.
doubtful = incerta
changed = cambiata per avere esattamente una soluzione
written = scritta a mano
clashes = parte di un conflitto
confirm = Conferma
next-marked = Prossima cella segnata
marked-none = Nessuna cella è segnata. Confronta la griglia con l'immagine prima di giocare.
marked =
    { $cells ->
        [one] { $cells } cella è segnata. Confrontala con l'immagine: inserisci la sua cifra, o confermala.
       *[other] { $cells } celle sono segnate. Confrontale una per una con l'immagine: inserisci la cifra, o confermala.
    }
zero = Nella griglia lo 0 dell'immagine è { $digit }.

## Le soluzioni

counting = Conteggio delle soluzioni…
uncounted = Non è stato possibile contare le soluzioni.
none = Nessuna soluzione. { $look }
one =
    { $givens ->
        [one] { $givens } cifra iniziale
       *[other] { $givens } cifre iniziali
    }. Esattamente una soluzione.
full = Ogni cella è piena, quindi non c'è nulla da risolvere.
several = Due o più soluzioni. { $look }
undecided = Stepdoku non è riuscito a contare le soluzioni in un tempo ragionevole. Confronta ogni cella con l'immagine.
look-anywhere = Confronta ogni cella con l'immagine.
look-at = Guarda prima { $cells }.
