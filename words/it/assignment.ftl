### I compiti: che cosa assegna chi insegna, e che cosa consegna la classe.

## Assegnare un compito

set-drill = Assegna come compito
about = Chi apre il link qui sotto risolve questo compito e ti invia un risultato. Nulla passa da un server.
title = Titolo
title-example = Per esempio: lunedì, classe 2B
start = Partenza
start-givens = Dall'inizio
start-here = Dalla griglia attuale, senza le cifre sbagliate
allowed = Aiuti consentiti
help-notes = Candidati
help-notes-parts = mostrarli tutti, inserire le note, aggiornare le note
help-checks = Controlli
help-checks-parts = confronto con la soluzione, giudizio sulle mosse
help-hints = Aiuti sui passi
help-hints-parts = «Aiuto» e «Perché?»
help-solver = Risolutore
help-solver-parts = passo per passo, percorso, soluzione
ask-why = Motiva
ask-why-help = una mossa vale solo quando è segnato ciò che la impone
minutes = Tempo massimo in minuti
minutes-none = nessuno
count = Numero di posizioni
link = Link al compito
code = Il codice che apre il compito
no-code = Questo link è troppo lungo per un codice. Copialo.

## Una sfida: un compito contro il tempo di un'altra persona

race = Sfida
race-help = Chi apre questo link gioca lo stesso schema contro il tuo tempo.
race-unsolved = Prima risolvi questo schema. Poi il tempo da battere sarà il tuo.
race-options = Opzioni
race-name = Il tuo nome, per chi sfidi
beat = Il tempo da battere è { $time }.
beat-name = { $name } ha impiegato { $time }.
own-bar = Tu: { $percent }%
other-bar = { $name }: { $percent }%
rival = Rivale
your-rival = Chi ti sfida
won = { $name } ha impiegato { $time }. Hai fatto prima tu.
lost = { $name } ha fatto prima: { $time }.

## Il pacchetto per sistemi come Moodle

package = Per Moodle e sistemi simili
package-help = Il pacchetto SCORM 1.2 contiene questo compito e tutta la pagina, quindi funziona dentro il tuo corso. Il corso riceve il punteggio, il tempo e il codice del risultato.
package-mark-puzzle = Il punteggio è la percentuale delle celle da riempire che alla fine sono giuste. Gli aiuti e i passi sbagliati non lo cambiano.
package-mark-drill = Il punteggio è la percentuale delle griglie con la risposta giusta al primo tentativo.
package-save = Salva il pacchetto
package-weighing = Calcolo delle dimensioni…
package-ready = Il pacchetto è di circa { $size }.
megabytes = { $megabytes } MB
package-making = Preparazione del pacchetto…
package-made = Il pacchetto è di { $size }. Caricalo nel tuo corso come pacchetto SCORM.
package-unreachable = Nessun pacchetto creato. Una parte di Stepdoku non si è caricata. Controlla la connessione e riprova.
package-updated = Nessun pacchetto creato, perché Stepdoku è stato aggiornato. Ricarica la pagina e assegna di nuovo il compito.
package-refused = Non è stato possibile salvare il pacchetto: il tuo browser non lo ha accettato. Riprova.
told-taken = Il tuo corso ha ricevuto questo risultato. Il tuo punteggio è { $mark } su 100.
told-refused = Il tuo corso non ha accettato questo risultato. Invialo all'insegnante, o mostra il codice alla sua fotocamera.

## Il compito

empty = Nessun compito aperto. Per aprirne uno, usa il link dell'insegnante.
task-board =
    Schema { $size }: { $cells ->
        [one] { $cells } cella
       *[other] { $cells } celle
    } da riempire.
task-drill =
    Da trovare in { $count ->
        [one] { $count } griglia
       *[other] { $count } griglie
    } { $size }: { $technique }.
some-technique = una tecnica
all-allowed = Tutti gli aiuti sono consentiti.
without = Senza { $help }.
without-notes = candidati automatici
without-checks = controlli
without-hints = aiuti sui passi
without-solver = risolutore
refused-notes = In questo compito la pagina non inserisce candidati.
refused-checks = In questo compito non ci sono controlli.
refused-hints = In questo compito non ci sono aiuti sui passi.
refused-solver = In questo compito non c'è il risolutore.
task-why = Motiva: una mossa vale solo quando hai segnato ciò che la impone.
limit =
    Tempo massimo: { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }.
name = Il tuo nome, come lo conosce l'insegnante
begin = Inizia
checking = Controllo dello schema…
cannot-puzzle = Il compito non può iniziare. { $why }
cannot-position = Il compito non può iniziare: la sua posizione contraddice la soluzione. Chiedi di nuovo il link.
cannot-technique = Il compito non può iniziare: questa versione non conosce la sua tecnica. Ricarica la pagina per aggiornarla.
cannot-check = Non è stato possibile controllare lo schema. Riprova.

## Durante il compito

at-work = Il compito è in corso. Per consegnarlo invia un risultato, anche se non hai finito.
under-way = Hai già iniziato. Fatto: { $done } su { $all }. Continua da lì.
hand-in = Consegna ora
continue-work = Continua
strip = Compito
strip-hand-in = Consegna…
left = ancora { $time }

## Il risultato

done = Hai finito. Bel lavoro.
done-some = Hai finito: { $right } su { $all } al primo tentativo.
unfinished = Hai consegnato. Fatto: { $done } su { $all }.
time-up = Tempo scaduto. Fatto: { $done } su { $all }.
fact-time = Tempo
fact-help = Aiuti
fact-techniques = Tecniche richieste dalle mosse
fact-wrong-steps = Passi sbagliati
no-help = nessuno
no-wrong-step = nessuno
slip = { $cell } = { $digit }
slip-on = griglia { $number }: { $step }
result = Il tuo risultato
preparing = Preparazione del risultato…
send = Invialo all'insegnante, o mostra il codice alla sua fotocamera. Il codice rivela gli errori di copiatura, ma non chi ha risolto lo schema.
send-race = Invialo a chi ti ha sfidato.
