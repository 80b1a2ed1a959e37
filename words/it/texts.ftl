### L'elenco degli schemi in un testo.

open = Elenco di schemi ({ $count })
which = Numero dello schema
empty = Incolla un testo o apri un file con più schemi per vederli qui.
reading = Lettura dell'elenco…
shown = { $from }–{ $to } di { $count }
number = Vai al numero
page-before = Pagina precedente
next-page = Pagina successiva

## Uno schema

givens-of-size =
    { $size }, { $givens ->
        [one] { $givens } cifra iniziale
       *[other] { $givens } cifre iniziali
    }
unread = Non si può leggere
spoken = Schema { $number }: { $line }
spoken-name = Schema { $number }, { $name }: { $line }

## Valutazioni

weigh = Valuta questi schemi
weigh-help = Trova l'ER di Sudoku Explainer e il punteggio di HoDoKu per ogni schema 9×9 di questa pagina.
weighing = Valutazione degli schemi: { $done } su { $count }
failed = Non è stato possibile caricare le valutazioni. Controlla la connessione, poi premi di nuovo il pulsante.
lines = Gli schemi valutati, uno per riga, con ER, EP ed ED
explainer = ER { $rating }
explainer-least = ER almeno { $rating }
hodoku = HoDoKu { $score }
unrated = Non valutato in tempo
no-puzzle = Non ha esattamente una soluzione
