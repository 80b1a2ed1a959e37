### Pares em uma faixa.

can-only-be = { $cells } só podem ser { AS($digits, "or") }.
if-both =
    Se as duas fossem { AS($barred, "or") }, { AS($house, "the") } precisaria desse dígito em { AS($rest, "brief") }, que não { $rest ->
        [one] pode
       *[other] podem
    } ser { AS($barred, "nor") }.
different-digits = Assim, resta um dígito diferente para cada uma delas.
leaves-other = Assim, resta { AS($other, "or") } para pelo menos uma delas.
