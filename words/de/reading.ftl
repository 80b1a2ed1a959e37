### Die Wörter von Meldungen, die später laden: was aus einem Text gelesen wurde, und einige andere.

## Was gelesen wurde

read-as = Gelesen als { $format }: { $size }, { $parts }.
placed-digits =
    { $count ->
        [one] { $count } gesetzte Ziffer
       *[other] { $count } gesetzte Ziffern
    }
notes = Notizen
part = Es ist Rätsel { $number } von { $all }.

## Wie ein Text geschrieben ist, nach „Gelesen als“

format-line = einzelne Zeile
format-rows = mehrere Zeilen
format-block = gezeichnetes Gitter
format-list = Liste von Zahlen
format-matrix = Listen in Klammern
format-sdk = SDK-Datei
format-link = Stepdoku-Link
format-candidates = Gitter von Kandidaten
format-candidate-line = Zeile von Kandidaten
format-sdx = SDX-Datei
format-hodoku = Zeile einer HoDoKu-Bibliothek
format-position = Zeile mit gesetzten Ziffern
format-gsf = Liste mit Kommas
format-sudoku-wiki = SudokuWiki-Link
format-sudoku-pad = SudokuPad-Link
format-f-puzzles = f-puzzles-Link
format-sudoku-coach = sudoku.coach-Link
format-sudoku-exchange = SudokuExchange-Link
format-penpa = Penpa-Link
format-solo = Solo-Spiel
format-open-sudoku = OpenSudoku-Datei
format-iss = Link von Interactive Sudoku Solver
format-ipuz = ipuz-Datei
format-sumo-cue = SumoCue-Zeile
format-killer = Killer in einer Zeile
format-k-sudoku = KSudoku-Datei

## Was dabei angenommen wurde

letters-are-digits = Buchstaben wurden als Ziffern gelesen: A als 1, B als 2 und so weiter.
digits-from-zero = Die Ziffern wurden ab 0 gezählt: 0 steht hier als 1, 1 als 2 und so weiter.
zeros-are-empty = Jede 0 wurde als leere Zelle gelesen.
blanks-are-empty = Leerstellen wurden als leere Zellen gelesen.
rest-ignored = Der Text nach dem Rätsel wurde weggelassen.
sections-ignored = Nur die Vorgaben wurden gelesen; Ziffern und Notizen in anderen Teilen des Texts wurden weggelassen.
lone-givens = Ziffern, die allein in ihrer Zelle stehen, wurden als Vorgaben gelesen.
lone-placed = Kandidaten, die allein in ihrer Zelle stehen, wurden als gesetzte Ziffern gelesen.
around-ignored = Der Text um das Rätsel wurde weggelassen.
letters-o = Jedes O wurde als 0 gelesen, also als leere Zelle.
letters-l = Jedes l oder I wurde als 1 gelesen.
wrong-solution = Das volle Brett neben dem Rätsel ist nicht dessen Lösung und wurde weggelassen.
group-ignored = Eine zweite Gruppe von Zeichen wurde weggelassen.
ends-are-empty = Die Zellen, die am Ende von Zeilen fehlen, wurden als leer gelesen.
others-unread = Andere Teile des Texts sehen wie Rätsel aus, lassen sich aber nicht lesen.
solution-ruled-out = Den Kandidaten fehlt in mindestens einer Zelle die richtige Ziffer.
sign-is-empty = Jedes „{ $sign }“ wurde als leere Zelle gelesen.
other-boxes =
    Gelesen wurde es mit Blöcken aus { $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    } und { $columns ->
        [one] { $columns } Spalte
       *[other] { $columns } Spalten
    }: Mit den üblichen hat es nicht genau eine Lösung.
no-candidate = { $cell } hat keinen Kandidaten mehr.

## Andere Meldungen

became-own = Dieses Spiel ist in einem anderen Tab offen. Ab jetzt wird deines als eigenes Spiel gespeichert.
deleted-elsewhere = Dieses Spiel wurde in einem anderen Tab gelöscht. Ab jetzt wird deines als eigenes Spiel gespeichert.
not-shown = Die Zeichnung wird nicht gezeigt: Diese Seite hält etwas darin für Code. Deine Texte und Rätsel sind unverändert. Lade die Seite neu und versuch es noch einmal.
not-printed = Nichts wurde gedruckt: Diese Seite hält etwas darin für Code. Deine Texte und Rätsel sind unverändert. Lade die Seite neu und versuch es noch einmal.
unknown-language = Für „{ $code }“ hat Stepdoku noch keine Texte. Es gibt sie auf { $languages }.
no-words = Die Texte auf { $language } ließen sich nicht laden, deshalb zeigt Stepdoku die englischen.

## Gespeicherte Spiele und Rätselhefte

game-deleted = Spiel gelöscht. 30 Tage lang kannst du es wiederherstellen.
game-unreadable = Dieses Spiel war nicht zu lesen. Es bleibt unverändert.
played-elsewhere = Dieses Spiel ist in einem anderen Tab offen. Schließe es zuerst dort.
magazine-in-making = Dein Heft wird erstellt. Du kannst solange spielen.
magazine-made =
    Im Heft { $puzzles ->
        [one] ist { $puzzles } Rätsel
       *[other] sind { $puzzles } Rätsel
    }.
magazine-elsewhere = Das Heft wurde in einem anderen Tab geändert, deshalb erstellt dieser Tab keine Rätsel mehr dafür. Du kannst mit dem Heft weitermachen, wie es jetzt ist.
