### Le gabbie: gruppi di celle con cifre diverse e, spesso, una somma.

## La riga sulle gabbie di una cella e sulle celle selezionate

selected = { $count } celle selezionate.
selected-sum = { $count } celle selezionate: { $sum }.
selected-sums = { $count } celle selezionate: da { $low } a { $high }.
line-different =
    Gabbia di { $cells ->
        [one] { $cells } cella
       *[other] { $cells } celle
    }, cifre tutte diverse
line-complete = Gabbia da { $sum }, completa
line-wrong = Gabbia da { $sum }, ma le sue cifre danno { $placed }
line-exceeded = Gabbia da { $sum }, ma le sue cifre danno già { $placed }
line-begun =
    Gabbia da { $sum }, già { $placed }: ancora { $rest } in { $cells ->
        [one] { $cells } cella
       *[other] { $cells } celle
    }
line-empty =
    Gabbia da { $sum } in { $cells ->
        [one] { $cells } cella
       *[other] { $cells } celle
    }

plus = +

## Le stesse gabbie come risposta per gli screen reader

spoken =
    Gabbia da { $sum }, { $cells ->
        [one] { $cells } cella
       *[other] { $cells } celle
    }, { $empty ->
        [one] { $empty } vuota
       *[other] { $empty } vuote
    }: { $names }.
spoken-full =
    Gabbia da { $sum }, { $cells ->
        [one] { $cells } cella
       *[other] { $cells } celle
    }, piena: { $names }.
spoken-different =
    Gabbia di { $cells ->
        [one] { $cells } cella
       *[other] { $cells } celle
    }, cifre tutte diverse: { $names }.

## La tabella di tutte le combinazioni

table = Tutte le combinazioni
cells = Celle
sum = Somma
combinations = Combinazioni
