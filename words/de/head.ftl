### Die Wörter der Kopfzeile, und was jeder Teil der Seite braucht.

name = Stepdoku
games = Spiele
link = Teilen
settings = Einstellungen
help = Hilfe
actions = Spiel
more = Menü
pause = Pause
resume = Weiter
saving = Wird gespeichert…
saved = Gespeichert
not-saved = Nicht gespeichert
mode = Modus
face-play = Spielen
face-explain = Erklären
face-learn = Lernen
face-new = Neu
close = Schließen
about = { $game }. Über dieses Rätsel
broken = Etwas ist schiefgegangen
broken-help = Stepdoku läuft nicht mehr. Dein Spiel ist gespeichert, vielleicht bis auf den letzten Zug. Lade die Seite neu, um weiterzuspielen.
reload = Neu laden
