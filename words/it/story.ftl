### Come nasce uno schema: gli eventi riempiono una griglia e poi tolgono cifre.

start = La griglia è vuota. Riempila, poi togli cifre iniziali finché lo schema mantiene una sola soluzione.
place = Evento { $number } di { $all }
finished =
    Lo schema è finito: { $givens ->
        [one] { $givens } cifra iniziale
       *[other] { $givens } cifre iniziali
    }, una soluzione, livello { $level }.

## I pulsanti

events = Eventi
to-start = Inizio
to-start-help = Inizio: torna alla griglia vuota
back = Indietro
back-help = Indietro di un evento
next = Avanti
next-help = Evento successivo
skip = Salta
skip-help = Salta alla parte successiva
to-end = Fine
to-end-help = Fine: lo schema finito
run = Avvia
stop = Stop
again = Creane un altro
filling = Come si riempie
filling-random = Cifre a caso
filling-pattern = Griglia regolare mescolata

## I numeri accanto alla griglia

tries = Tentativi
dead-ends = Vicoli ciechi
proofs = Dimostrazioni
proofs-nodes = { $proofs } ({ $nodes } nodi)
boards-before =
    { $boards ->
        [one] Prima di questa, { $boards } griglia non ha dato
       *[other] Prima di questa, { $boards } griglie non hanno dato
    } nessuno schema di questo livello.

## Eventi che riempiono la griglia

board = Parti da questa griglia piena.
pattern = Parti da una griglia regolare: ogni riga è quella sopra, spostata, così nessuna cifra si ripete.
transpose = Trasforma le righe in colonne.
relabel = Dai a ogni cifra un altro nome, ovunque lo stesso.
bands = Scambia le fasce orizzontali { $one } e { $another }.
stacks = Scambia le fasce verticali { $one } e { $another }.
rows = Scambia le righe { $one } e { $another }, della stessa fascia.
columns = Scambia le colonne { $one } e { $another }, della stessa fascia.
boxes = Riempi a caso i riquadri sulla diagonale. Non hanno righe o colonne in comune, quindi qualsiasi cifra va bene.
row = Riempi a caso la prima riga. In una riga sola è ammesso qualsiasi ordine.
try-digit = Prova { $digit } in { $cell }.
follow =
    { $digits ->
        [one] { $digits } cifra segue
       *[other] { $digits } cifre seguono
    } dalle altre.
dead-end =
    { $tries ->
        [one] Un vicolo cieco: a una cifra non resta nessun posto. Annulla l'ultimo tentativo.
       *[other] Un vicolo cieco: a una cifra non resta nessun posto. Annulla gli ultimi { $tries } tentativi.
    }
restart = Questa ricerca dura troppo. Svuota la griglia e ricomincia.
cut = La ricerca era troppo lunga da mostrare. Ha richiesto altri { $tries } tentativi, con { $dead-ends } vicoli ciechi.

## Eventi che tolgono cifre, o le lasciano

these-digits = queste { $count } cifre
gone-nodes =
    Togli { $cells }: la soluzione resta una sola, come dimostra una ricerca di { $nodes ->
        [one] { $nodes } nodo
       *[other] { $nodes } nodi
    }.
gone-hidden-singles = Togli { $cells }: i singoli nascosti risolvono ancora lo schema.
gone-singles = Togli { $cells }: i singoli risolvono ancora lo schema.
needed-nodes =
    Lascia { $cells }: senza { $count ->
        [one] questa cifra
       *[other] queste cifre
    } c'è un'altra soluzione, trovata con una ricerca di { $nodes ->
        [one] { $nodes } nodo
       *[other] { $nodes } nodi
    }.
needed-hidden-singles =
    Lascia { $cells }: senza { $count ->
        [one] questa cifra
       *[other] queste cifre
    } i singoli nascosti non risolvono più lo schema.
needed-singles =
    Lascia { $cells }: senza { $count ->
        [one] questa cifra
       *[other] queste cifre
    } i singoli non risolvono più lo schema.
undecided =
    Lascia { $cells }: senza { $count ->
        [one] questa cifra
       *[other] queste cifre
    } la dimostrazione sarebbe troppo lunga.
too-hard =
    Lascia { $cells }: senza { $count ->
        [one] questa cifra
       *[other] queste cifre
    } lo schema sarebbe troppo difficile.
