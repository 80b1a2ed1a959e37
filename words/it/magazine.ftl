### La raccolta: schemi da stampare.

empty = La tua raccolta è vuota. Può contenere fino a 1000 schemi da stampare, di qualsiasi formato e livello, tutti diversi.
damaged = Non è stato possibile leggere la raccolta salvata. Resta com'è; se ne crei una nuova, viene sostituita.
unkept = Questo browser non può salvare la raccolta. Dura finché non chiudi la pagina: stampala, o salvala su file.

## Creare i suoi schemi

more = Aggiungi schemi
many = Quanti
custom = Su misura
custom-help = Scegli come devono essere in «Nuovo», sotto «Altro» e poi «Su misura».
several = Creane molti
make = Crea schemi
make-count =
    Crea { $count ->
        [one] { $count } schema
       *[other] { $count } schemi
    }
stop = Stop
continue-making = Continua
look = Continua a cercare
clear = Elimina tutti
restore = Ripristina

## A che punto è

made =
    { $made } di { $all ->
        [one] { $all } schema
       *[other] { $all } schemi
    }
going-on = { $made }…
time-left = { $made }, ancora circa { $time }
stopped = { $made }. Creazione interrotta: puoi stampare quelli che ci sono.
minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }

## Un gruppo di schemi dello stesso tipo

group = { $count } × { $name }
custom-name = { $size } · su misura
custom-name-needs = { $size } · su misura: { $technique }
group-more = { $group }. { $more }
work =
    { $searches ->
        [one] { $searches } ricerca
       *[other] { $searches } ricerche
    }, { $time }
none-found-in = Nessuno trovato in { $work }.
found-in =
    { $found ->
        [one] { $found } trovato
       *[other] { $found } trovati
    } in { $work }.
alike =
    { $found ->
        [one] Ne esiste solo { $found }: ogni altro sarebbe lo stesso sotto altra veste.
       *[other] Ne esistono solo { $found }: ogni altro sarebbe uno di questi sotto altra veste.
    }
none-missed = Nessuno trovato. Sono rari: continua a cercare, o poni meno condizioni.
none-missed-in = Nessuno trovato in { $work }. Sono rari: continua a cercare, o poni meno condizioni.
missed =
    { $found ->
        [one] Solo { $found } trovato.
       *[other] Solo { $found } trovati.
    } Altri sono rari: continua a cercare, o poni meno condizioni.
missed-in =
    { $found ->
        [one] Solo { $found } trovato
       *[other] Solo { $found } trovati
    } in { $work }. Altri sono rari: continua a cercare, o poni meno condizioni.
impossible = Uno schema così non esiste.

## L'ordine

arrange = Riordina
arrange-end = Fine
arrange-help = Seleziona un gruppo o uno dei suoi schemi, poi trascina, oppure premi Alt e una freccia.
sorted = I più facili vengono prima, quindi l'ordine è fisso. Per spostare gli schemi, cambialo in «Opzioni di stampa».
group-name = Nome
group-per-page = Schemi per pagina
as-magazine = Come la raccolta
puzzles = Schemi di questo gruppo
puzzle = Schema { $number }, { $level }
this-group = Questo gruppo
earlier = Sposta prima
later-on = Sposta dopo
remove = Rimuovi
undo = Annulla
put-back = Ripristina i rimossi

## La stampa

title = Titolo
options = Opzioni di stampa
paper = Carta
paper-a4 = A4
paper-letter = Letter
per-page = Schemi per pagina
per-page-help = Le griglie grandi occupano più spazio: una 25×25 riempie una pagina.
fewer-answers = { $size }: { $count } per pagina, perché le soluzioni occupano spazio.
fewer-large = { $size }: { $count } per pagina, perché i caratteri grandi occupano spazio.
fewer-candidates = { $size }: { $count } per pagina, perché i candidati occupano spazio.
fewer = { $size }: { $count } per pagina, per poter scrivere a matita nelle celle.
signature = Fogli piegati insieme
signature-all = Tutti
answers = Soluzioni
answers-none = Nessuna
answers-end = In fondo
answers-upside-down = Capovolte
ways = Percorso di soluzione
ways-help = Sulle ultime pagine ogni passo è una piccola griglia con il suo motivo.
ways-none = Nessuno
ways-hard = Oltre i singoli
ways-all = Tutti i passi
ascending = Prima i più facili
ascending-help = Ordina per livello, poi per valutazione.
large = Caratteri grandi
large-help = Meno schemi per pagina, con cifre più grandi.
candidates = Candidati
candidates-help = Stampa i candidati in ogni cella vuota.
rating = Valutazione
rating-help = Stampa il passo più difficile sulla scala di Sudoku Explainer.
recipe = Ricetta
recipe-help = Stampa il testo che crea di nuovo lo stesso schema.
code = Codice QR
code-help = Inquadralo per aprire lo schema in Stepdoku.
cover = Copertina
cover-help = Aggiunge una prima pagina con titolo e indice.
booklet = Opuscolo
booklet-help = Due pagine affiancate: stampa fronte/retro, capovolgi sul lato corto, poi piega.
numbers = Numeri
numbers-help = Stampa 10, 11, 12 invece di lettere; il percorso di soluzione mantiene le lettere.

## Le pagine

pages = Pagine
page-count =
    { $pages ->
        [one] { $pages } pagina
       *[other] { $pages } pagine
    }
pages-shown =
    { $shown } di { $pages ->
        [one] { $pages } pagina
       *[other] { $pages } pagine
    }
drawing = Disegno delle pagine…
page = Pagina { $number }
more-pages = Mostra altre pagine
print = Stampa
printing = Disegno di tutte le pagine…
save-lines = Salva come .sdm
save-text = Salva come testo
save-braille = Salva in braille
