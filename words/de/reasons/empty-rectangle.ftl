### Leere Rechtecke.

only-in = In { $within } kann { $digit } nur in { $left } oder { $barred } stehen.
is-also-in = In { $within } steht { $digit } auch in { $left } oder { $barred }.
linked = In { $house } kann die Ziffer nur in { $near } oder { $far } stehen.
if-not = Ist { $far } nicht { $digit }, dann steht { $digit } in { $near }, und { $within } bekommt { $digit } in { $left }.
in-line-and-sight =
    Also { $cells ->
        [one] kann
       *[other] können
    } { AS($cells, "brief") }, in { $left } und im Blick von { $far }, nicht { $digit } sein.
by-one-reading =
    { $cells ->
        [one] kann
       *[other] können
    } { AS($cells, "brief") }, in { $left } und im Blick von { $far }, nicht { $digit } sein
so-both = Also { $one }, und { $another }.

## Zwei Links mit einem gemeinsamen Ende

if-not-both-are = Ist { $far } nicht { $digit }, dann steht { $digit } in { $near } (der einzige andere Platz in { $house }) und in { $other } (ebenso in { $across }).
see-all = Zusammen sehen diese beiden alle Zellen von { $lines } in { $within }, also hat der Block keinen Platz für { $digit }.
must-be-and =
    Also muss { $digit } in { $far } stehen, und { AS($cells, "brief") }, die diese Zelle { $cells ->
        [one] sieht, kann
       *[other] sehen, können
    } nicht { $digit } sein.
