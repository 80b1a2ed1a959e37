### Catene forzate, reti forzate e pesci Kraken: che cosa segue dalle ipotesi.

## Dove comincia

suppose = Supponiamo che { $cell } sia { $digit }.
suppose-not = Supponiamo che { $cell } non sia { $digit }.
is-or-isnt = { $cell } è { $digit }, oppure no.
cell-must-be = { $cell } deve essere { AS($digits, "or") }.
house-needs = { AS($house, "the") } deve avere { $digit } in { AS($cells, "or") }.
need-cells =
    { AS($base, "the") } hanno bisogno di { AS($base, "word") } celle per { $digit }, ma { AS($cover, "the") } { $cover ->
        [one] può
       *[other] possono
    } darne solo { AS($cover, "word") }.
so-must-be = Quindi { AS($cells, "or") } deve essere { $digit }.
so-one-must-be = Quindi una delle celle { $cells } deve essere { $digit }.

## Linee

if-is = Se { $cell } è { $digit }, { $then }.
if-isnt = Se { $cell } non è { $digit }, { $then }.
if-any-is = Se { AS($cells, "or") } è { $digit }, { $gone }, che vede { $what }, non può essere { $lost }.
then = Allora { $then }.
so = Quindi { $then }.
also = Inoltre, { $then }.
in-cell = In { $cell }: { AS($went, "commas") }.
in-house = { AS($house, "in") }: { AS($went, "commas") }.
so-can-not-be = { $leaves }, quindi { $cell } non può essere { $digit }.
so-must-be-after-all = { $leaves }, quindi { $cell } deve essere { $digit }.
impossible = { $leaves }, il che è impossibile.

## Parti di linee: una cifra che deve stare da qualche parte

must-by-cell = { $cell } deve essere { $digit } (il solo candidato rimasto)
must-by-house = { $cell } deve essere { $digit } (il solo posto rimasto { AS($house, "in") })
must = { $cell } deve essere { $digit } ({ AS($went, "commas") })
must-in = { $cell } deve essere { $digit } ({ AS($house, "in") }: { AS($went, "commas") })
digits-went = { $cell } esclude { $digits }
digits-went-above = quanto detto sopra esclude { $digits }
digits-with = { $cell } esclude { $digits }
digits-above = quanto detto sopra esclude { $digits }
cells-went = { $cell } esclude { $cells }
cells-went-above = quanto detto sopra esclude { $cells }
cells-with = { $cell } esclude { $cells }
cells-above = quanto detto sopra esclude { $cells }
cell-is = { $cell } è { $digit }

## Parti di linee: configurazioni

digit-goes =
    { AS($houses, "the") } { $houses ->
        [one] deve
       *[other] devono
    } avere { $digit } { AS($cover, "in") }, quindi { AS($gone, "all-losses") }
cells-have =
    { AS($house, "in") }, { $cells } { $cells ->
        [one] può
       *[other] possono
    } essere solo { AS($digits, "or") }, quindi { AS($gone, "all-losses") }
digits-go =
    { AS($house, "in") } { $digits ->
        [one] la cifra { $digits } deve
       *[other] le cifre { $digits } devono
    } stare in { $cells }, quindi { AS($gone, "all-losses") }

## Parti di linee: la fine di un caso

nothing-else = non serve altro
goes-wrong = qualcosa non torna
it-can-not-be = non può essere { AS($digits, "or") }
can-not-be = { $cell } non può essere { AS($digits, "or") }
no-other-cell =
    { AS($cells, "brief") }, che { $cells ->
        [one] vede { $seen }, non può
       *[other] vedono { $seen }, non possono
    } essere { $digit }

## Parti di linee: contraddizioni

no-digit = Così non resta nessuna cifra per { $cell }
no-place = Così non resta nessun posto per { $digit } { AS($house, "in") }
twice = Così { $digit } va due volte { AS($house, "in") }
sum = Allora la gabbia di { $cell } ha somma { $found } invece di { $sum }

## Conclusioni

each-way = In ogni caso, { $cell } è { $digit }.
each-case = Ogni caso esclude gli stessi candidati.
