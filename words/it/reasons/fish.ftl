### Pesci.

## Senza pinne

only-in = { AS($base, "in") } i posti per { $digit } sono solo { AS($cover, "in") }.
need-theirs-in = { AS($base, "the") } devono avere { $digit } { AS($cover, "in") }.
each-gets = { AS($base, "word") } { AS($base, "kinds") }, { AS($cover, "word") } { AS($cover, "kinds") }: { AS($cover, "each") } riceve { $digit } in una di queste { AS($base, "kinds") }.
each-need = { AS($base, "the") } hanno bisogno di { AS($base, "word") } celle diverse per { $digit }.
all-those-in = Tutte queste celle sono { AS($cover, "in") }.
each-gets-there = { AS($base, "word") } celle, { AS($cover, "word") } { AS($cover, "kinds") }: { AS($cover, "each") } riceve { $digit } in una di queste celle.

## Con pinne, quando senza di loro resta troppo poco posto

suppose-not = Supponiamo che la pinna { $fins } non sia { $digit }.
suppose-neither = Supponiamo che nessuna delle due pinne { $fins } sia { $digit }.
suppose-none = Supponiamo che nessuna delle pinne { $fins } sia { $digit }.
then-no-place =
    Allora { AS($base, "the") } non { $base ->
        [one] ha
       *[other] hanno
    } posto per { $digit }, il che è impossibile.
then-both-need = Allora { AS($base, "in") } i posti per { $digit } sono solo { AS($only, "in") }, il che è impossibile.
then-all-need = Allora { AS($base, "in") } i posti per { $digit } sono solo { AS($only, "in") }, il che è impossibile.
then-each-need = Allora { AS($base, "the") } hanno bisogno di { AS($base, "word") } celle diverse per { $digit }.
but-all-in = Ma tutte queste celle sono { AS($met, "in") }, dove c'è posto solo per { AS($met, "word") }.
so-the-fin =
    Quindi la pinna è { $digit }, e { AS($cells, "brief") }, che { $cells ->
        [one] vede la pinna, non può
       *[other] vedono la pinna, non possono
    } essere { $digit }.
so-one-of-both =
    Quindi una delle pinne è { $digit }, e { AS($cells, "brief") }, che { $cells ->
        [one] vede entrambe le pinne, non può
       *[other] vedono entrambe le pinne, non possono
    } essere { $digit }.
so-one-of-all =
    Quindi una delle pinne è { $digit }, e { AS($cells, "brief") }, che { $cells ->
        [one] vede tutte le pinne, non può
       *[other] vedono tutte le pinne, non possono
    } essere { $digit }.

## Con pinne, in due casi

in-cover-or-fins =
    { AS($base, "the") } devono avere { $digit } { AS($cover, "in") } o { $fins ->
        [one] nella pinna
       *[other] nelle pinne
    } { $fins }.
still-need = { AS($base, "to") } manca ancora { $digit }.
only-in-cover-or-fins =
    Può stare solo { AS($cover, "in") } o { $fins ->
        [one] nella pinna
       *[other] nelle pinne
    } { $fins }.
if-not-fin =
    Se la pinna non è { $digit }, { AS($cover, "the") } { $cover ->
        [one] riceve
       *[other] ricevono
    } { $digit } { AS($base, "in") }.
if-no-fin =
    Se nessuna pinna è { $digit }, { AS($cover, "the") } { $cover ->
        [one] riceve
       *[other] ricevono
    } { $digit } { AS($base, "in") }.
if-fin = Se la pinna è { $digit }, nessuna cella che la vede può essere { $digit }.
if-one-of-both = Se una pinna è { $digit }, nessuna cella che vede entrambe le pinne può essere { $digit }.
if-one-of-all = Se una pinna è { $digit }, nessuna cella che vede tutte le pinne può essere { $digit }.
in-sight-of-fin =
    In ogni caso, { AS($cells, "brief") }, { AS($covers, "in") } e in vista della pinna, non { $cells ->
        [one] può
       *[other] possono
    } essere { $digit }.
in-sight-of-both =
    In ogni caso, { AS($cells, "brief") }, { AS($covers, "in") } e in vista di entrambe le pinne, non { $cells ->
        [one] può
       *[other] possono
    } essere { $digit }.
in-sight-of-all =
    In ogni caso, { AS($cells, "brief") }, { AS($covers, "in") } e in vista di tutte le pinne, non { $cells ->
        [one] può
       *[other] possono
    } essere { $digit }.

## Posti in più aree

no-room-left =
    Con { $digit } in { $cell }, { AS($both, "the") } sarebbero al completo, senza posto per { $more ->
        [one] un'altra cella
       *[other] altre { AS($more, "word") } celle
    }.
room-left =
    Con { $digit } in { $cell }, { AS($both, "the") } sarebbero al completo, e { $left ->
        [one] resterebbe { AS($left, "word") } sola { AS($cover, "kind") }
       *[other] resterebbero solo { AS($left, "word") } { AS($cover, "kinds") }
    } per { $more ->
        [one] un'altra cella
       *[other] altre { AS($more, "word") } celle
    }.
fin-in-both = La cella { $fin } conta come pinna perché lì { $digit } varrebbe allo stesso tempo per { AS($houses, "the") }.
fin-in-all = La cella { $fin } conta come pinna perché lì { $digit } varrebbe allo stesso tempo per { AS($houses, "the") }.

## Due pesci sulla stessa base

two-fish = { AS($base, "the") } hanno due pesci per { $digit }, con pinne diverse.
second-fish = Un secondo pesce ha la stessa base: { $base }.
