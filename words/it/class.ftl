### I risultati di una classe.

about = Incolla i risultati che ti ha inviato la classe: anche molti insieme, con qualsiasi testo intorno.
empty = Ancora nessun risultato.
paste = Risultati
add = Aggiungi
file = Da un file o da un'immagine
added =
    { $count ->
        [one] { $count } risultato letto.
       *[other] { $count } risultati letti.
    }
added-known =
    { $count ->
        [one] { $count } risultato letto.
       *[other] { $count } risultati letti.
    } Già nella tabella: { $known }.
no-code = In questo testo non c'è nessun risultato. Un risultato contiene #r= e un lungo codice.
no-picture = In questa immagine non si trova nessun codice. Fotografalo più da vicino e di fronte.
damaged = Riga { $line }: il codice è danneggiato o incompleto. Fattelo inviare di nuovo.
newer = Riga { $line }: il codice viene da una versione più recente. Ricarica la pagina per aggiornarla.
unread =
    Non è stato possibile leggere { $count ->
        [one] { $count } risultato. Resta su questo dispositivo, senza modifiche. Fattelo inviare di nuovo.
       *[other] { $count } risultati. Restano su questo dispositivo, senza modifiche. Fatteli inviare di nuovo.
    }
honest = Un errore di battitura nel codice si nota, un imbroglio no. I risultati restano su questo dispositivo.

## L'elenco dei compiti

groups = Compito
untitled = Senza titolo
group-line =
    { $title }, { $size }: { $count ->
        [one] { $count } risultato
       *[other] { $count } risultati
    }

## La tabella

hide = Nascondi i nomi
head-name = Nome
head-ended = Fine
head-time = Tempo
head-done = Fatto
head-help = Aiuti
head-techniques = Tecniche richieste dalle mosse
head-wrong-steps = Passi sbagliati
head-reasons = Motivazioni
file-assignment = Compito
file-date = Data
file-seconds = Secondi
file-all = Su
file-wrong = Sbagliati
file-at-once = Motivazioni al primo colpo
file-asked = Motivazioni richieste
file-weakest = Motivazione più debole
pupil = N. { $number }
nameless = senza nome
done = finito
unfinished = non finito
time-up = tempo scaduto
no-help = nessuno
hurry = { $done } in { $seconds } s: troppo in fretta per valutare
remove = Rimuovi
remove-all = Rimuovi tutti questi
restore = Ripristina
save = Salva come tabella (CSV)
save-name = stepdoku-classe.csv

## Che cosa è frequente nella classe

common-head = Passi sbagliati più frequenti
common-step = { $step }: { $pupils } su { $all }
weakest = Motivazione più debole della classe:
