### L'elenco dei tasti, e le prime lezioni.

how = Come si gioca
by-ear = Screen reader: nella griglia premi punto e virgola, poi R per sentire la riga, N per la prossima cella vuota o 5 per i posti di 5. Il punto interrogativo apre la guida con tutti i tasti.
by-ear-no-letters = Screen reader: attiva le scorciatoie con le lettere in «Impostazioni». Poi con il punto e virgola puoi interrogare la griglia.
keys = Tasti
licences = Licenze del software in Stepdoku

## Le lezioni: ognuna con il titolo, il testo per l'immagine e il testo senza immagine

rules = Le regole
rules-seen = Riempi la griglia in modo che ogni riga, ogni colonna e ogni riquadro contenga tutte le cifre da 1 a 9 una volta sola. L'immagine indica una riga, una colonna e un riquadro.
rules-heard = Riempi la griglia in modo che ogni riga, ogni colonna e ogni riquadro contenga tutte le cifre da 1 a 9 una volta sola.
digit = Inserire una cifra
digit-seen = Le celle ombreggiate sono nella stessa riga, nella stessa colonna o nello stesso riquadro di quella incorniciata, e contengono tutte le cifre tranne { $digit }. Quindi la cella incorniciata deve essere { $digit }. Selezionala e premi { $digit }.
digit-heard = Se la riga, la colonna e il riquadro di una cella contengono insieme tutte le cifre tranne una, la cella deve essere quella cifra. Raggiungi la cella con le frecce e premi la cifra.
notes = Usare le note
notes-seen = La cella incorniciata può essere { $either }. Per ricordarlo, selezionala, scegli «Note» e premi { $all }.
notes-heard = Se una cella può essere 3 o 5, annota entrambe le cifre: raggiungi la cella, scegli le note con X e premi 3 e 5. Z riporta alle cifre.
hint = Chiedere un aiuto
hint-seen = «Aiuto» dice prima dove guardare, poi come, poi perché; ogni parte aspetta che tu la chieda. Qui al riquadro ombreggiato manca { $digit }, e per questa cifra resta solo la cella incorniciata.
hint-heard = Il tasto I, o la barra, dà un aiuto: prima dove guardare, poi come, poi perché; ogni parte aspetta che tu la chieda. Poi Invio lo applica.
steps = Guardare come si risolve
steps-seen =
    «Spiega» risolve lo schema un passo alla volta, ognuno con il suo motivo. Nell'immagine { $digits ->
        [one] è già inserita { $digits } cifra
       *[other] sono già inserite { $digits } cifre
    }. La tua griglia non cambia.
steps-heard = «Spiega» risolve lo schema un passo alla volta, ognuno con il suo motivo. La tua griglia non cambia.

## Come si leggono i tasti

note = Le scorciatoie funzionano quando il focus è sulla griglia o sui suoi comandi. Su un Mac usa Cmd al posto di Ctrl e Opzione al posto di Alt.
note-digits = Le scorciatoie funzionano quando il focus è sulla griglia o sui suoi comandi. In questa griglia le lettere sono cifre, quindi digita una virgola prima della lettera di un comando. Su un Mac usa Cmd al posto di Ctrl e Opzione al posto di Alt.
note-no-letters = Le scorciatoie funzionano quando il focus è sulla griglia o sui suoi comandi. Le scorciatoie con le lettere sono disattivate in «Impostazioni». Su un Mac usa Cmd al posto di Ctrl e Opzione al posto di Alt.

## I gesti del mouse o del dito, ognuno con il suo effetto

gestures = Con il mouse o il dito
drag = Trascina sulle celle
drag-does = Le seleziona tutte
modified-click = Ctrl o Maiusc + clic
modified-click-does = Aggiunge o toglie una cella
double-click = Doppio clic su una cella
double-click-does = Seleziona tutte le celle con la stessa cifra
pinch = Pizzica o tocca due volte una griglia grande
pinch-does = Ingrandisce o riduce; trascina per spostarla
hold = Pressione lunga o clic destro su una cella
hold-does = Chiede perché, o mostra i candidati
hold-shift = Tieni premuto Maiusc o Ctrl
hold-shift-does = Finché è premuto, inserisce note
double-tap-key = Tocca due volte il tasto di una cifra
double-tap-key-does = Blocca la cifra; con le note la inserisce
hold-key = Tieni premuto il tasto di una cifra
hold-key-does = Blocca la cifra: va in ogni cella che tocchi

## I nomi dei tasti

ctrl = Ctrl + { $key }
alt = Alt + { $key }
shift = Maiusc + { $key }
after-comma = , poi { $key }
after-semicolon = ; poi { $key }
digit-keys = 1–{ $last }
figures-and-letter = 1–9, A
figures-and-letters = 1–9, A–{ $last }
arrows = frecce
wasd = W A S D
arrow = freccia
home = Home
ends = Home, Fine
space = Spazio
delete = Canc
backspace = Backspace
enter = Invio
escape = Esc
page-up = Pag su
page-down = Pag giù

## I gruppi di tasti

