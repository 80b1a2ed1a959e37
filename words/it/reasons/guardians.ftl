### Guardiani di un anello dispari.

look-at-ring = Guarda i posti per { $digit } lungo un anello di { AS($count, "word") } celle.
needs-its = { AS($house, "the") } deve avere { $digit } in { AS($ends, "or") }.
needs-its-or = { AS($house, "the") } deve avere { $digit } in { AS($ends, "or") }, o accanto all'anello in { $beside }.
if-not =
    Se { $guardians } non { $guardians ->
        [one] fosse
       *[other] fossero
    } { $digit }, nell'anello lo sarebbe una cella sì e una no, ma { AS($count, "word") } è dispari.
if-none = Se nessun posto accanto all'anello fosse { $digit }, nell'anello lo sarebbe una cella sì e una no, ma { AS($count, "word") } è dispari.
one-is = Quindi { AS($guardians, "or") } è { $digit }.
one-of-these-is = Quindi { $digit } è in uno di questi posti.
all-these-places = tutti questi posti
all-three = tutte e tre
them-all = tutte queste celle
