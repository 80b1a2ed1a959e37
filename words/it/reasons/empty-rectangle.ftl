### Rettangoli vuoti.

only-in = { AS($within, "in") } i posti per { $digit } sono solo { AS($left, "in") } o { AS($barred, "in") }.
is-also-in = { AS($within, "in") } i posti per { $digit } sono anche { AS($left, "in") } o { AS($barred, "in") }.
linked = { AS($house, "in") } questa cifra può stare solo in { $near } o { $far }.
if-not = Se { $far } non è { $digit }, lo è { $near }, e { AS($within, "the") } riceve { $digit } { AS($left, "in") }.
in-line-and-sight =
    Quindi { AS($cells, "brief") }, { AS($left, "in") } e in vista di { $far }, non { $cells ->
        [one] può
       *[other] possono
    } essere { $digit }.
by-one-reading =
    { AS($cells, "brief") }, { AS($left, "in") } e in vista di { $far }, non { $cells ->
        [one] può
       *[other] possono
    } essere { $digit }
so-both = Quindi { $one }, e { $another }.

## Due collegamenti con un estremo in comune

if-not-both-are = Se { $far } non è { $digit }, lo sono { $near } (l'unico altro posto { AS($house, "in") }) e { $other } (lo stesso { AS($across, "in") }).
see-all = Vedono tutte le celle { AS($lines, "of") } { AS($within, "in") }, quindi il riquadro non ha posto per { $digit }.
must-be-and =
    Perciò { $far } deve essere { $digit }, e { AS($cells, "brief") }, che { $cells ->
        [one] la vede, non può
       *[other] la vedono, non possono
    } essere { $digit }.
