### Ketten und Ringe.

two-each = Jede dieser Zellen hat genau zwei Kandidaten.
suppose = Angenommen, { $statement }.

## Eine Zeile einer Kette

then = { AS($link, "Dann") } { AS($statement, "after") }.
then-because = { AS($link, "Dann") } { AS($statement, "after") } ({ $because }).
then-so = { AS($link, "Dann") } { AS($statement, "after") }, { AS($next-link, "also") } { AS($next, "after") }.
then-because-so = { AS($link, "Dann") } { AS($statement, "after") } ({ $because }), { AS($next-link, "also") } { AS($next, "after") }.
then-so-not = { AS($link, "Dann") } { AS($statement, "after") }, { AS($next-link, "also") } dort nicht { $next }.
then-because-so-not = { AS($link, "Dann") } { AS($statement, "after") } ({ $because }), { AS($next-link, "also") } dort nicht { $next }.

## Gründe in Klammern

only-place = der letzte Platz in { $house }
only-places = die letzten Plätze in { $house }
set-without = { $set } ohne { $digit } behält alle ihre anderen Ziffern
other-candidate = der andere Kandidat dort
only-fitting = der einzige Kandidat dort, der laut { $clue } neben { AS($digits, "or") } in { $cell } passt
only-place-needed = laut { $clue } kommt darin { $digit } vor, und kein anderer Platz ist übrig

## Das Ende einer Kette

one-end-is = Also steht { $digit } in { $one } oder in { $another }.
one-end = Also { AS($one, "after") } oder { AS($another, "after") }.
would-have-to-be = Wäre { $cell } nicht { $digit }, müsste sie doch { $digit } sein.
is-and-cannot-be = Also steht { $digit } in { $cell }, und die Zelle kann nicht { AS($others, "or") } sein.

## Das Ende eines Rings

is-a-loop = Diese Kette ist ein Ring: Von jedem Link stimmt genau ein Ende.
one-of-both-ends =
    Eine der Zellen { $ends } ist { $digit }, also { $cells ->
        [one] kann
       *[other] können
    } { AS($cells, "brief") }, die beide { $cells ->
        [one] sieht
       *[other] sehen
    }, nicht { $digit } sein.
one-of-all-ends =
    Eine der Zellen { $ends } ist { $digit }, also { $cells ->
        [one] kann
       *[other] können
    } { AS($cells, "brief") }, die sie alle { $cells ->
        [one] sieht
       *[other] sehen
    }, nicht { $digit } sein.
nothing-else = { $cell } ist { AS($digits, "or") } und nichts anderes.
set-keeps = In diesem Ring fehlt { $set } nur { AS($ends, "or") }, also behält sie { $digits }.
see-every =
    { AS($cells, "brief") } { $cells ->
        [one] sieht
       *[other] sehen
    } dort jeden Platz für { $digit }.
see-every-place =
    { AS($cells, "brief") } { $cells ->
        [one] sieht dort jeden Platz für die Ziffern, die sie verliert
       *[other] sehen dort jeden Platz für die Ziffern, die sie verlieren
    }.
