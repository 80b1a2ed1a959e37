### Guardiões de um anel quebrado.

look-at-ring = Veja os lugares para { $digit } ao longo de um anel de { AS($count, "word") } células.
needs-its = { AS($house, "the") } precisa de { $digit } em { AS($ends, "or") }.
needs-its-or = { AS($house, "the") } precisa de { $digit } em { AS($ends, "or") }, ou ao lado do anel, em { $beside }.
if-not =
    Se { $guardians } não { $guardians ->
        [one] fosse
       *[other] fossem
    } { $digit }, uma em cada duas células do anel seria { $digit }, mas { AS($count, "word") } é ímpar.
if-none = Se nenhum lugar ao lado do anel fosse { $digit }, uma em cada duas células do anel seria { $digit }, mas { AS($count, "word") } é ímpar.
one-is = Assim, { AS($guardians, "or") } é { $digit }.
one-of-these-is = Assim, um desses lugares é { $digit }.
all-these-places = todos esses lugares
all-three = as três
them-all = todas elas
