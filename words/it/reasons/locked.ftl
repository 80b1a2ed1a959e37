### Candidati bloccati: puntamento e rivendicazione.

both-in = { AS($within, "in") } i posti per { $digit } sono solo { $places }, entrambi { AS($crossing, "in") }.
all-three-in = { AS($within, "in") } i posti per { $digit } sono solo { $places }, tutti e tre { AS($crossing, "in") }.
all-in = { AS($within, "in") } i posti per { $digit } sono solo { $places }, tutti { AS($crossing, "in") }.
only-in = { AS($within, "in") } i posti per { $digit } sono solo { $places }.
all-of-these = Sono tutti { AS($crossing, "in") }.
one-must-be = Una di queste celle deve essere { $digit }.
elsewhere =
    Quindi { AS($cells, "brief") }, nel resto { AS($crossing, "of") }, non { $cells ->
        [one] può
       *[other] possono
    } essere { $digit }.
