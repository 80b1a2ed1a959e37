### Passi di una ricerca: tentativi, vicoli ciechi e tentativi annullati.

no-single = Non resta nessun singolo.
try-digit = { $cell } può essere { AS($among, "any") }: prova { $digit } e guarda che cosa ne segue.
second-guess = Questo è il tentativo { $depth }, in aggiunta a un tentativo precedente.
further-guess = Questo è il tentativo { $depth }, in aggiunta a { AS($earlier, "word") } tentativi precedenti.

## Contraddizioni

no-digit = A { $cell } non resta nessun candidato.
no-place = { AS($house, "in") } non resta nessun posto per { $digit }.
twice = { AS($house, "the") } avrebbe due volte { $digit }.
wrong-sum = La gabbia di { $first } ha somma { $found } invece di { $sum }.

## Dopo una contraddizione

no-guess-left = Non resta nessun tentativo da annullare, quindi questa posizione non ha soluzione.
was-wrong = Quindi il tentativo, { $guess }, era sbagliato.
not-with-the-one = Quindi l'ultimo tentativo, { $guess }, non può essere giusto insieme a quello precedente.
not-with-the-others = Quindi l'ultimo tentativo, { $guess }, non può essere giusto insieme a quelli precedenti.

## Annullare un tentativo

undo = Annulla { $guess }.
undo-with-one = Annulla { $guess } e la cifra che ne è seguita.
undo-with = Annulla { $guess } e le { $followed } cifre che ne sono seguite.
led = Ha portato a una contraddizione, quindi { $cell } non può essere { $digit }.
led-given-one = Ha portato a una contraddizione, quindi { $cell } non può essere { $digit }, dato il tentativo precedente.
led-given-others = Ha portato a una contraddizione, quindi { $cell } non può essere { $digit }, dati i tentativi precedenti.
