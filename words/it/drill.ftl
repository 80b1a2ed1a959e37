### I testi degli esercizi.

number = Esercizio { $number }
number-of = { $number } di { $all }
begins = Esercizio { $number }. { $task }
board = Griglia dell'esercizio
preparing = Preparazione di una griglia…
none = Per questa tecnica non c'è ancora un esercizio in questo formato.

## Il compito

task-chain = Costruisci una catena di candidati. I suoi collegamenti si alternano: uno forte, uno debole.
task-mistake = In questa griglia c'è un errore, una cifra o una nota sbagliata. Tocca la sua cella.
task-repair = In questa griglia piena alcune cifre sono sbagliate, ma nessuna iniziale. Tocca le loro celle.
task-unnamed = Trova il prossimo passo. La tecnica non è indicata: inserisci una cifra, o escludine una.
task-conclude-place = { $technique }: i segni mostrano un passo così. Inserisci la sua cifra.
task-conclude-remove = { $technique }: i segni mostrano un passo così. Escludi un candidato che questo passo elimina.
task-pattern = { $technique }: un passo così elimina i candidati barrati. Tocca le celle della configurazione.
task-here = { $technique }: escludi un candidato che un passo così elimina, o premi «Non c'è».
task-place = { $technique }: trova un passo così e inserisci la sua cifra.
task-remove = { $technique }: trova un passo così ed escludi un candidato che questo passo elimina.

## I pulsanti

keys-place = Inserisci una cifra nella cella selezionata
keys-remove = Escludi una cifra nella cella selezionata
not = non
choice = Risposta
choice-place = Inserisci
choice-remove = Escludi
absent = Non c'è
shorten = Togli l'ultimo
help = Aiuto
show = Mostra la risposta
candidates = Candidati
miss = Un errore comune
next = Avanti

## Repliche

not-open = In { $cell } non c'è il candidato { $digit }. Seleziona una cella, poi premi uno dei suoi candidati.
no-mistake = In { $cell } non c'è nessun errore.
in-pattern =
    Sì. { $left ->
        [one] Manca ancora una cella.
       *[other] Mancano ancora { $left } celle.
    }
found = Trovato: { $technique }.
found-step = Trovato: un passo.
not-there = Giusto: in questa griglia la tecnica { $technique } non c'è. Il prossimo passo è un altro:
no-step-there = Giusto: in questa griglia un passo così non c'è. Il prossimo passo è un altro:
mended = Hai trovato tutto.
shown-mistakes = Le celle segnate sono sbagliate.
shown = Una risposta:

## Candidati e collegamenti

candidate = { $digit } in { $cell }
strong-in-cell = Collegamento forte: { $cell } non ha un terzo candidato. Se è falso il candidato { $from }, è vero { $to }.
strong-in-place = Collegamento forte: non c'è un terzo posto in { $place }. Se è falso il candidato { $from }, è vero { $to }.
weak-in-cell = Collegamento debole: { $cell } ha una sola cifra. Se è vero il candidato { $from }, è falso { $to }.
weak-in-place = Collegamento debole: la cifra sta una sola volta in { $place }. Se è vero il candidato { $from }, è falso { $to }.
same = È lo stesso candidato.
apart = Nessun collegamento: { $from } e { $to } differiscono per cifra e per cella.
unseen = Nessun collegamento: { $from } e { $to } non hanno in comune riga, colonna o riquadro.
both-false = Qui alla catena serve un collegamento forte, ma i candidati { $from } e { $to } possono essere entrambi falsi.
others = Qui alla catena serve un collegamento forte, e questo è debole: in { $place } bisogna contare anche { $others }.

## Che cosa dimostra una catena

proves = La catena dimostra il candidato { $candidate }: se fosse falso, allora sarebbe vero.
proves-nothing = Il primo o l'ultimo candidato è vero. Nessun candidato è ancora in conflitto con entrambi.
needs-strong = Il prossimo collegamento deve essere forte.
loop-removes = Gli estremi si vedono, quindi la catena è un anello: ogni collegamento debole contiene un candidato vero. L'anello esclude { $candidates }.
removes = Il primo o l'ultimo candidato è vero, quindi la catena esclude { $candidates }.

## Errori

guess = { $candidate } era un tentativo: così un'altra cifra o un'altra cella resta senza possibilità.
guess-right = { $candidate } era un tentativo: così un'altra cifra o un'altra cella resta senza possibilità. Nella soluzione lì c'è { $digit }.
note-missing = Manca la nota { $candidate }, ma nulla la esclude.
note-left = La nota { $candidate } è di troppo: { $cell } ha già quella cifra.

## Il secondo stadio di un aiuto: la tecnica, e la domanda da farsi

ask-missing = { $technique }, { $place }: quale cifra manca?
ask-cells = { $technique }, { $place }: quali celle vuote non possono essere { $digit }?
ask-seen = { $technique }: quali cifre vede { $place }?
ask-where = { $technique }, { $place }: dove può stare { $digit }?
ask-shared = { $technique }, { $place }: quali cifre hanno gli stessi posti?
ask-digits = { $technique }, { $place }: quali cifre possono starci?
ask-sums = { $technique }, { $place }: che cosa lasciano libero le gabbie, o che cosa hanno fuori?
ask-clue = { $technique }: che cosa lascia l'indizio di { $place }?
ask-links = { $technique }, { $place }: come sono collegati i candidati?
framed = la parte incorniciata della griglia

## La fine di una serie

all-right =
    { $all ->
        [one] Giusto al primo colpo.
       *[other] Tutti e { $all } giusti al primo colpo.
    }
some-right =
    { $right ->
        [one] { $right } giusto su { $all } al primo colpo.
       *[other] { $right } giusti su { $all } al primo colpo.
    }
none-right = Nessuno su { $all } giusto al primo colpo.
over = La prossima prova è uno schema che richiede la tecnica.
over-today = Per oggi è tutto.
missed =
    { $kinds ->
        [one] Ancora uno del tipo che hai sbagliato
       *[other] Di nuovo i { $kinds } tipi che hai sbagliato
    }
back-tomorrow = Ripassa domani.
back-on = Ripassa { $weekday }.
back-next-week = Ripassa la prossima settimana, { $weekday }.
back-in-weeks = Ripassa tra { $weeks } settimane.
back-in-months = Ripassa tra { $months } mesi.
again = Ancora una volta
next-unit = Prossima unità
