### Die Wörter der Liste der Spiele.

new = Neues Rätsel
new-help = Wähle Größe und Stufe, oder füge ein eigenes ein
print = Heft drucken
sizes = Größe
all-sizes = Alle

## Ein Spiel

finished = Gelöst
untouched-game = Noch nichts eingetragen
placed = { $filled } von { $all } gesetzt
view = Ansehen:
return-to = Zurück zu
resume = Weiterspielen:
here = Jetzt offen
only-here = Nicht gespeichert
restart = Neu beginnen
duplicate = Duplizieren
delete = Löschen
restore = Wiederherstellen
action = { $action }: { $game }
left-today = Wird heute endgültig gelöscht
left =
    Bleibt noch { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }

## Wann ein Spiel zuletzt gespielt wurde

just-now = gerade eben
minutes-ago =
    vor { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
hours-ago =
    vor { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }
days-ago =
    vor { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }
months-ago =
    vor { $months ->
        [one] { $months } Monat
       *[other] { $months } Monaten
    }
years-ago =
    vor { $years ->
        [one] { $years } Jahr
       *[other] { $years } Jahren
    }

## Die Liste

solved = Gelöst ({ $games })
away = Zuletzt gelöscht ({ $games })
reading = Deine Spiele werden geladen…
reading-some = Deine Spiele werden geladen… bisher { $games }
more = Mehr zeigen (noch { $games })
fault = Deine gespeicherten Spiele ließen sich nicht lesen. { $reason } Die Liste hat nur Spiele dieser Seite.
unsaved = Dieser Browser kann gerade nichts speichern. Spiele bleiben nur, bis du die Seite schließt.
untouched = Jeder Zug wird gespeichert. Fang also an, so viele du willst, und komm auf jedes zurück.
none-open = Keine offenen Spiele.
none-here = Keine offenen Spiele in dieser Größe.

## Spiele, die sich nicht lesen lassen

unreadable =
    { $games ->
        [one] { $games } Spiel ließ sich nicht lesen. Nichts hat sich geändert, und „In Datei speichern“ nimmt es mit.
       *[other] { $games } Spiele ließen sich nicht lesen. Nichts hat sich geändert, und „In Datei speichern“ nimmt sie mit.
    }
save-unreadable = Diese in Datei speichern
delete-unreadable = Diese löschen
question = Das lässt sich nicht rückgängig machen. Um diese Spiele zu behalten, speichere sie vorher in einer Datei.
delete-for-good = Endgültig löschen
keep = Behalten

## Dateien

file = Sicherung
file-help = Deine Spiele, Zeiten und Einstellungen liegen nur in diesem Browser. Speichere sie in einer Datei, um sie zu sichern oder mitzunehmen. Eine geladene Datei kommt zu dem dazu, was hier ist; nichts geht verloren, und nichts ist doppelt.
save = In Datei speichern
load = Datei laden
drop = Lass die Datei los, um sie zu laden
importing = Die Datei wird geladen: { $percent } %
comparing = Die Datei wird mit den Spielen hier verglichen…
writing = Die Spiele aus der Datei werden hinzugefügt…
stop = Stopp