group-entering = Inserire
group-moving = Spostarsi e selezionare
group-modes = Modalità
group-aids = Aiuti ed evidenziazione
group-queries = Domande sulla griglia, con risposta a voce
group-game = Prove e cronologia
group-solver = Nel risolutore passo per passo
group-present = Durante la presentazione
group-why = In una risposta a «Perché?»
group-review = Nell'elenco di un'analisi

## Che cosa fanno i tasti

do-enter = Inserisci la cifra nella modalità attuale
do-note = Aggiungi o togli una nota, in ogni modalità
do-corner = Nota d'angolo, in ogni modalità
do-centre = Nota centrale, in ogni modalità
do-erase = Svuota le celle selezionate; con i colori, togli i loro colori
do-swap = Scambia note d'angolo e centrali
do-lock = Blocca o sblocca la cifra di questa cella
do-confirm = Applica l'aiuto, se il suo motivo è aperto; altrimenti inserisci la cifra bloccata, o controlla la griglia
do-undo = Annulla
do-redo = Ripeti
do-go = Vai alla cella vicina
do-go-far = Vai al riquadro vicino
do-go-to-end = Vai all'inizio o alla fine della riga
do-go-to-corner = Vai alla prima o all'ultima cella
do-extend = Estendi la selezione
do-extend-far = Aggiungi una cella del riquadro vicino, o la prima o l'ultima cella
do-select-all = Seleziona tutte le celle
do-closer = Ingrandisci
do-farther = Riduci
do-whole = Mostra tutta la griglia (* del tastierino)
do-escape = Annulla o chiudi; togli la selezione
do-comma = La prossima lettera è un comando
do-digit-mode = Cifre
do-note-mode = Note
do-corner-mode = Note d'angolo
do-centre-mode = Note centrali
do-colour-mode = Colori. Premi ancora per celle o candidati.
do-next-mode = Modalità successiva
do-filter = Evidenzia una cifra, o smetti
do-filter-none = Togli l'evidenziazione
do-step-filter = Evidenzia la cifra precedente o successiva
do-bivalue = Evidenzia le celle con due candidati, o smetti
do-candidates = Mostra o nascondi tutti i candidati
do-look = Mostra i candidati di questa cella
do-fill-all = Inserisci tutte le note
do-fill-selected = Inserisci le note nelle celle selezionate
do-check = Controlla la griglia
do-hint = Aiuto. Premi ancora per la tecnica, poi per il motivo
do-try = Inizia una prova
do-keep-trial = Tieni la prova
do-give-up = Scarta la prova e torna indietro
do-moments = Cronologia
do-editor = Inserisci uno schema
do-pause = Pausa o ripresa
do-help = Guida
do-paste = Incolla e gioca uno schema
do-next-step = Passo successivo
do-back-step = Passo precedente
do-next-pass = Passata successiva
do-back-pass = Passata precedente
do-why = Chiedi perché
do-other-way = Passa dal percorso alle passate e viceversa
do-all-steps = Mostra o nascondi tutti i passi
do-ask = Il prossimo tasto interroga la griglia
do-present-next = Mostra altro
do-present-back = Nascondi l'ultima cosa mostrata
do-present-again = Torna all'inizio di questo passo
do-present-blank = Schermo nero, fino al prossimo tasto
do-present-leave = Torna al risolutore
do-answer-ask = Chiedi di questa cifra nella cella
do-answer-line = Riga precedente o successiva
do-answer-back = Torna alla risposta che ha portato qui
do-answer-close = Chiudi la risposta
do-review-move = Mossa precedente o successiva
do-review-page = Dieci mosse indietro o avanti
do-review-end = Prima o ultima mossa

## Che cosa chiedono i tasti sulla griglia

ask-row = Leggi la riga
ask-column = Leggi la colonna
ask-box = Leggi il riquadro
ask-further = Leggi le diagonali e la finestra della cella
ask-board = Leggi tutta la griglia, riga per riga
ask-place = Riga, colonna e riquadro della cella
ask-missing = Cifre che mancano a riga, colonna e riquadro
ask-places = Posti di questa cifra in riga, colonna e riquadro
ask-digit = Lo stesso per una cifra qualsiasi, che premi subito dopo
ask-next-empty = Cella vuota successiva
ask-previous-empty = Cella vuota precedente
ask-next-highlighted = Cella evidenziata o segnata successiva
ask-previous-highlighted = Cella evidenziata o segnata precedente
ask-next-pair = Cella successiva con due candidati
ask-previous-pair = Cella precedente con due candidati
ask-go = Vai a una cella: premi la sua riga, poi la sua colonna
ask-next-link = Collegamento successivo della catena sulla griglia
ask-previous-link = Collegamento precedente della catena
ask-counts = Quante volte ogni cifra è nella griglia
ask-highlighted = Elenca le celle evidenziate e i segni di un passo
ask-around = Leggi una a una le celle intorno; premi ancora S per la prossima
ask-around-back = Lo stesso al contrario
ask-state = Formato, livello, celle vuote e modalità
