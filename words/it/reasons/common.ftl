### Frasi che molte spiegazioni hanno in comune.

## Conclusioni

loss =
    { AS($cells, "brief") } non { $cells ->
        [one] può
       *[other] possono
    } essere { AS($digits, "or") }
loss-after =
    { AS($cells, "brief") } non { $cells ->
        [one] può
       *[other] possono
    } essere { AS($digits, "or") }
losses-counted = { $candidates } candidati in { $cells } celle sono esclusi
losses-counted-after = { $candidates } candidati in { $cells } celle sono esclusi
other-cells = altre { $count } celle
so = Perciò { AS($gone, "losses-after") }.
either-way = In ogni caso, { AS($gone, "losses-after") }.
must-be = Quindi { $cell } deve essere { $digit }.
cannot =
    Perciò { AS($cells, "brief") } non { $cells ->
        [one] può
       *[other] possono
    } essere { $digit }.
cannot-seeing =
    Perciò { AS($cells, "brief") }, che { $cells ->
        [one] vede
       *[other] vedono
    } { $what }, non { $cells ->
        [one] può
       *[other] possono
    } essere { $digit }.
either-way-cannot-seeing =
    In ogni caso, { AS($cells, "brief") }, che { $cells ->
        [one] vede
       *[other] vedono
    } { $what }, non { $cells ->
        [one] può
       *[other] possono
    } essere { $digit }.
so-seeing =
    Perciò { AS($cells, "brief") }, che { $cells ->
        [one] vede
       *[other] vedono
    } { $what }, non { $cells ->
        [one] può
       *[other] possono
    } essere { AS($digits, "or") }.
no-cell-seeing = Nessuna cella che vede { $what } può essere { AS($digits, "or") }.

## Che cosa vedono le celle

both = entrambe
all-of-them = tutte queste celle
both-ends = entrambi gli estremi

## Insiemi quasi bloccati

one-more = Ogni insieme ha una cifra in più rispetto alle sue celle: se ne perde una, mantiene tutte le altre.
set-line = { $set }: { $cells } con { $digits }.

## Celle che avrebbero due soluzioni

second-solution = Se tutte e { AS($count, "word") } fossero solo { AS($digits, "or") }, scambiare queste cifre darebbe una seconda soluzione, ma lo schema ne ha una sola.
only-one-more =
    Solo { $cell } ha { $extras ->
        [one] un altro candidato, { $extras }, quindi deve essere { $extras }
       *[other] altri candidati, { $extras }, quindi deve essere uno di questi
    }.
used-up =
    Insieme a { $cells }, che { $cells ->
        [one] ha
       *[other] hanno
    } solo { $own }, esaurisce { $digits } per { AS($houses, "the") }.
together-used-up = Così tutte e { AS($digits, "word") } le cifre sono esaurite per { AS($houses, "the") }.

## Che cosa vedono le celle

all-three = tutte e tre
them-all = tutte queste celle
