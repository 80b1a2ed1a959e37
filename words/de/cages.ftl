### Die Wörter der Käfige: Gruppen von Zellen mit verschiedenen Ziffern und oft einer Summe.

## Die Zeile über die Käfige einer Zelle und über ausgewählte Zellen

selected = { $count } Zellen ausgewählt.
selected-sum = { $count } Zellen ausgewählt: { $sum }.
selected-sums = { $count } Zellen ausgewählt: { $low } bis { $high }.
line-different =
    Käfig aus { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    }, alle verschieden
line-complete = Käfig mit Summe { $sum }, vollständig
line-wrong = Käfig mit Summe { $sum }, aber seine Ziffern ergeben { $placed }
line-exceeded = Käfig mit Summe { $sum }, aber schon { $placed } gesetzt
line-begun =
    Käfig mit Summe { $sum }, { $placed } gesetzt: { $rest } in { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    }
line-empty =
    Käfig mit Summe { $sum } in { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    }

plus = +

## Dieselben Käfige als gesprochene Antwort

spoken =
    Käfig mit Summe { $sum }, { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    }, { $empty } leer: { $names }.
spoken-full =
    Käfig mit Summe { $sum }, { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    }, voll: { $names }.
spoken-different =
    Ein Käfig aus { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    }, alle verschieden: { $names }.

## Die Tabelle aller Kombinationen

table = Alle Kombinationen
cells = Zellen
sum = Summe
combinations = Kombinationen
