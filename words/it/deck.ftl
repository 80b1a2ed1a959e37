### Le lezioni.

## La riga per chi insegna, sotto un passo: ogni pulsante con il nome e la descrizione

row = Per la classe
row-add = Alla lezione
row-add-help = Aggiungi alla tua lezione come diapositiva
row-another = Un altro
row-another-help = Un altro passo come questo
row-sheet = Scheda
row-sheet-help = Scheda di lavoro con questo passo e altri simili
row-assign = Assegna
row-assign-help = Assegnalo a una classe
row-added =
    Nella lezione: { $slides ->
        [one] { $slides } diapositiva
       *[other] { $slides } diapositive
    }.
row-open = Apri la lezione

## Una diapositiva

from-page = Mostra come lezione
number = { $number } di { $all }
stage = Diapositiva
row-digits = Riga { $number }: { $digits }
empty-cell = vuota
empty = La tua lezione è vuota. In «Spiega», il pulsante «Alla lezione» fa del passo una diapositiva.
preparing = Preparazione della diapositiva…
wrong = Questa diapositiva contraddice il suo schema, quindi il passo non viene mostrato. Chiedi di nuovo il link a chi l'ha creata.
lost = La diapositiva indica la tecnica { $technique }, ma qui questa versione non la trova.
result-placed = { $technique }: { $cell } è { $digit }.
result-gone = { $cell } non può essere { $digit }
result-removed = { $technique }: { $gone }.
technique = Cerca: { $technique }
also-named = { $technique } ({ $other })
back = Indietro
next = Avanti
skip = Diapositiva successiva (N)
blank = Schermo nero (B)
unblank = Mostra di nuovo la diapositiva
candidates = Candidati
play = Gioca da qui
present = Presenta
change = Modifica
take = Aggiungi alla tua lezione

## Il modulo che modifica la lezione

title-field = Titolo
note-field = Testo per questa diapositiva
up = Sposta su
down = Sposta giù
remove = Rimuovi
restore = Ripristina
slides = Diapositive
link = Link alla lezione
link-slide = Link a questa diapositiva
another = Un'altra come questa
no-other = Non si può mostrare un'altra posizione. Controlla la connessione, poi riprova.
code = Gioca sul telefono
code-help = Il codice che apre questa posizione per giocarla
no-code = Questo link è troppo lungo per un codice. Copialo.
print = Stampa una scheda di lavoro
print-help = Ogni posizione con una domanda, le righe per scrivere e un codice che la apre. Le risposte sono capovolte, sotto una linea di taglio.
print-now = Stampa
drawing = Disegno delle posizioni…
drawing-at = Disegno delle posizioni: { $done } di { $all }
finding = Ricerca dei passi…
finding-at = Ricerca dei passi: { $done } di { $all }
full = La lezione è piena. Rimuovi una diapositiva per aggiungerne un'altra.
newer = La lezione su questo dispositivo viene da una versione più recente, quindi le modifiche fatte qui non vengono salvate. Ricarica la pagina per aggiornarla.
damaged = La lezione su questo dispositivo è danneggiata, e non c'è spazio per metterla da parte. Resta com'è, e le modifiche fatte qui non vengono salvate.
aside = La lezione su questo dispositivo era danneggiata e non si poteva leggere. È stata messa da parte, senza modifiche. D'ora in poi viene salvata questa.
