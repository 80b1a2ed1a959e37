### Die Wörter des Lösungswegs: jeder Schritt eines Rätsels, als Text und auf Papier.

title = Lösungsweg
about = Jeder Schritt von den Vorgaben bis zur Lösung, mit Begründung: als Text oder als Blatt mit kleinen Brettern zum Drucken.
show = Lösungsweg zeigen
text = Lösungsweg als Text
ways = Schritte zum Drucken

## Während die Schritte gesucht und die Seiten gezeichnet werden

finding = Der Weg wird gesucht…
finding-at = Der Weg wird gesucht: { $done } von { $all } Zellen
drawing = Die Seiten werden gezeichnet…
drawing-at = Die Seiten werden gezeichnet: { $done } von { $all } Schritten

## Wie lang der Weg ist

whole =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } bis zur Lösung.
part =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }. Keine der verwendeten Techniken findet einen weiteren. Ab dort hilft nur Raten.
none = Keine der verwendeten Techniken findet einen Schritt: Dieses Rätsel beginnt mit Raten.
