### Risposte a «Perché?» e «Perché no?».

is-given = { $cell } è { $digit } perché è una cifra iniziale.
you-placed = Hai inserito { $placed }.
looking-for-proof = Stepdoku cerca una dimostrazione.
follows = Segue dalle cifre iniziali.
follows-by-way =
    Segue dalle cifre iniziali, passando per { $foreign } { $foreign ->
        [one] cifra
       *[other] cifre
    } che non hai inserito.
no-proof = Stepdoku non ne ha trovato una dimostrazione.
already-has = { AS($house, "the") } ha già { $digit }, in { $by }.
already-has-given = { AS($house, "the") } ha già { $digit }, cifra iniziale in { $by }.
so-cannot-be = Quindi { $cell } non può essere { $digit }.
so-cannot-be-if-right = Quindi { $cell } non può essere { $digit }, a patto che le tue cifre siano giuste.
is-already = { $cell } è già { $by }.
was-ruled-out = Il candidato { $gone } era già escluso.
looking-into = Stepdoku esamina { $tried }.
leads-at-once = { $tried } porta subito a una contraddizione.
leads =
    { $tried } porta a una contraddizione in { $steps } { $steps ->
        [one] passo
       *[other] passi
    }.
nothing-wrong = Con { $tried } tutto torna, almeno fin dove Stepdoku guarda.
suppose = Supponi che { $cell } sia { $digit }, e guarda che cosa ne segue.
