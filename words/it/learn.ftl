### Le tecniche da imparare, senza i loro testi, gli esercizi e i quasi riusciti.

## L'elenco delle tecniche

about = Ogni livello elenca le sue tecniche nuove.
all = Tutte le tecniche
about-technique = Informazioni su { $technique }
back = Torna a «{ $dialog }»
plain = Leggile come pagine semplici
lookup = Tecniche
lookup-help = Che cos'è ognuna, perché funziona e come trovarla.
lookup-open = Consulta
find = Cerca tra { $count } tecniche
find-none = Nessuna tecnica ha questo nome.
seen = vista
found-one = trovata una volta
found-alone = trovata tre volte senza aiuti
percent = { $percent }%
percent-help = Probabilità stimata che oggi tu la riconosca ancora

## La pagina di una tecnica

head-idea = L'idea
head-why = Perché funziona
head-miss = Un errore comune
head-look = Come trovarla
head-kin = Tecniche affini
head-names = Altri nomi
head-follows = Che cosa ne segue
here-digit = Qui: { $digits }.
here-digit-in = Qui: { $digits } ({ $place }).
here-digits = Qui: le cifre { $digits }.
here-digits-in = Qui: le cifre { $digits } ({ $place }).
often = Quanto spesso
often-none = Su { $counted } schemi { $size } nessuno la usa: si può sempre applicare una tecnica più facile.
often-first =
    Su { $all } schemi { $size } da Difficile a Estremo, { $count ->
        [one] uno la usa
       *[other] { $used } la usano
    }.
often-first-hardest =
    Su { $all } schemi { $size } da Difficile a Estremo, { $count ->
        [one] uno la usa
       *[other] { $used } la usano
    }, e per { $hardest } è il passo più difficile.
often-next =
    Tra { $all } schemi { $size }, { $count ->
        [one] uno la usa
       *[other] { $used } la usano
    }.
often-next-hardest =
    Tra { $all } schemi { $size }, { $count ->
        [one] uno la usa
       *[other] { $used } la usano
    }, e per { $hardest } è il passo più difficile.
often-all = tutti
make = Crea uno schema che la richiede
loading = Caricamento…
missing = Non è stato possibile caricare questo testo. Controlla la connessione, poi aprilo di nuovo.
practise = Esercitati
learn = Imparala passo per passo
print = Stampa questa pagina

## L'esempio

line-by-line = Riga per riga
line-back = Indietro
line-next = Continua
line-all = Mostra tutto
other-size = In un altro formato
lacks = Nessun esempio per { $sizes }: in ogni schema esaminato, una tecnica più facile fa lo stesso.
beside-columns = In colonne invece che in righe
beside-rows = In righe invece che in colonne
beside-smaller = Su una griglia più piccola, { $size }
beside-plainer = Un caso con meno candidati
beside-another = Un altro caso

## I progressi con una tecnica

charts = I tuoi progressi
usually = Di solito la trovi in { $time }.
trend = Qui la prima volta ci hai messo { $first }, l'ultima { $last }.
chance = Probabilità stimata che oggi tu la riconosca ancora: { $percent }%.
minutes = { $count } minuti
chart-times = Secondi per trovarla, gli ultimi alla fine: { $times }
chart-latest = I tuoi ultimi { $count } tempi
chart-chance = Probabilità stimata che tu la riconosca ancora: { $now }% oggi, { $later }% tra { $days } giorni senza esercizio
chart-estimate = Stima: { $now }% oggi, { $later }% tra { $days } giorni
chart-learned = Su { $all } tecniche: { $seen } viste, { $found } trovate, { $alone } trovate tre volte senza aiuti

## Il corso: unità di pochi esercizi ciascuna

