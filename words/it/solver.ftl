### Il risolutore: i suoi passi e le sue passate, il percorso, e tutti i passi.

## I pulsanti, ognuno con il nome e quello completo per gli screen reader

steps = Passi
start = Inizio
start-help = Torna all'inizio
back-pass = ‹ Passata
back-pass-help = Passata precedente
back-step = Indietro
back-step-help = Torna al passo precedente
next-step = Passo succ.
next-step-help = Passo successivo
next-pass = Passata ›
next-pass-help = Passata successiva
end = Fine
end-help = Vai alla fine
run = Automatico
stop = Stop
speed = Velocità
slow = Lenta
medium = Media
fast = Veloce
unveil = Mostra tutto
more = Altri comandi
search = Risolvi a tentativi
keep = Copia nella mia griglia
from-givens = Risolvi dalle cifre iniziali
back-to-play = Alla mia griglia
climb = Usa tecniche più difficili
guess = Vai a tentativi
cancel = Annulla
ways = Come procedere
way-passes = Passate
way-passes-help = Tutti i singoli o le coppie di un tipo insieme, i passi più difficili uno alla volta
way-path = Percorso
way-path-help = Un passo alla volta, prima il più facile
keep-step = Copia nella mia griglia
keep-step-help = Riempi la tua griglia fino a questo passo, con una sola mossa

## L'inizio e la fine

at-givens = Dalle cifre iniziali
at-position = Dalla tua posizione
at-start-passes =
    { $cells ->
        [one] { $cells } cella vuota
       *[other] { $cells } celle vuote
    }. «Passo succ.» mostra un passo con il suo motivo. Una passata comprende tutti i singoli o le coppie di un tipo insieme, o un solo passo più difficile.
at-start-path =
    { $cells ->
        [one] { $cells } cella vuota
       *[other] { $cells } celle vuote
    }. «Passo succ.» mostra un passo con il suo motivo.
solved-path = Risolto passo per passo
solved-passes =
    Risolto in { $passes ->
        [one] { $passes } passata
       *[other] { $passes } passate
    }
solved-text =
    { $digits ->
        [one] { $digits } cifra inserita
       *[other] { $digits } cifre inserite
    }, senza bisogno di tentativi.
guessed-path = Risolto a tentativi
guessed-passes =
    Risolto in { $passes ->
        [one] { $passes } passata
       *[other] { $passes } passate
    } e a tentativi
guessed-text =
    { $digits ->
        [one] { $digits } cifra inserita.
       *[other] { $digits } cifre inserite.
    } { $guesses ->
        [one] È servito { $guesses } tentativo.
       *[other] Sono serviti { $guesses } tentativi.
    }
dry-first = Qui non ci sono singoli
dry-first-text =
    { $cells ->
        [one] { $cells } cella vuota. Puntala per vedere i suoi candidati.
       *[other] { $cells } celle vuote. Puntane una per vedere i suoi candidati.
    }
dry =
    Singoli finiti dopo { $passes ->
        [one] { $passes } passata
       *[other] { $passes } passate
    }
dry-text =
    { $digits ->
        [one] { $digits } cifra inserita
       *[other] { $digits } cifre inserite
    }, { $cells ->
        [one] { $cells } cella vuota. Puntala per vedere i suoi candidati.
       *[other] { $cells } celle vuote. Puntane una per vedere i suoi candidati.
    }
stuck = Tecniche esaurite
stuck-text =
    { $digits ->
        [one] { $digits } cifra inserita
       *[other] { $digits } cifre inserite
    }, { $cells ->
        [one] { $cells } cella vuota
       *[other] { $cells } celle vuote
    }. Nessuna delle tecniche che hai attivato trova un altro passo. Da qui serve un tentativo, o una tecnica che Stepdoku non conosce.
unsolvable = Nessuna soluzione
unsolvable-text = Questa griglia non si può completare.
cut = Ricerca interrotta
cut-text =
    Si è fermata dopo { $guesses ->
        [one] { $guesses } tentativo
       *[other] { $guesses } tentativi
    }: troppi da seguire. La soluzione è nota, e puoi vederla da «Gioca».
blocked =
    { $digits ->
        [one] Una delle tue cifre è sbagliata
       *[other] { $digits } delle tue cifre sono sbagliate
    }
