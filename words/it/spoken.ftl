### I nomi delle celle detti a voce, e la riga sulla cella sotto il puntatore.

## Il nome detto a voce: il contenuto, poi osservazioni e posto, separati da virgole

hidden = nascosta
empty = vuota
given = iniziale
from-solver = dal risolutore
trial = in prova
wrong = sbagliata
highlighted = evidenziata
selected = selezionata
coloured = colorata di { $colours }
digits-coloured = { $digits } in { $colour }
notes = note { $digits }
corner-notes = note d'angolo { $digits }
centre-notes = note centrali { $digits }
can-be = può essere { $digits }
cage = gabbia
cage-of = gabbia da { $sum }
address = { $row } { $column }
clash = { $name }. In conflitto con { $other }.
clash-more =
    { $name }. In conflitto con { $other } e { $more ->
        [one] { $more } altra
       *[other] altre { $more }
    }.
clash-short = { $name }. Conflitto { $other }.
clash-short-more =
    { $name }. Conflitto { $other } e { $more ->
        [one] { $more } altra
       *[other] altre { $more }
    }.

## La riga sulla cella sotto il puntatore, dopo il nome della cella

is-given = è { $digit }, cifra iniziale
is-digit = è { $digit }
too = anche { $other } è { $digit }
places = posti per { $digit }: { $places }
places-in = { $count } in { $kind }
has-notes = ha { $notes }
note-list =
    { $count ->
        [one] la nota
       *[other] le note
    } { $digits }
no-candidates = non ha candidati
can-only-be = può essere solo { $digit }
