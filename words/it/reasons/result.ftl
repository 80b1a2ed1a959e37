### Il risultato di un passo in poche parole, senza punto.

try-it = Prova { $digit } in { $cell }
is = { $cell } è { $digit }
guess-was-wrong = L'ultimo tentativo era sbagliato
no-solution = Nessuna soluzione
gone = { AS($gone, "results") }
are-not =
    { $cells } non { $cells ->
        [one] è
       *[other] sono
    } { AS($digits, "or") }
so-many-are-not =
    { $count ->
        [one] { $count } cella non è
       *[other] { $count } celle non sono
    } { AS($digits, "or") }
so-many-are-out = { $candidates } candidati in { $cells } celle sono esclusi
