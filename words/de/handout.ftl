### Die Wörter des Lösungswegs: jeder Schritt eines Rätsels, als Text und auf Papier.

title = Lösungsweg
about = Jeder Schritt von den Vorgaben bis zur Lösung, mit Begründung: als Text oder als Blatt mit kleinen Brettern zum Drucken.
show = Lösungsweg zeigen
text = Lösungsweg als Text
ways = Schritte zum Drucken
print =
    { $pages ->
        [one] { $pages } Seite
       *[other] { $pages } Seiten
    } drucken

## Während die Schritte gesucht und die Seiten gezeichnet werden

finding = Sucht den Weg…
finding-at = Sucht den Weg: { $done } von { $all } Zellen
drawing = Zeichnet die Seiten…
drawing-at = Zeichnet die Seiten: { $done } von { $all } Schritten

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
