### L'editor, in cui si inseriscono gli schemi.

open = Inserisci uno schema a mano

## La griglia da cui partire

begin = Parti da
begin-empty = Griglia vuota { $size }
begin-givens = Questo schema
begin-position = Questa posizione
replaced =
    Ha preso il posto di una griglia con { $digits ->
        [one] { $digits } cifra
       *[other] { $digits } cifre
    }.

## La griglia e i suoi tasti

board = Schema da inserire
board-help = Le frecce cambiano cella; le cifre riempiono la cella; Backspace la svuota; Ctrl+V incolla uno schema.
pad = Cifre
erase = Cancella
undo = Annulla
redo = Ripeti
move-on = Avanza dopo una cifra
move-on-help = Passa alla cella successiva. Un punto, 0 o la barra spaziatrice lascia vuota una cella.
live = Candidati veri
live-help = Mostra in ogni cella vuota le cifre che qualche soluzione ha.
live-too-large = Solo fino a 16×16.

## Che cosa si dice di una cella, dopo una virgola

cell-chosen = scelta
cell-differs = { $one } in una soluzione e { $another } in un'altra
cell-clashes = parte di un conflitto
cell-spare = superflua
cell-possible = possibili: { $digits }
cell-open = non stabilite: { $digits }
cell-carries = il passo si basa su di essa

## Gabbie e indizi

draw = Disegna
draw-digits = Solo cifre
draw-cages = Gabbie
draw-lines = Linee
draw-between = Tra due celle
draw-in-cells = Nelle celle
draw-outside = Accanto alla griglia
draw-everywhere = Per tutta la griglia
draw-sum = X, V o un'altra somma
draw-cages-help = Scegli le celle con un tocco, o con la barra spaziatrice, e assegna una somma. Le cifre nelle celle si sommano da sole, quindi puoi anche partire da una griglia piena.
draw-line-help = Traccia sulle celle con il dito o il mouse, o sceglile in ordine con un tocco o con la barra spaziatrice.
draw-pair-help = Scegli le due celle.
draw-area-help = Scegli le celle.
draw-whole-help = Scegli le prime due celle a partire dal numero. Se tutte le sue celle hanno una cifra, Stepdoku calcola il numero.
draw-board-help = Vale per tutta la griglia.
draw-twins-help = Scegli le celle di un gruppo, poi quelle dell'altro nello stesso ordine.
sum = Somma
number = Numero
put = Disegna
take = Togli
empty-cells = Togli le cifre
fill-cells = Riempi a caso

## Quante soluzioni ci sono

found-nothing = Inserisci le cifre iniziali. Intanto Stepdoku conta le soluzioni.
found-counting = Conteggio delle soluzioni…
found-uncounted = Non è stato possibile contare le soluzioni.
found-none = Nessuna soluzione. Ricerca delle cifre iniziali in conflitto…
found-clash-among = Le { $count } cifre iniziali segnate bastano a escludere ogni soluzione.
found-clash-of-two = Nessuna soluzione. Le cifre iniziali { $givens } non possono essere entrambe giuste.
found-clash-of-few = Nessuna soluzione. Le cifre iniziali { $givens } non possono essere tutte giuste.
found-clash-of-many = Nessuna soluzione. Le { $count } cifre iniziali segnate non possono essere tutte giuste.
found-one = Esattamente una soluzione.
found-full = Ogni cella è piena, quindi non c'è nulla da risolvere.
found-several =
    Più di una soluzione. Due di esse differiscono in { $cells ->
        [one] { $cells } cella
       *[other] { $cells } celle
    }.
found-exactly = { $count } soluzioni.
found-more-than = Più di { $count } soluzioni.
found-at-least = Almeno { $count } soluzioni. Contarle tutte richiede troppo tempo.
found-open = Non è stato possibile stabilire in un tempo ragionevole le cifre segnate con ?.
found-undecided = Stepdoku non è riuscito a contare le soluzioni in un tempo ragionevole. Prova ad aggiungere cifre iniziali.
counting = {" "}· Conteggio delle soluzioni…
one-solution = Una soluzione
another-solution = Un'altra soluzione

## Cifre superflue e simmetria

neater = Una cifra iniziale è superflua se allo schema non serve. Minimo: nessuna cifra è superflua. Simmetrico: si aggiungono cifre.
mark-spare = Segna le superflue
make-minimal = Rendi minimo
symmetry = Simmetria delle cifre iniziali
make-symmetric = Rendi simmetrico
busy = Ricerca delle cifre superflue…
spare-none = Nessuna cifra superflua trovata.
spare-marked =
    { $count ->
        [one] { $count } cifra superflua segnata. Si può togliere.
       *[other] { $count } cifre superflue segnate. Ognuna si può togliere, ma forse non tutte insieme.
    }
spare-clues = Indizi superflui: { $clues }. Ognuno si può togliere, ma forse non tutti insieme.
spare-clue = { $name } in { $cell }
spare-clues-many = { $count } indizi superflui. Ognuno si può togliere, ma forse non tutti insieme.
spare-undecided =
    Per { $count ->
        [one] { $count } cifra iniziale
       *[other] { $count } cifre iniziali
    } non è stato possibile stabilirlo.
removed-none = Nessuna cifra iniziale tolta.
removed =
    { $count ->
        [one] { $count } cifra superflua tolta.
       *[other] { $count } cifre superflue tolte.
    }
removed-minimal = Lo schema è minimo.
removed-undecided =
    { $count ->
        [one] Per un'altra cifra iniziale non è stato possibile stabilire in un tempo ragionevole se si può togliere.
       *[other] Per altre { $count } cifre iniziali non è stato possibile stabilire in un tempo ragionevole se si possono togliere.
    }

## Il passo più difficile, e su che cosa si basa un passo

carry = Trova il passo più difficile
carry-busy = Ricerca del passo più difficile…
carry-hardest = Passo più difficile: { $technique }, passo { $number } di { $steps }.
carry-fills = Il passo { $number } di { $steps } riempie { $cell }: { $technique }.
carry-unfilled = Con le tecniche attive nessun passo riempie { $cell }.
carry-none = Le tecniche attive non trovano alcun passo.
carry-stuck = Le tecniche attive non risolvono tutto lo schema.
carry-on = Si basa su { $clues }, come segnato sulla griglia.
carry-givens = { $count } di { $all } cifre iniziali
carry-cages = { $count } di { $all } gabbie
carry-clues = { $count } di { $all } indizi
carry-on-all = Presuppone che lo schema abbia una sola soluzione, quindi gli servono tutte le cifre iniziali e tutti gli indizi.
carry-cage = gabbia in { $cell }
carry-source = { $source }: passi che ne dipendono: { $count } su { $steps }. Il più difficile: { $technique }.
carry-source-none = { $source }: nessun passo ne dipende.
carry-more = Scegli una cella per vedere quale passo la riempie o quali passi si basano sui suoi indizi.
