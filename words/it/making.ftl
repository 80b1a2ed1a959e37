### Gli schemi su misura e lo schema del giorno.

## Le strade verso uno schema

door-more = Altro
door-measure = Su misura
door-own = Inserisci il tuo
print = Stampa raccolta
back = Indietro
examples = Esempi

## Lo schema di oggi

today = Schema di oggi
today-play = Gioca
today-go-on = Continua
today-again = Gioca di nuovo
today-others = Altri formati
daily = { $day }. Quel giorno gli schemi sono gli stessi per tutti.

## Le regole

rules = Regole
classic = Classico
killer = Killer
killer-in-boxes = Killer, gabbie nei riquadri
killer-with-digits = Killer con alcune cifre
killer-rule = Le cifre di una gabbia sono diverse e, sommate, danno il numero nel suo angolo.
cages-rule = Le cifre di una gabbia sono diverse e, sommate, danno il numero nel suo angolo, se c'è.
jigsaw = Jigsaw
jigsaw-rule = Regioni irregolari prendono il posto dei riquadri.
lines-and-sums = Linee e somme
thermometers = Termometri
thermometers-rule = Le cifre di ogni termometro crescono a partire dal bulbo.
arrows = Frecce
arrows-rule = Le cifre lungo una freccia, sommate, danno il numero nel suo cerchio.
kropki = Punti Kropki
kropki-rule = Un punto bianco separa cifre consecutive; un punto nero, due cifre di cui una è il doppio dell'altra. Tutti i punti sono indicati.
xv = X e V
xv-rule = X separa cifre con somma 10; V, cifre con somma 5. Sono tutte indicate.
renban-lines = Linee renban
renban-lines-rule = Ogni linea contiene cifre consecutive in qualsiasi ordine.
whispers-lines = Linee di sussurri
whispers-lines-rule = Su una linea, due cifre vicine differiscono di almeno 5, o di almeno 3 in un 6×6.
little-killers = Little killer
little-killers-rule = Un numero esterno è la somma della diagonale indicata dalla sua freccia. Lì le cifre possono ripetersi.
sandwiches = Sandwich
sandwiches-rule = Un numero esterno è la somma delle cifre tra la minore e la maggiore della sua riga o colonna.

## Le cifre iniziali

clues = Cifre iniziali
clues-any = Quante vuoi
clues-exactly = Esattamente
clues-at-most = Al massimo
clues-number = Quante cifre iniziali
minimal = Nessuna cifra superflua
minimal-help = Se si toglie una qualsiasi cifra iniziale, lo schema ha più di una soluzione.
symmetry-givens = Simmetria delle cifre iniziali
symmetry-cages = Simmetria delle gabbie
symmetry-none = Nessuna
symmetry-half-turn = Mezzo giro
symmetry-quarter-turn = Quarto di giro
symmetry-rows = Sopra e sotto speculari
symmetry-columns = Destra e sinistra speculari
symmetry-diagonal = Lungo la diagonale \
symmetry-other-diagonal = Lungo la diagonale /
symmetry-full = Tutte le simmetrie
draws = Disegna le cifre iniziali
draws-help = Tocca le celle o trascina su di esse. Si aggiungono anche le celle simmetriche.
pattern = Disegno delle cifre iniziali
pattern-role = tavola da disegno
pattern-help = Le frecce cambiano cella; la barra spaziatrice aggiunge o toglie una cella.
pen-given =
    { $cell }: cifra iniziale. { $drawn ->
        [one] { $drawn } cella disegnata.
       *[other] { $drawn } celle disegnate.
    }
pen-empty =
    { $cell }: vuota. { $drawn ->
        [one] { $drawn } cella disegnata.
       *[other] { $drawn } celle disegnate.
    }
pattern-copy = Copia dalla griglia
pattern-clear = Svuota

## La griglia da cui partire

board = Griglia di partenza
board-random = Casuale
board-pattern = Regolare, mescolata
board-here = Questa soluzione

## I passi

way = Percorso di soluzione
level = Livello
level-any = Qualsiasi
level-only = L'unico livello per { $size }.
class = Classe di HoDoKu
class-any = Qualsiasi
class-help = Come la assegna HoDoKu. Solo per 9×9.
rating = Valutazione del passo più difficile
rating-from = da
rating-to = a
rating-help = Per 9×9 è quella di Sudoku Explainer (ER); per altri formati segue la sua scala. Da 1.0 a 12.0. Vuoto: qualsiasi.
needs = Deve richiedere
needs-any = Qualsiasi tecnica
needs-help = Senza questa tecnica lo schema non si può finire.
without = Non deve richiedere
without-add = Aggiungi una tecnica…
without-help = Lo schema si può finire senza nessuna di queste.
allow = Consenti di nuovo: { $technique }

## La ricerca

progress = { $size }: tentativo { $number } di { $all }
progress-closest = { $size }: tentativo { $number } di { $all }. { $closest }
nearest-level =
    Nessuno schema di livello { $wanted } trovato in { $tries ->
        [one] { $tries } tentativo
       *[other] { $tries } tentativi
    }. Il più vicino è di livello { $level }. Gioca quello, o riprova.
nearest =
    Nessuno schema esattamente così dopo { $tries ->
        [one] { $tries } tentativo
       *[other] { $tries } tentativi
    }. Il più vicino è di livello { $level }, con { $givens ->
        [one] { $givens } cifra iniziale
       *[other] { $givens } cifre iniziali
    }:
nearest-cut =
    Nessuno schema esattamente così: la richiesta è troppo impegnativa, e la ricerca si è fermata dopo { $tries ->
        [one] { $tries } tentativo
       *[other] { $tries } tentativi
    }. Il più vicino è di livello { $level }, con { $givens ->
        [one] { $givens } cifra iniziale
       *[other] { $givens } cifre iniziali
    }:

## Perché nessuno schema può essere così

fault-board = La griglia di partenza ha un altro formato.
fault-pattern = Il disegno non corrisponde al numero di cifre iniziali. Disegna quel numero di celle e lasciane vuota almeno una.
fault-givens = Almeno una cella deve restare vuota. Chiedi meno cifre iniziali.
fault-steps = Queste scelte si contraddicono. Controlla che nessuna tecnica sia insieme richiesta ed esclusa, che la valutazione vada da bassa ad alta, e che questo formato abbia quel livello e quella classe.
fault-variant = Un killer ha gabbie al posto delle cifre iniziali, e la loro simmetria è un mezzo giro o nessuna. Un jigsaw ha bisogno di una griglia propria.
fault-work = La richiesta è troppo impegnativa, e nel tempo a disposizione non si è trovato nessuno schema. Chiedi meno, o una griglia più piccola.
cancelled = Ricerca annullata.

## Uno schema

dated-game = { $game } · { $day }
recipe = Ricetta
recipe-help = Inseriscila come seme di un nuovo schema per creare di nuovo lo stesso.
