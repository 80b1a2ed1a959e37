### La griglia come testo, e le risposte alle domande fatte con i tasti, che vengono dette a voce.

## La griglia in righe di testo

title = Griglia come testo
empty-sign = 0 è una cella vuota.
hidden = La griglia è nascosta durante la pausa.

## Domande

begun = Domanda.
which-digit = Premi la cifra.
which-row = Premi la riga.
which-row-letters = Premi la riga, A per 10.
which-column = Premi la colonna.
which-column-letters = Premi la colonna, A per 10.
unknown = Questo tasto non chiede nulla. Le domande sono elencate in «Guida».

## Linee della griglia

line = { $place }: { $digits }.
empty = vuota
complete = al completo
missing = senza { $digits }
line-lacks = { $line } { $lacks }.
place-lacks = { $place }: { $lacks }
all-lack = { $list }.
nothing-left = Quindi per questa cella non resta nulla.
left = Quindi { $digits }.
no-further = Questa cella non è né su una diagonale né in una finestra.

## Il posto di una cifra

digit = { $digit }.
digit-in = { $place }: { $there }.
is-in = è in { $place }
nowhere = non può stare da nessuna parte
can-go = può stare in { $place }
not-there = { $digit } non è ancora nella griglia.
there = { $digit } è in { $cells }.
count = { $digit }: { $count } su { $all }
counts = { $list }.
counts-rest = { $list }. Le altre sono al completo.
counts-complete = Ogni cifra è presente { $all } volte.

## Celle

place = { $place }.
no-empty = Nessun'altra cella è vuota.
no-highlighted = Nessun'altra cella è evidenziata o segnata.
no-pair = Nessun'altra cella ha due candidati.
pair = { $digits }.
cell = { $content }, { $cell }.
cell-of = { $place }. { $cell }
empty-notes = vuota, note { $notes }
candidate = { $digit } in { $cell }
candidates = { $candidates }.

## Che cosa è segnato

nothing-marked = Nulla è evidenziato o segnato.
none-highlighted = Nessuna cella è evidenziata.
marked = { $mark }: { $places }.
mark-house = Da guardare
mark-pattern = Nella configurazione
mark-placed = Da inserire
mark-guessed = Tentativo
mark-eliminated = Da escludere
mark-clash = Con un segno
mark-fin = Pinna
mark-lit = In evidenza
mark-colour = Colore { $letter }
mark-set = Insieme { $letter }

## Un collegamento di una catena

no-chain = Nella griglia non c'è nessuna catena.
strong = Collegamento { $number } di { $all }, forte: se { $from }, { $to }.
weak = Collegamento { $number } di { $all }, debole: se { $from }, { $to }.
end-true = è vero il candidato { $candidates }
end-false =
    { $count ->
        [one] è falso il candidato
       *[other] sono falsi i candidati
    } { $candidates }

## La situazione della partita

state =
    { $kind }: { $cells ->
        [one] { $cells } cella vuota
       *[other] { $cells } celle vuote
    }. Modalità: { $mode }.
kind = { $size } { $level }
locked = Cifra bloccata: { $digit }.
exercise =
    { $size }: { $cells ->
        [one] { $cells } cella vuota
       *[other] { $cells } celle vuote
    }.
