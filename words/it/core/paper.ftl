### Le parole sulle pagine stampate, sulle schede di lavoro e in braille.

## Titoli

puzzle = { $number }. { $size }, { $level }
named = { $number }. { $name }
rated = Valutazione { $rating }, punteggio { $score }
scales = Valutazione: il passo più difficile sulla scala di Sudoku Explainer. Punteggio: la somma dei punti di HoDoKu per tutti i passi.
count =
    { $count } { $count ->
        [one] schema
       *[other] schemi
    }
contents = Indice
answers = Soluzioni
ways = Passo per passo
answer-to = Soluzione { $number }
answers-to = Soluzioni { $numbers }
answers-on-page = Soluzioni a pagina { $page }
answers-on-pages = Soluzioni alle pagine { $pages }
way = Schema { $number }, passo per passo
step = { $number }. { $technique }
steps = Passi { $numbers }
path = Percorso risolutivo: { $size }, { $level }
start = Schema
solved = Soluzione
here = Il percorso finisce qui
guess = Nessuna delle tecniche in uso trova un altro passo. Da qui si va a tentativi.
made-from = Creata a partire da { $batch }
chosen-from = Scelta da { $batch }

## Schede di lavoro

worksheet = Scheda di lavoro
name = Nome
places = In { $house } si può dedurre una cifra. Quale, dove e perché?
rules-out-one = Dove si può escludere { $digit }, e perché?
rules-out-two = Dove si può escludere { $one } o { $another }, e perché?
rules-out-three = Dove si può escludere { $one }, { $another } o { $third }, e perché?
rules-out-some = Qui si possono escludere dei candidati. Quali, e perché?
next = Che cosa si può dedurre qui, e perché?
wrong = Questa posizione contraddice il suo schema.
small = I candidati sono troppo piccoli per la carta.
in-code = Il codice apre la posizione con i candidati.
no-code = Il link a questa posizione è troppo lungo per un codice.
names = r2c6 è la cella nella riga 2, colonna 6.
is = { $cell } è { $digit }.
cannot-be = { $cell } non può essere { $digit }
all-cannot-be = { $all }.

## Braille

signs = Le cifre sono nella parte bassa della cella, senza segnanumero. I punti 4 e 6 indicano una cella vuota.
letter = La lettera A è 10.
letters = Le lettere da A a { $last } sono i numeri da 10 a { $number }.
numbered = { $number }. { $puzzle }
with-level = { $size }, { $level }
jigsaw = jigsaw
killer = killer
answer = Soluzione
jigsaw-rule = Jigsaw: le regioni prendono il posto dei riquadri. Una mappa dopo lo schema ha la stessa lettera in tutte le celle di una regione.
regions = Regioni
killer-rule = Killer: le cifre di una gabbia sono diverse e, sommate, danno la sua somma. Un elenco dopo lo schema ha la somma e le celle di ogni gabbia.
cages = Gabbie
