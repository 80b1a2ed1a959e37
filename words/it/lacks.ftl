### Che cosa manca allo schema più vicino alla richiesta.

## In breve, dopo l'avanzamento della ricerca

closest = Il più vicino finora: { $lack }
short-spare =
    { $givens ->
        [one] { $givens } cifra non necessaria
       *[other] { $givens } cifre non necessarie
    }
short-unproven =
    { $givens ->
        [one] { $givens } cifra forse non necessaria
       *[other] { $givens } cifre forse non necessarie
    }
short-outside =
    { $givens ->
        [one] { $givens } cifra fuori dal disegno
       *[other] { $givens } cifre fuori dal disegno
    }
short-needless = senza bisogno di { $technique }
short-forbidden = richiede una tecnica esclusa
short-rating = valutazione { $rating }
short-class = classe HoDoKu { $class }

## In una frase

givens =
    Ha { $givens ->
        [one] { $givens } cifra iniziale
       *[other] { $givens } cifre iniziali
    }, non { $wanted }.
givens-at-most =
    Ha { $givens ->
        [one] { $givens } cifra iniziale
       *[other] { $givens } cifre iniziali
    }, ma il massimo richiesto è { $wanted }.
spare =
    { $givens ->
        [one] Una cifra iniziale non è necessaria.
       *[other] { $givens } cifre iniziali si potrebbero togliere, ciascuna per conto suo.
    }
unproven =
    { $givens ->
        [one] Per { $givens } cifra iniziale non è dimostrato che sia necessaria.
       *[other] Per { $givens } cifre iniziali non è dimostrato che siano necessarie.
    }
outside =
    { $givens ->
        [one] Una cifra iniziale è fuori dal tuo disegno.
       *[other] { $givens } cifre iniziali sono fuori dal tuo disegno.
    }
avoidable = La tecnica { $technique } aiuta, ma si può evitare.
needless = La tecnica { $technique } non compare mai.
unsolved = Le tecniche di Stepdoku non bastano a finirlo.
forbidden = Richiede ciò che hai escluso: { $techniques }.
rating = Il suo passo più difficile ha valutazione { $rating }.
level = Il suo livello è { $level }.
class = La sua classe HoDoKu è { $class }.

## Lo schema di un link

trying = Tentativo { $number }.
trying-of = Tentativo { $number } di { $all }.
trying-closest = Tentativo { $number }. { $closest }.
trying-of-closest = Tentativo { $number } di { $all }. { $closest }.
too-much =
    Questo link richiede troppo lavoro. La ricerca si è fermata dopo { $tries ->
        [one] { $tries } tentativo
       *[other] { $tries } tentativi
    }.
nearest = È lo schema più vicino a ciò che chiede il link. { $lacks }
