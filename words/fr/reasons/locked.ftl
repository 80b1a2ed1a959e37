### Candidats verrouillés : pointage et revendication.

both-in = { AS($within, "in") }, il n’y a de place pour { $digit } qu’en { $places }, toutes deux { AS($crossing, "in") }.
all-three-in = { AS($within, "in") }, il n’y a de place pour { $digit } qu’en { $places }, toutes trois { AS($crossing, "in") }.
all-in = { AS($within, "in") }, il n’y a de place pour { $digit } qu’en { $places }, toutes { AS($crossing, "in") }.
only-in = { AS($within, "in") }, il n’y a de place pour { $digit } qu’en { $places }.
all-of-these = Toutes ces cases sont { AS($crossing, "in") }.
one-must-be = L’une de ces cases est forcément { $digit }.
elsewhere =
    Donc { AS($cells, "brief") }, ailleurs { AS($crossing, "in") }, ne { $cells ->
        [one] peut
       *[other] peuvent
    } pas être { $digit }.
