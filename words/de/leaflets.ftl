### Die Wörter der festen Seiten über Techniken.

title = { $technique } im Sudoku, mit einem Beispiel erklärt
rank = Stufe { $level }, Technik { $number } von { $all }
picture = { $technique } auf einem Brett mit { $side }×{ $side } Zellen. Der Text des Beispiels nennt die Zellen.
step = Ein Beispiel
open = { $technique } in Stepdoku öffnen
before = Davor: { $technique }
after = Danach: { $technique }
rules-about = Die Regeln von Sudoku in drei Sätzen mit einem Bild: In jeder Zeile, jeder Spalte und jedem Block steht jede Ziffer einmal.
rules-picture = Ein volles 9×9-Brett mit Rahmen um eine Zeile, eine Spalte und einen Block.
list-title = Sudoku-Techniken, von nackten Einern bis zu Zwangsnetzen
list-about = Alle Sudoku-Techniken in der Reihenfolge zum Lernen, jede mit ihrer Idee, ihrem Beweis, einem häufigen Fehler und einem Beispiel auf einem Brett.
open-list = Liste in Stepdoku öffnen
play = Spielen
