### Singoli.

last-empty = { AS($house, "in") } resta una sola cella vuota, e manca solo { $digit }.

## Singoli nudi

in-areas = nella riga, nella colonna o nel riquadro di { $cell }
in-areas-of-jigsaw = nella riga, nella colonna o nella regione di { $cell }
in-sight = in una delle celle che { $cell } vede
already-there = Ogni cifra tranne { $digits } è già { $there }.
is-there = Ogni cifra tranne { $digits } è { $there }.
there-or-earlier = Ogni cifra tranne { $digit } è { $there }, o era già esclusa.
were-ruled-out =
    { $digits ->
        [one] La cifra { $digits } era già esclusa
       *[other] Le cifre { $digits } erano già escluse
    }.
were-ruled-out-there =
    In { $cell } { $digits ->
        [one] la cifra { $digits } era già esclusa
       *[other] le cifre { $digits } erano già escluse
    }.

## Singoli nascosti

still-needs = { AS($house, "to") } manca ancora { $digit }.
only-left = Il solo posto rimasto è { $cell }.
with-only-left = Con { $digit } in { $there }, il solo posto rimasto è { $cell }.
earlier-only-left = In { AS($cells, "brief") } non è più possibile, quindi il solo posto rimasto è { $cell }.
with-earlier-only-left = Con { $digit } in { $there }, e non più possibile in { AS($cells, "brief") }, il solo posto rimasto è { $cell }.
already-in = È già in { $there }.
ruled-out-in = Non è più possibile in { AS($cells, "brief") }.
