### Die Wörter neben dem Brett während des Spiels.

paused = Pause
covered = Während der Pause ist das Brett verdeckt.
go-on = Weiter
solution-beside = Lösung
hide-solution = Lösung ausblenden
zoom = Zoom
ask-why = Warum?
ask-why-help = Frag, warum eine Ziffer in dieser Zelle steht oder warum sie dort nicht stehen kann.
look = Kandidaten zeigen
look-at = Kandidaten von { $cell } zeigen
