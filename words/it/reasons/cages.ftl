### Somme: gabbie, e righe, colonne e riquadri che danno 45.

## Da dove viene una somma

single-cell = { $cell } è da sola una gabbia con somma { $sum }.
cage = La gabbia di { $cells } ha somma { $sum }.
houses-add-up =
    { AS($houses, "the") } { $houses ->
        [one] ha somma
       *[other] insieme valgono
    } { $sum }.
cage-at = La gabbia in { $cell } ha somma { $sum }.
cages-add-up = { $cages } insieme valgono { $sum }.
cages = le gabbie da { $cages }
sum-at = { $sum } in { $cell }
cages-counted = { AS($count, "word") } gabbie
leave-out =
    { $count ->
        [one] Lascia fuori { $out }
       *[other] Lasciano fuori { $out }
    }.
have-besides =
    { $count ->
        [one] Comprende anche { $besides }
       *[other] Comprendono anche { $besides }
    }.
leave-out-and-have =
    { $count ->
        [one] Lascia fuori { $out }, e comprende anche { $besides }
       *[other] Lasciano fuori { $out }, e comprendono anche { $besides }
    }.
outside =
    Di queste, { $cells } { $cells ->
        [one] sta
       *[other] stanno
    } all'esterno.
left-out =
    { $cells ->
        [one] Resta fuori dal conto { $cells }
       *[other] Restano fuori dal conto { $cells }
    }.
in-it = Al suo interno { $filled }.
of-these = Di queste celle, { $filled }.
cell-is = { $cell } è { $digit }
so-add-up =
    Quindi { $cells ->
        [one] { $cells } vale { $amount }
       *[other] { $cells } insieme valgono { $amount }
    }.
so-as-much =
    Quindi { $more } { $more ->
        [one] vale
       *[other] insieme valgono
    } quanto { $less ->
        [one] { $less }
       *[other] { $less } insieme
    }.
so-more-than =
    Quindi { $more } { $more ->
        [one] vale
       *[other] insieme valgono
    } { $amount } in più di { $less ->
        [one] { $less }
       *[other] { $less } insieme
    }.
must-be = Quindi { $cell } deve essere { $amount } = { $digit }.

## Combinazioni

ways =
    { $sums ->
        [one] L'unica combinazione possibile è { $sums }
       *[other] Le combinazioni possibili sono { $sums }
    }.
sum = { AS($digits, "sum") }
line = { AS($digits, "sum") }: { AS($fate, "clauses") }.
line-in = In { $cells }, { AS($digits, "sum") }: { AS($fate, "clauses") }.
no-place =
    { $digits } non { $digits ->
        [one] ha
       *[other] hanno
    } posto
goes-in =
    { $digits } { $digits ->
        [one] può
       *[other] possono
    } stare solo in { AS($cells, "each") }
then-in = quindi { $digits } in { AS($cells, "each") }
leaves-nothing = { AS($digits, "sum") } non lascia nulla all'altra gabbia: { $needs }.
needs = { AS($digits, "sum") } richiede { $common }
share-none =
    { $cells } { $cells ->
        [one] vede
       *[other] vedono
    } { $others }, quindi non hanno cifre in comune.

## Una cifra di tutte le combinazioni

it-has =
    Contiene { $digit }, che { $cells ->
        [one] può stare solo
       *[other] sta
    } in { AS($cells, "or") }.
each-has =
    Ogni combinazione contiene { $digit }, che { $cells ->
        [one] può stare solo
       *[other] sta
    } in { AS($cells, "or") }.
one-left-has =
    La combinazione rimasta contiene { $digit }, che { $cells ->
        [one] può stare solo
       *[other] sta
    } in { AS($cells, "or") }.
others-have =
    Ognuna delle altre contiene { $digit }, che { $cells ->
        [one] può stare solo
       *[other] sta
    } in { AS($cells, "or") }.
cannot-seeing =
    Perciò { $cells }, che { $cells ->
        [one] vede
       *[other] vedono
    } { $what }, non { $cells ->
        [one] può
       *[other] possono
    } essere { $digit }.

## Due celle

no-digit-fits = Se { $cell } è { AS($digits, "or") }, nessuna cifra va bene in { $other }.
cannot-be-with = Se { $cell } è { $digit }, { $other } è { $with }, ma non può esserlo.

## Limiti

bounds = { $bounds }.
at-least =
    { $cells } { $cells ->
        [one] vale
       *[other] insieme valgono
    } almeno { AS($digits, "sum") }
at-most =
    { $cells } { $cells ->
        [one] vale
       *[other] insieme valgono
    } al massimo { AS($digits, "sum") }
digit = { $digit }
makes-at-least = Per { $cell } resta almeno { $sum }.
makes-at-most = Per { $cell } resta al massimo { $sum }.
