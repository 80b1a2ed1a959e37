### Catene e anelli.

two-each = Ognuna di queste celle ha solo due candidati.
suppose = Ipotesi: { $statement }.

## Una linea di una catena

then = { AS($link, "Allora") } { AS($statement, "after") }.
then-because = { AS($link, "Allora") } { AS($statement, "after") } ({ $because }).
then-so = { AS($link, "Allora") } { AS($statement, "after") }, { AS($next-link, "quindi") } { AS($next, "after") }.
then-because-so = { AS($link, "Allora") } { AS($statement, "after") } ({ $because }), { AS($next-link, "quindi") } { AS($next, "after") }.
then-so-not = { AS($link, "Allora") } { AS($statement, "after") }, { AS($next-link, "quindi") } non { $next }.
then-because-so-not = { AS($link, "Allora") } { AS($statement, "after") } ({ $because }), { AS($next-link, "quindi") } non { $next }.

## Motivi tra parentesi

only-place = il solo posto rimasto { AS($house, "in") }
only-places = i soli posti rimasti { AS($house, "in") }
set-without = l'{ $set } senza { $digit } mantiene tutte le altre cifre
other-candidate = il suo altro candidato
only-fitting = secondo { $clue }, il suo solo candidato possibile con { AS($digits, "or") } in { $cell }
only-place-needed = secondo { $clue }, le sue celle contengono { $digit }, e non resta nessun altro posto

## La fine di una catena

one-end-is = Quindi { $one } o { $another } è { $digit }.
one-end = Quindi { $one } o { $another }.
would-have-to-be = Se { $cell } non fosse { $digit }, dovrebbe essere { $digit }.
is-and-cannot-be = Quindi { $cell } è { $digit } e non può essere { AS($others, "or") }.

## La fine di un anello

is-a-loop = Questa catena è un anello: di ogni collegamento è vero esattamente un estremo.
one-of-both-ends =
    Una delle celle { $ends } è { $digit }, quindi { AS($cells, "brief") }, che { $cells ->
        [one] vede entrambe, non può
       *[other] vedono entrambe, non possono
    } essere { $digit }.
one-of-all-ends =
    Una delle celle { $ends } è { $digit }, quindi { AS($cells, "brief") }, che { $cells ->
        [one] le vede tutte, non può
       *[other] le vedono tutte, non possono
    } essere { $digit }.
nothing-else = { $cell } è { AS($digits, "or") }, e nient'altro.
set-keeps = In questo anello, all'{ $set } manca solo { AS($ends, "or") }, quindi mantiene { $digits }.
see-every =
    { AS($cells, "brief") } { $cells ->
        [one] vede
       *[other] vedono
    } lì ogni posto per { $digit }.
see-every-place =
    { AS($cells, "brief") } { $cells ->
        [one] vede lì ogni posto per le cifre che perde
       *[other] vedono lì ogni posto per le cifre che perdono
    }.
