### Sätze, die viele Begründungen teilen.

## Schlüsse

loss =
    { AS($cells, "brief") } { $cells ->
        [one] kann
       *[other] können
    } nicht { AS($digits, "or") } sein
loss-after =
    { $cells ->
        [one] kann
       *[other] können
    } { AS($cells, "brief") } nicht { AS($digits, "or") } sein
losses-counted = { $candidates } Kandidaten in { $cells } Zellen sind ausgeschlossen
losses-counted-after = sind { $candidates } Kandidaten in { $cells } Zellen ausgeschlossen
other-cells = { $count } Zellen
so = Also { AS($gone, "losses-after") }.
either-way = So oder so { AS($gone, "losses-after") }.
must-be = Also muss { $digit } in { $cell } stehen.
cannot =
    Also { $cells ->
        [one] kann
       *[other] können
    } { AS($cells, "brief") } nicht { $digit } sein.
cannot-seeing =
    Also { $cells ->
        [one] kann
       *[other] können
    } { AS($cells, "brief") }, die { $what } { $cells ->
        [one] sieht
       *[other] sehen
    }, nicht { $digit } sein.
either-way-cannot-seeing =
    So oder so { $cells ->
        [one] kann
       *[other] können
    } { AS($cells, "brief") }, die { $what } { $cells ->
        [one] sieht
       *[other] sehen
    }, nicht { $digit } sein.
so-seeing =
    Also { $cells ->
        [one] kann
       *[other] können
    } { AS($cells, "brief") }, die { $what } { $cells ->
        [one] sieht
       *[other] sehen
    }, nicht { AS($digits, "or") } sein.
no-cell-seeing = Keine Zelle, die { $what } sieht, kann { AS($digits, "or") } sein.

## Was Zellen sehen

both = beide
all-of-them = sie alle
both-ends = beide Enden

## Fast gesperrte Mengen

one-more = Jede Menge hat eine Ziffer mehr als Zellen: Verliert sie eine, behält sie alle anderen.
set-line = { $set }: { $cells } mit { $digits }.

## Zellen, die zwei Lösungen hätten

second-solution = Wären alle { AS($count, "word") } nur { AS($digits, "or") }, ergäbe ein Tausch dieser Ziffern eine zweite Lösung, aber es gibt nur eine.
only-one-more =
    Nur { $cell } hat { $extras ->
        [one] einen weiteren Kandidaten, { $extras }, und muss also { $extras } sein
       *[other] weitere Kandidaten, { $extras }, und muss also eine dieser Ziffern sein
    }.
used-up =
    Zusammen mit { $cells }, die nur { $own } { $cells ->
        [one] hat
       *[other] haben
    }, verbraucht das { $digits } für { $houses }.
together-used-up = Zusammen verbraucht das alle { AS($digits, "word") } Ziffern für { $houses }.

## Was Zellen sehen

all-three = alle drei
them-all = sie alle
