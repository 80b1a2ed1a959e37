### I tempi, e la fine di una partita.

day-streak = giorni di fila
longest-streak = serie più lunga
puzzles-finished = schemi risolti
explained = Per ogni partita conta solo il tuo primo tempo, e solo senza un aiuto completo, una cifra da «Perché?», il risolutore o la soluzione.
none = Risolvi uno schema per vedere qui i tuoi tempi: il migliore e la mediana per ogni formato e livello, e i tuoi giorni di fila.
fault = Non è stato possibile leggere i tuoi tempi. { $why }
unread =
    Non è stato possibile leggere { $count ->
        [one] { $count } tempo. Resta
       *[other] { $count } tempi. Restano
    } su questo dispositivo, senza modifiche. Tutti gli altri sono qui.
off = Il cronometro è spento, quindi non si registrano tempi.

## I tempi di un tipo di schemi

finished =
    { $puzzles ->
        [one] { $puzzles } risolto
       *[other] { $puzzles } risolti
    }
best = migliore
median = mediana
only = finora
only-helped = Ancora nessun tempo senza un aiuto completo, una cifra da «Perché?», il risolutore o la soluzione.
chart-one = Un tempo: { $time }.
chart-times =
    { $count ->
        [one] Ultimo tempo:
       *[other] Ultimi { $count } tempi, dal meno recente:
    } { $times }.
charted-one = Un tempo
charted-times = Ultimi { $count }, il più recente a destra
save = Salva come CSV
save-name = stepdoku-tempi.csv
column-date = data
column-side = celle per riga
column-level = livello
column-seconds = secondi
column-help = con aiuti

## La fine

title = Risolto
next = Prossimo schema
review = Analisi
solving = Guarda come si risolve
moments = Cronologia
details = Altro
solved = Risolto { $how }.
played =
    { $digits ->
        [one] { $digits } cifra inserita
       *[other] { $digits } cifre inserite
    } in { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }.
go-on = Continua

## Qualcosa di cui andare fieri

proud-technique = La prima volta in una partita, senza aiuti sui passi: { $technique }
proud-best = Il tuo miglior tempo: { $kind }
proud-first = Il tuo primo schema di questo tipo: { $kind }
proud-week = Il tuo miglior tempo di questa settimana: { $kind }
proud-unaided = Senza nessun aiuto
proud-unhinted = Senza aiuti sui passi
kind = { $size } { $level }

## Perché il tempo non si confronta con altri

not-again = Non conta: per ogni partita conta solo il tuo primo tempo.
not-hint = Non conta: un aiuto completo ti ha mostrato un passo.
not-why = Non conta: una risposta di «Perché?» ha rivelato una cifra.
not-solver = Non conta: hai guardato il risolutore.
not-solver-digits = Non conta: hai copiato cifre dal risolutore.
not-path = Non conta: hai guardato il percorso di soluzione.
not-solution-seen = Non conta: hai guardato la soluzione.
not-solution = Non conta: la soluzione è stata inserita.
not-helped = Non conta: hai avuto un aiuto per una cifra.

## Il risultato su una riga, senza svelare nulla, da copiare

result-of = Stepdoku { $day }
result = Stepdoku
result-unaided = senza nessun aiuto
result-unhinted = senza aiuti sui passi
result-helped = con aiuti
result-hardest = passo più difficile: { $technique }
