### Wie große Zahlen geschrieben werden, und Anzahlen, die mehrere Teile zeigen.

thousands = .
decimal = ,
days-in-a-row =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    } in Folge
seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
print-pages =
    { $pages ->
        [one] { $pages } Seite
       *[other] { $pages } Seiten
    } drucken
