### Hinweise zu Dateien mit gespeicherten Spielen.

unreadable-removed =
    Endgültig gelöscht: { $games ->
        [one] { $games } Spiel, das nicht zu lesen war.
       *[other] { $games } Spiele, die nicht zu lesen waren.
    }
unreadable-exported = Die Spiele, die nicht zu lesen waren, sind unverändert in der Datei gespeichert.
unreadable-not-exported = Die Datei konnte nicht gespeichert werden: Dein Browser konnte diese Spiele nicht lesen. Sie sind unverändert. Versuch es später noch einmal.
exported = Spiele, Zeiten und Einstellungen sind in der Datei gespeichert.
exported-files = Spiele, Zeiten und Einstellungen sind in { $files } Dateien gespeichert, denn eine reicht dafür nicht. Lade jede davon, um alles wiederherzustellen.
exported-part = Spiele, Zeiten und Einstellungen dieser Seite sind in der Datei gespeichert. Was nicht zu lesen war, fehlt darin.
exported-no-settings = Spiele und Zeiten dieser Seite sind in der Datei gespeichert. Was nicht zu lesen war, fehlt darin.
exported-no-times = Spiele und Einstellungen dieser Seite sind in der Datei gespeichert. Was nicht zu lesen war, fehlt darin.
exported-games = Die Spiele dieser Seite sind in der Datei gespeichert. Was nicht zu lesen war, fehlt darin.
export-unread = Die Datei konnte nicht gespeichert werden: Deine gespeicherten Spiele waren nicht zu lesen. { $why }
export-refused = Die Datei konnte nicht gespeichert werden: Dein Browser hat sie nicht angenommen. Deine Spiele sind unverändert. Versuch es noch einmal.
imported =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } und { $times ->
        [one] { $times } Zeit
       *[other] { $times } Zeiten
    } hinzugefügt.
imported-joined =
    { $games ->
        [one] { $games } Spiel von hier enthält jetzt auch
       *[other] { $games } Spiele von hier enthalten jetzt auch
    } die Züge aus der Datei.
imported-there =
    { $games ->
        [one] { $games } Spiel war
       *[other] { $games } Spiele waren
    } schon hier.
imported-unreadable =
    { $games ->
        [one] { $games } Spiel war nicht zu lesen und bleibt
       *[other] { $games } Spiele waren nicht zu lesen und bleiben
    } unverändert.
import-stopped = Angehalten. Nichts wurde aus der Datei geladen.
cannot-import = Die Datei wurde nicht geladen. { $why }
import-failed = Die Datei ließ sich nicht laden. Nichts hat sich geändert. Prüfe die Datei und versuch es noch einmal.
file-too-large = Die Datei ist über 200 MB groß, das ist zu viel für Stepdoku.
file-not-ours = Das ist keine Datei von Stepdoku. Nimm eine, die mit „In Datei speichern“ entstanden ist.
file-newer = Die Datei kommt aus einer neueren Version von Stepdoku. Lade die Seite neu, damit sie aktuell ist, und versuch es dann noch einmal.
file-cut-off = Die Datei ist unvollständig: Sie endet nach Zeile { $line }. Kopiere sie noch einmal von dort, wo du sie gespeichert hast.
file-damaged = Zeile { $line } wurde verändert oder beschädigt. Kopiere die Datei noch einmal von dort, wo du sie gespeichert hast.
file-too-high = Die Zahl in Zeile { $line } ist zu groß für Stepdoku. Nichts hat sich geändert. Speichere die Datei dort noch einmal, wo sie herkommt.
file-strange = Stepdoku versteht Zeile { $line } nicht.
