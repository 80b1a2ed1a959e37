### Che cosa dicono agli screen reader il risolutore e le spiegazioni.

step = { $step }. { $reason }
step-of = { $step }, passo { $number } di { $all }. { $reason }
search =
    Ricerca, { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }.
path =
    Percorso, { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }.
pass = Passata { $number }, { $kind }: { $found }.
pass-none = Ricerca di { $kind }: nessun risultato.
solved = Risolto.
dry = Non ci sono più singoli. Puoi continuare con tecniche più difficili.
stuck = Tecniche esaurite. Puoi risolvere il resto a tentativi.
unsolvable = Questa posizione non ha soluzioni.
cut = Ricerca interrotta: troppi tentativi da seguire.
no-steps = Nessuna delle tecniche che hai attivato trova qualcosa qui.
steps = { $steps }.
steps-stopped = { $steps }. { $stopped }
steps-harder = { $steps }, { $harder }.
blocked = { $wrong }.

## Repliche ai tasti che non cambiano nulla

paused = In pausa. Premi { $key } per riprendere.
paused-comma = In pausa. Premi la virgola, poi { $key }, per riprendere.
paused-no-key = In pausa. Il pulsante «Riprendi» mostra la griglia.
given = Una cifra iniziale non si può cambiare.
filled = Questa cella ha già una cifra.
not-here = Questa cella non ha quel candidato.
nothing-to-clear = Qui non c'è nulla da cancellare.
no-notes = Nessuna nota da cambiare.
no-digit = Questa cella non ha una cifra da bloccare.
no-highlight = Nulla è evidenziato.
command = La prossima lettera è un comando.
nothing-to-undo = Nulla da annullare.
nothing-to-redo = Nulla da ripetere.
no-trial = Nessuna prova in corso.
no-clock = Il cronometro è spento, quindi non c'è nulla da mettere in pausa.
puzzle-solved = Lo schema è risolto.
at-the-start = Questo è l'inizio.
way-passes = Passate.
way-path = Percorso.
steps-hidden = L'elenco di tutti i passi è chiuso.
