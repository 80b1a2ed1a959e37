### Gardiens d’un anneau impair.

look-at-ring = Regarde les places pour { $digit } le long d’un anneau de { AS($count, "word") } cases.
needs-its = { AS($house, "the") } doit avoir { $digit } en { AS($ends, "or") }.
needs-its-or = { AS($house, "the") } doit avoir { $digit } en { AS($ends, "or") }, ou à côté de l’anneau en { $beside }.
if-not =
    Si { $guardians } { $guardians ->
        [one] n’était
       *[other] n’étaient
    } pas { $digit }, une case sur deux de l’anneau le serait, or { AS($count, "word") } est impair.
if-none = Si aucune place à côté de l’anneau n’était { $digit }, une case sur deux de l’anneau le serait, or { AS($count, "word") } est impair.
one-is = Donc { AS($guardians, "or") } est { $digit }.
one-of-these-is = Donc l’une de ces places est { $digit }.
all-these-places = toutes ces places
all-three = les trois
them-all = toutes ces cases
