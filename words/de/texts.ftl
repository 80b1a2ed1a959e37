### Die Wörter der Liste der Rätsel in einem Text.

open = Rätselliste ({ $count })
which = Nummer des Rätsels
empty = Füge einen Text mit mehreren Rätseln ein oder öffne so eine Datei, um sie hier zu sehen.
reading = Die Liste wird gelesen…
shown = { $from }–{ $to } von { $count }
number = Gehe zu Nummer
page-before = Vorige Seite
next-page = Nächste Seite

## Ein Rätsel

givens-of-size =
    { $size }, { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    }
unread = Nicht lesbar
spoken = Rätsel { $number }: { $line }
spoken-name = Rätsel { $number }, { $name }: { $line }

## Wertungen

weigh = Diese Rätsel bewerten
weigh-help = Bestimmt für jedes 9×9-Rätsel dieser Seite die ER von Sudoku Explainer und die Punkte von HoDoKu.
weighing = Die Rätsel werden bewertet: { $done } von { $count } fertig
failed = Die Wertungen ließen sich nicht laden. Prüfe die Verbindung, dann drücke den Knopf noch einmal.
lines = Die bewerteten Rätsel als Zeilen, mit ER, EP und ED
explainer = ER { $rating }
explainer-least = ER mindestens { $rating }
hodoku = HoDoKu { $score }
unrated = Nicht rechtzeitig bewertet
no-puzzle = Nicht genau eine Lösung
