### Die Hilfe, die ein Spiel hatte. Jeder Name passt allein und nach „mit“.

candidates = Anzeige der Kandidaten
filled-notes = Eintragen von Notizen
kept-notes = Aktualisieren der Notizen
filter = Hervorheben von Ziffern
check = Prüfen
back-to-right = Rückkehr vor einen Fehler
note-warning = Warnung zu einer Notiz
judged = Rückmeldung zu jedem Zug
hint-place = Tipps zur Stelle
hint-technique = Tipps zur Technik
hint-reason = Tipps mit Begründung
solver = Blick in den Löser
solver-digits = Ziffern aus dem Löser
solution-seen = Blick auf die Lösung
solution = Eintragen der Lösung
why = Antworten auf „Warum?“
why-digit = Ziffer aus „Warum?“
path = Blick auf den Lösungsweg
combinations = Streichen von Kombinationen

alone = ohne Hilfe
helped-by = mit { $help }
