### Wächter an einem ungeraden Ring.

look-at-ring = Betrachte die Plätze für { $digit } rund um einen Ring aus { AS($count, "word") } Zellen.
needs-its = { $house } braucht { $digit } in { AS($ends, "or") }.
needs-its-or = { $house } braucht { $digit } in { AS($ends, "or") } oder außerhalb des Rings in { $beside }.
if-not =
    { $guardians ->
        [one] Wäre
       *[other] Wären
    } { $guardians } nicht { $digit }, wäre es jede zweite Zelle des Rings, aber { AS($count, "word") } ist ungerade.
if-none = Wäre keiner dieser Plätze außerhalb des Rings { $digit }, wäre es jede zweite Zelle des Rings, aber { AS($count, "word") } ist ungerade.
one-is = Also steht { $digit } in { AS($guardians, "or") }.
one-of-these-is = Also steht { $digit } auf einem dieser Plätze.
all-these-places = alle diese Plätze
all-three = alle drei
them-all = sie alle
