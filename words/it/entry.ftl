### Il tastierino: le modalità, la riga sopra e gli strumenti.

pad = Cifre
left = {" "}da inserire
locked = cifra bloccata
comma = Qui le lettere sono cifre. Digita una virgola prima di un comando.

## Le modalità

modes = Modalità di inserimento
mode-digit = Cifra
mode-notes = Note
mode-corner = Angolo
mode-centre = Centro
mode-colour = Colore

## La riga sopra il tastierino

command-notes = Ora digita una lettera: Z cifre, X note, V colore, L blocca, F riempi note, T prova.
command-corner = Ora digita una lettera: Z cifre, X angolo, C centro, V colore, L blocca, T prova.
cancel-command = Annulla il comando
locked-digit = Cifra bloccata: { $digit }. Seleziona le celle in cui inserirla.
locked-note = Cifra bloccata: { $digit }. Seleziona le celle in cui annotarla.
locked-only = Cifra bloccata: { $digit }.
unlock = Sblocca
first-place = Premi una cifra per inserirla nella cella selezionata.
first-lock = Tieni premuta una cifra per inserirla in più celle.
first-hint = Nessuna idea? Premi «Aiuto», o chiedi il perché: tieni premuta una cella o fai clic destro.
face-notes = Premi una cifra per annotarla, due volte in fretta per inserirla.
face-corner = Premi una cifra per una nota d'angolo, due volte in fretta per inserire la cifra.
face-centre = Premi una cifra per una nota centrale, due volte in fretta per inserire la cifra.
face-colour = Premi un candidato per colorarlo.
pick-colour = Scegli un colore per le celle selezionate.

## Evidenziazione e colori

highlights = Evidenzia
pairs = Due candidati
clear-highlight = Togli evidenziazione
paints = Colori
paint = Colore { $number }, { $name }
targets = Che cosa colorare?
target-cells = Celle
target-candidates = Candidati
clear-colours = Togli tutti
clear-colours-help = Togli tutti i colori
red = rosso
orange = arancione
yellow = giallo
green = verde
teal = turchese
blue = blu
violet = viola
pink = rosa
grey = grigio

## Una prova

trial = Prova
tried =
    Prova: { $digits ->
        [one] { $digits } cifra inserita
       *[other] { $digits } cifre inserite
    }
keep = Tieni
discard = Scarta

## Gli strumenti

tools = Strumenti
tools-more = Altro
tools-all = Altri strumenti
undo = Annulla
undo-hold = Annulla. Tieni premuto per «Ripeti».
notes = Note
erase = Cancella
hint = Aiuto
check = Controlla
filter = Evidenzia
candidates = Candidati
all-candidates = Mostra tutti
fill = Inserisci tutte le note possibili
fill-all = In tutte le celle vuote
fill-selected = Nelle celle selezionate
fill-one = Per una cifra, ovunque
fill-plain = Ogni cifra in ogni cella vuota
moments = Cronologia
paint-tools = Colori
colour = Colore
pen = Penna
singles = Inserisci i singoli nudi
solution = Soluzione
