### Die Hinweise der Seite. Manche haben weitere Texte, die später geladen werden.

## Das Spiel

new-puzzle = Neues Rätsel.
new-puzzle-unsaved = Neues Rätsel. Dein letztes Spiel konnte nicht gespeichert werden: Es bleibt, bis du diese Seite schließt.
actions-lost =
    Dein Spiel ist wiederhergestellt, außer { $moves ->
        [one] { $moves } Zug, der
       *[other] { $moves } Zügen, die
    } nicht zu lesen { $moves ->
        [one] war
       *[other] waren
    }.
history-shortened = Dieses Spiel hat mehr Züge, als Stepdoku behalten kann. Das Brett ist unverändert, aber zurücknehmen kannst du nur bis hierher.
save-unreadable = Ein gespeichertes Spiel war nicht zu lesen. Es bleibt unverändert; dieses Spiel wird getrennt gespeichert.
games-unread = Deine gespeicherten Spiele waren nicht zu lesen. { $why } Nichts hat sich geändert.
games-missing = Deine gespeicherten Spiele sind weg: Dein Browser hat sie verloren oder gelöscht. Hast du sie in einer Datei gespeichert, dann lade sie unter „Spiele“.
still-reading = Deine gespeicherten Spiele werden noch gelesen. Solange kannst du dieses Rätsel spielen.
game-found = Dein letztes Spiel ist da.
changed-elsewhere = Ein anderer Tab hat dieses Spiel geändert. Ab hier wird deins als eigenes Spiel gespeichert.
full-but-wrong = Das Brett ist voll, aber nicht richtig.
full-unchecked = Das Brett ist voll. Stepdoku kann es nicht prüfen, weil es nicht alle Regeln kennt.
unknown-rules = Dieses Rätsel hat Regeln, die Stepdoku nicht kennt. Du kannst es spielen, aber es gibt dazu keine Prüfung und keine Tipps.
restarted = Neu begonnen. Die Uhr läuft weiter.
ends-counting = Die Zeit dieses Spiels zählt dann nicht.
barred = In dieser Aufgabe gibt es diese Hilfe nicht.

## Links, Texte und Dateien

opening-link = Das geteilte Rätsel wird geöffnet.
last-kept = Dein letztes Spiel findest du unter „Spiele“.
puzzle-ready = Das geteilte Rätsel ist bereit: { $game }. Bis du es spielst, bleibt dein jetziges Spiel offen.
game-ready = Das geteilte Spiel ist bereit: { $game }. Bis du es spielst, bleibt dein jetziges Spiel offen.
shared-puzzle = Das ist das geteilte Rätsel.
link-refused = Dieser Link ließ sich nicht öffnen.
paste-refused = Das ist kein spielbares Rätsel.
file-refused = Die Datei wurde nicht geladen.
read-as = Der Text wurde als dieses Rätsel gelesen.
cannot-copy = Dein Browser hat das Kopieren verhindert. Markiere den Text und kopiere ihn selbst.

## Hilfe

check-right = Bisher kein Fehler.
check-wrong = Es gibt einen Fehler.
check-count =
    { $digits ->
        [one] Eine Ziffer ist falsch.
       *[other] { $digits } Ziffern sind falsch.
    }
check-marked =
    { $digits ->
        [one] Die markierte Ziffer ist falsch.
       *[other] Die { $digits } markierten Ziffern sind falsch.
    }
went-back =
    { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } zurück, bis vor den Fehler.
note-was-right = Die Notiz, die du in { $cell } entfernt hast, war richtig.
candidates-count = Kandidaten zählen im Ergebnis als Hilfe.
notes-filled = Notizen eingetragen.
no-singles = Keine leere Zelle hat nur einen Kandidaten.
singles-placed =
    { $count ->
        [one] { $count } nackter Einer
       *[other] { $count } nackte Einer
    } gesetzt: { $count ->
        [one] Die Zelle
       *[other] Jede dieser Zellen
    } hatte nur einen Kandidaten.

## Einstellungen, Dateien mit Spielen, und das Programm

settings-newer = Deine Einstellungen kommen aus einer neueren Version von Stepdoku und bleiben unverändert. Was du hier änderst, gilt, bis du die Seite schließt.
settings-unreadable = Deine Einstellungen waren nicht zu lesen, deshalb gelten die Voreinstellungen. Deine nächste Änderung wird gespeichert.
new-version = Eine neue Version von Stepdoku ist da. Lade die Seite neu, um sie zu nutzen; dein Spiel bleibt erhalten.

## Ein Teil des Programms, der ausgefallen ist

work-died = Das hat nicht geklappt: Die Arbeit im Hintergrund ist abgebrochen. Dein Spiel ist sicher. Versuch es noch einmal.
work-unreachable = Der Teil von Stepdoku, der das macht, ließ sich nicht laden. Dein Spiel ist sicher. Prüfe die Verbindung und versuch es noch einmal.
work-updated = Stepdoku wurde aktualisiert, deshalb lässt sich der Teil, der das macht, hier nicht mehr laden. Dein Spiel bleibt erhalten. Lade die Seite neu.

## Warum ein Spiel nicht gespeichert wird

save-forbidden = Nicht gespeichert: Dieser Browser lässt kein Speichern zu, oder diese Seite ist in eine andere eingebettet. Du kannst weiterspielen, aber das Spiel geht verloren, wenn du die Seite schließt.
save-full = Nicht gespeichert: Der Speicher ist voll. Mach etwas Platz; dein nächster Zug speichert dann alles.
save-newer = Nicht gespeichert: In diesem Browser lief schon eine neuere Version von Stepdoku. Speichere deine Spiele in einer Datei, dann lade die Seite neu.
save-blocked = Noch nicht gespeichert: Ein anderer Tab mit einer älteren Version von Stepdoku hat deine Spiele offen. Schließe diesen Tab, dann wird alles gespeichert.
save-slow = Noch nicht gespeichert: Der Speicher deines Browsers antwortet langsam. Deine Züge sind sicher, solange diese Seite offen ist.
save-failed = Nicht gespeichert: Dein Browser konnte nicht in seinen Speicher schreiben. Beim nächsten Zug versucht er es wieder. Bleibt es dabei, speichere deine Spiele in einer Datei.

## Warum Gespeichertes nicht zu lesen ist

unread-forbidden = Dieser Browser lässt kein Speichern zu, oder diese Seite ist in eine andere eingebettet.
unread-newer = Sie kommen aus einer neueren Version von Stepdoku. Lade die Seite neu, damit sie aktuell ist.
unread-blocked = Ein anderer Tab mit einer älteren Version von Stepdoku hat sie offen. Schließe diesen Tab, dann lade die Seite neu.
unread-slow = Der Speicher deines Browsers antwortet nicht. Starte den Browser neu.
unread-failed = Dein Browser konnte seinen Speicher nicht lesen. Lade die Seite neu, oder starte den Browser neu. Hilft beides nicht, dann bleibt nur, die Daten dieser Website zu löschen, und damit auch deine Spiele.