blocked-text = Da qui i passi si baserebbero su un errore. Torna indietro e correggilo, o risolvi dalle cifre iniziali. La tua griglia non cambierà.

## Una passata o un passo

card = Questo passo
passes = Passate
naked-singles = singoli nudi
hidden-singles = singoli nascosti
kind-search = ricerca
kind-path = percorso
pass = Passata { $number }
pass-search = Ricerca
pass-path = Percorso
by-guessing = a tentativi
step-of = Passo { $step } di { $all }
no-step = Nessun passo
whole-path = Tutto il percorso
whole-pass = Tutta la passata
path-step = Passo { $step }
path-steps = Passi da { $first } a { $last }
nothing-found = nessun risultato
steps-found =
    { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }
digits-found =
    { $digits ->
        [one] { $digits } cifra
       *[other] { $digits } cifre
    }

## Che cosa ha trovato un'intera passata

found-path =
    Il percorso ha { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }.
found-search =
    La ricerca ha richiesto { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }.
found-no-naked = A nessuna cella resta un solo candidato.
found-naked =
    { $digits ->
        [one] A una cella resta un solo candidato.
       *[other] A { $digits } celle resta un solo candidato. Le vedi tutte su questa griglia.
    }
found-no-hidden = A nessuna cifra resta un solo posto in una riga, in una colonna o in un riquadro.
found-hidden =
    { $digits ->
        [one] A una cifra resta un solo posto.
       *[other] A { $digits } cifre resta un solo posto in una riga, in una colonna o in un riquadro. Le vedi tutte su questa griglia.
    }
found-no-pattern = { $technique }: nessun risultato.
found-pattern =
    { $steps ->
        [one] Una configurazione trovata.
       *[other] { $steps } configurazioni. Le vedi tutte su questa griglia.
    }

## Il lavoro in corso

searching = Ricerca…
searching-at = Ricerca: { $done } celle su { $all }
finding-passes = Ricerca di tutte le passate…
finding-passes-at = Ricerca di tutte le passate: { $done } celle su { $all }
finding-path = Ricerca del percorso…
finding-path-at = Ricerca del percorso: { $done } celle su { $all }
finding-steps = Ricerca di tutti i passi…
finding-steps-at = Ricerca di tutti i passi: { $done } celle su { $all }
climbing = Ricerca con tecniche più difficili…
climbing-at = Ricerca con tecniche più difficili: { $done } celle su { $all }

## Il percorso

path =
    { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }, { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
techniques = Tecniche di questo percorso
column-technique = Tecnica
column-steps = Passi
column-score = Punti
to-next = Vai al prossimo passo: { $technique }
bottleneck = Collo di bottiglia
bottleneck-step = Passo { $number }: { $technique }
bottleneck-only = Passo { $number }: { $technique }, l'unica via per proseguire
bottleneck-choice = Passo { $number }: { $technique }, una di { $choices } possibilità

## Tutti i passi di una posizione

all = Tutti i passi
all-help = Elenca tutti i passi possibili ora
all-looking = Tutti i passi
all-looking-text = Ricerca di ogni tecnica…
all-solved = Risolto
all-solved-text = Non resta nulla da trovare.
all-none = Nessun passo trovato
all-none-text = Nessuna delle tecniche che hai attivato funziona qui.
possible =
    { $steps ->
        [one] Ora è possibile { $steps } passo
       *[other] Ora sono possibili { $steps } passi
    }
suiting =
    { $steps ->
        [one] { $steps } passo adatto a questo schema
       *[other] { $steps } passi adatti a questo schema
    }
stopped = La ricerca si è fermata al suo limite, quindi possono essercene altri. Il motivo può essere una contraddizione nella griglia.
all-text = Punta un passo per vederlo sulla griglia. Selezionalo per applicarlo.
filter = Mostra
filter-suiting = Passi adatti a questo schema
filter-all = Tutte le tecniche
harder =
    { $steps ->
        [one] { $count } più difficile
       *[other] { $count } più difficili
    }
more-steps =
    { $steps ->
        [one] ancora { $steps }
       *[other] altri { $steps }
    }
more-gone = +{ $candidates }
take = Esegui questo passo
close = Torna all'elenco

## Che cosa fa un passo

places = { $cell } = { $digit }
rules-out = { $cells } ≠ { $digit }