course = Corso
course-help = Ogni tappa ha pochi esercizi brevi. Parti dal basso e sali, o comincia da dove vuoi.
course-done = { $done } su { $all }
unit-done = fatta
unit-faded = da ripassare
refresh-today = Da ripassare oggi: { $count }
start = Inizia: { $unit }
continue-unit = Continua: { $unit }
worth = Da imparare ora: { $technique }
worth-hard = Il passo più difficile in { $count } su { $all } schemi da Difficile a Estremo.
worth-hard-at = Il passo più difficile in { $count } su { $all } schemi { $size } da Difficile a Estremo.
worth-easy = Serve in { $count } su { $all } schemi.
worth-easy-at = Serve in { $count } su { $all } schemi { $size }.
unit-at = { $techniques } su { $side }×{ $side }
chapter-small = Primi passi su 4×4
chapter-scanning = Scansione
chapter-singles = Singoli
chapter-locked = Candidati bloccati
chapter-killer = Killer: sommare le gabbie
chapter-lines = Linee e somme: leggere gli indizi
chapter-pairs = Coppie
chapter-triples = Triplette e quadruple
chapter-fish = Pesci e collegamenti forti
chapter-wings = Wing
chapter-uniqueness = Unicità
chapter-colouring = Colorazione e catene X
chapter-chains = Dai collegamenti alle catene
chapter-sets = Insiemi quasi bloccati
chapter-exotics = Tecniche esotiche
unread =
    Non è stato possibile leggere { $count ->
        [one] { $count } tentativo dei tuoi esercizi. Resta
       *[other] { $count } tentativi dei tuoi esercizi. Restano
    } su questo dispositivo, senza modifiche. Tutti gli altri contano.

## Esercizi senza fine, ognuno con un nome e una frase

practice = Esercizi
boards = Formato della griglia
chains = Costruisci catene
chains-help = Collega candidati finché dimostrano qualcosa.
mistakes = Trova l'errore
mistakes-help = Una cifra o una nota è sbagliata. Quale?
repairs = Correggi una griglia piena
repairs-help = Ogni cella è piena, ma alcune cifre sono sbagliate.
mixed = Esercizi misti
mixed-help = Trova il prossimo passo. La tecnica non è indicata.
own = Dalle tue partite
own-places =
    Dalle tue partite: { $count ->
        [one] una posizione
       *[other] { $count } posizioni
    }
own-help = Dove hai chiesto un aiuto o tirato a indovinare.
refresh = Ripasso

## Per chi insegna: ogni porta con un nome e una frase

teachers = Per chi insegna
door-lesson = Lezione
door-lesson-help = Le tue diapositive, ognuna con una griglia e un passo. I passi si aggiungono da «Spiega».
door-assignment = Compito
door-assignment-help = Invia ad altri lo schema in gioco. Ogni persona ti invia un risultato.
door-class = Risultati della classe
door-class-help = Raccogli i risultati di un compito in una tabella.
door-story = Come nasce
door-story-help = Guarda come si riempie uno schema, e poi come si svuota.
door-present = Presenta
door-present-help = Spiega lo schema in gioco su uno schermo grande, una frase alla volta.

## Le regole

rules = Regole del sudoku
rule-rows = Riempi ogni cella vuota, in modo che ogni riga contenga tutte le cifre, { $digits }, una volta sola.
rule-columns = Anche ogni colonna contiene tutte le cifre una volta sola.
rule-boxes = Ogni riquadro, delimitato dalle linee spesse, contiene tutte le cifre una volta sola.
digits-to = da 1 a { $last }
digits-letter = da 1 a 9 e A
digits-letters = da 1 a 9 e da A a { $last }
picture-row = Una griglia piena { $size }, con una riga evidenziata
picture-column = Una griglia piena { $size }, con una colonna evidenziata
picture-box = Una griglia piena { $size }, con un riquadro evidenziato
rules-start = Prova su 4×4

## Le parole che un passo usa, prima dei primi esercizi

word-cell = r3c1
word-cell-help = La cella nella riga 3, colonna 1.
word-candidate = Candidato
word-candidate-help = Una cifra che può ancora stare in una cella.
word-area = Area
word-area-help = Una riga, una colonna o un riquadro.
go = Prova tu
