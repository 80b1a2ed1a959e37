### Rettangoli unici, nascosti ed evitabili: quattro angoli che avrebbero due soluzioni.

corners = Le celle d'angolo in { $corners } occupano solo due riquadri.

## Due o tre angoli con altri candidati

two-have-more = Solo { $cells } possono essere altro, e soltanto { $extra }, quindi una delle due deve essere { $extra }.
three-have-more = Solo { $cells } possono essere altro, e soltanto { $extra }, quindi almeno una deve essere { $extra }.
one-has-more = Solo { $cells } possono essere altro, cioè { AS($extras, "or") }, quindi una delle due deve esserlo.
others-have =
    { $cells } { $cells ->
        [one] ha
       *[other] hanno
    } solo { $digits }.

## Una cifra che deve stare in questi angoli

needs-in-side = { $cells } possono essere solo { AS($digits, "or") }, e { AS($house, "the") } deve avere { $bound } in { $third } o { $last }.
other-in-side = Con { $other } nell'altra, tutte e quattro sarebbero solo { AS($digits, "or") }.
needs-in-corners =
    { $cells } { $cells ->
        [one] può
       *[other] possono
    } essere solo { AS($digits, "or") }; { AS($houses, "the") } { $houses ->
        [one] deve
       *[other] devono
    } avere { $bound } in questi angoli.
bound-in-opposite = Con { $bound } in { $third } o { $last }, entrambe sarebbero { $bound } e le altre due { $other }.
if-last = Se { $last } fosse { $other }, { $between } sarebbero { $bound }, e { $first } sarebbe { $other }.
if-last-in-side = Se { $last } fosse { $other }, { $second } sarebbe { $bound } e { $first } sarebbe { $other }, e { AS($house, "the") } dovrebbe avere { $bound } in { $third }.

## Angoli senza cifre iniziali

no-givens = Le celle d'angolo in { $corners } occupano solo due riquadri, e nessuna ha una cifra iniziale.
three-filled = { $same } sono { $one }, e { $second } è { $another }.
fourth-would-swap = Con { $digit } in { $last }, scambiare { $digits } darebbe una seconda soluzione, ma lo schema ne ha una sola.
two-filled = { AS($corners, "clauses") }.
corner-is = { $cell } è { AS($digits, "or") }
without-extra = Se né { $third } né { $last } fosse { $extra }, scambiare { $digits } darebbe una seconda soluzione.
one-is-extra = Lo schema ne ha una sola, quindi una delle due celle è { $extra }.
