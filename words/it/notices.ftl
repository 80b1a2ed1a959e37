### Le notifiche della pagina. Alcune hanno altri testi, che si caricano dopo.

## La partita

new-puzzle = Nuovo schema.
new-puzzle-unsaved = Nuovo schema. Non è stato possibile salvare la tua ultima partita: dura finché non chiudi questa pagina.
actions-lost =
    La tua partita è ripristinata, tranne { $moves ->
        [one] { $moves } mossa illeggibile.
       *[other] { $moves } mosse illeggibili.
    }
history-shortened = Questa partita ha più mosse di quante Stepdoku può conservare. La griglia non cambia, ma con «Annulla» puoi tornare solo fino a qui.
save-unreadable = Non è stato possibile leggere una partita salvata. Resta com'è; questa partita viene salvata a parte.
games-unread = Non è stato possibile leggere le tue partite salvate. { $why } Non è cambiato nulla.
games-missing = Le tue partite salvate non ci sono più: il browser le ha perse o cancellate. Se le hai salvate su file, caricalo in «Partite».
still-reading = Le tue partite salvate sono ancora in lettura. Intanto puoi giocare questo schema.
game-found = Trovata la tua ultima partita.
changed-elsewhere = Un'altra scheda del browser ha modificato questa partita. D'ora in poi la tua viene salvata come partita a parte.
full-but-wrong = La griglia è piena, ma non è giusta.
full-unchecked = La griglia è piena. Stepdoku non può controllarla, perché non conosce tutte le regole.
unknown-rules = Questo schema ha regole che Stepdoku non conosce. Puoi giocarlo, ma senza controlli e senza aiuti.
restarted = Partita ricominciata. Il cronometro va avanti.
ends-counting = Il tempo di questa partita non conterà.
barred = In questo compito non c'è questo aiuto.

## Link, testi e file

opening-link = Apertura dello schema condiviso.
last-kept = La tua ultima partita è in «Partite».
puzzle-ready = Lo schema condiviso è pronto: { $game }. La tua partita resta aperta finché non lo giochi.
game-ready = La partita condivisa è pronta: { $game }. La tua resta aperta finché non la giochi.
shared-puzzle = Questo è lo schema condiviso.
link-refused = Non è stato possibile aprire questo link.
paste-refused = Non è uno schema giocabile.
file-refused = Il file non è stato caricato.
read-as = Il testo è stato letto come questo schema.
cannot-copy = Il tuo browser ha bloccato la copia. Seleziona il testo e copialo tu.

## Aiuti

check-right = Finora nessun errore.
check-wrong = C'è un errore.
check-count =
    { $digits ->
        [one] Una cifra è sbagliata.
       *[other] { $digits } cifre sono sbagliate.
    }
check-marked =
    { $digits ->
        [one] La cifra segnata è sbagliata.
       *[other] Le { $digits } cifre segnate sono sbagliate.
    }
went-back =
    Indietro di { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }, a prima dell'errore.
note-was-right = La nota che hai tolto da { $cell } era giusta.
candidates-count = Nel risultato i candidati contano come aiuto.
notes-filled = Note inserite.
no-singles = Nessuna cella vuota ha un solo candidato.
singles-placed =
    { $count ->
        [one] Inserito { $count } singolo nudo: la cella
       *[other] Inseriti { $count } singoli nudi: ogni cella
    } aveva un solo candidato.

## Impostazioni, file con le partite, e il programma

settings-newer = Le tue impostazioni vengono da una versione più recente di Stepdoku e restano come sono. Le modifiche fatte qui durano finché non chiudi la pagina.
settings-unreadable = Non è stato possibile leggere le tue impostazioni, quindi valgono quelle predefinite. La tua prossima modifica verrà salvata.
new-version = È pronta una nuova versione di Stepdoku. Ricarica la pagina per usarla; la tua partita non va persa.

## Una parte del programma che non ha funzionato

work-died = Non ha funzionato: l'attività in background si è interrotta. La tua partita è al sicuro. Riprova.
work-unreachable = Non è stato possibile caricare la parte di Stepdoku che serve. La tua partita è al sicuro. Controlla la connessione e riprova.
work-updated = Stepdoku è stato aggiornato, quindi la parte che serve qui non si può più caricare. La tua partita non va persa. Ricarica la pagina.

## Perché una partita non viene salvata

save-forbidden = Non salvata: questo browser impedisce di salvare dati, o questa pagina è dentro un'altra. Puoi continuare a giocare, ma la partita andrà persa quando chiudi la pagina.
save-full = Non salvata: il disco è pieno. Libera un po' di spazio; la prossima mossa salverà tutto.
save-newer = Non salvata: in questo browser è già stata usata una versione più recente di Stepdoku. Salva le tue partite su file, poi ricarica la pagina.
save-blocked = Non ancora salvata: un'altra scheda del browser, con una versione meno recente di Stepdoku, tiene aperte le tue partite. Chiudi quella scheda per salvare tutto.
save-slow = Non ancora salvata: lo spazio di archiviazione del browser risponde lentamente. Le tue mosse sono al sicuro finché questa pagina è aperta.
save-failed = Non salvata: il tuo browser non è riuscito a scrivere i dati. Riproverà alla prossima mossa. Se continua così, salva le tue partite su file.

## Perché i dati salvati non si possono leggere

unread-forbidden = Questo browser impedisce di salvare dati, o questa pagina è dentro un'altra.
unread-newer = Questi dati vengono da una versione più recente di Stepdoku. Ricarica la pagina per aggiornarla.
unread-blocked = Un'altra scheda del browser, con una versione meno recente di Stepdoku, tiene aperti questi dati. Chiudi quella scheda, poi ricarica la pagina.
unread-slow = Lo spazio di archiviazione del browser non risponde. Riavvia il browser.
unread-failed = Il tuo browser non è riuscito a leggere i dati salvati. Ricarica la pagina, o riavvia il browser. Se non basta, resta solo cancellare i dati di questo sito, ma così si eliminano anche le sue partite.
