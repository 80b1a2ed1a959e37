### Retângulos únicos, ocultos e evitáveis: quatro cantos que teriam duas soluções.

corners = As quatro células ({ $corners }) ficam em apenas duas caixas.

## Duas ou três células com outros candidatos

two-have-more = Só { $cells } podem ser outra coisa (apenas { $extra }), então uma delas tem que ser { $extra }.
three-have-more = Só { $cells } podem ser outra coisa (apenas { $extra }), então pelo menos uma tem que ser { $extra }.
one-has-more = Só { $cells } podem ser outra coisa ({ AS($extras, "or") }), então uma delas tem que ser { AS($extras, "or") }.
others-have =
    { $cells } só { $cells ->
        [one] tem
       *[other] têm
    } { $digits }.

## Um dígito que tem que estar nessas células

needs-in-side = { $cells } só podem ser { AS($digits, "or") }, e { AS($house, "the") } precisa de { $bound } em { $third } ou { $last }.
other-in-side = Com { $other } na outra, as quatro seriam { AS($digits, "or") }.
needs-in-corners =
    { $cells } só { $cells ->
        [one] pode
       *[other] podem
    } ser { AS($digits, "or") }; { AS($houses, "the") } { $houses ->
        [one] precisa
       *[other] precisam
    } de { $bound } nas células do retângulo.
bound-in-opposite = Com { $bound } em { $third } ou { $last }, as duas seriam { $bound }, e as outras duas seriam { $other }.
if-last = Se { $last } fosse { $other }, { $between } seriam { $bound }, e { $first } seria { $other }.
if-last-in-side = Se { $last } fosse { $other }, { $second } seria { $bound } e { $first } seria { $other }, e { AS($house, "the") } precisaria de { $bound } em { $third }.

## Células sem pistas

no-givens = As quatro células ({ $corners }) ficam em apenas duas caixas, e nenhuma é uma pista.
three-filled = { $same } são { $one }, e { $second } é { $another }.
fourth-would-swap = Com { $digit } em { $last }, trocar { $digits } daria uma segunda solução, mas o sudoku só tem uma.
two-filled = { AS($corners, "clauses") }.
corner-is = { $cell } é { AS($digits, "or") }
without-extra = Se nem { $third } nem { $last } fosse { $extra }, trocar { $digits } daria uma segunda solução.
one-is-extra = O sudoku só tem uma solução, então uma das duas células é { $extra }.
