### Die Tipps.

stage = { $stage } von 3
close = Tipp schließen

## Die Knöpfe eines Tipps

which-technique = Welche Technik?
show-reason = Zeig mir, warum
next-line = Nächste Zeile
apply = Anwenden
show-digits = Zeigen, welche
show-notes = Zeigen, wo
back = Vor den Fehler
ask = Nach einer Zelle fragen
refill = Neu eintragen
stop = Suche beenden

## Tipps ohne Schritt

looking = Der nächste Schritt wird gesucht…
wrong-digits =
    { $digits ->
        [one] Eine deiner Ziffern ist falsch. Berichtige sie, bevor du einen Tipp holst.
       *[other] { $digits } deiner Ziffern sind falsch. Berichtige sie, bevor du einen Tipp holst.
    }
marked-digits =
    { $digits ->
        [one] Die markierte Ziffer ist falsch.
       *[other] Die { $digits } markierten Ziffern sind falsch.
    }
lost-notes =
    { $cells ->
        [one] In einer Zelle fehlt deinen Notizen die richtige Ziffer.
       *[other] In { $cells } Zellen fehlt deinen Notizen die richtige Ziffer.
    }
marked-notes =
    { $cells ->
        [one] In der markierten Zelle fehlt deinen Notizen die richtige Ziffer.
       *[other] In den { $cells } markierten Zellen fehlt deinen Notizen die richtige Ziffer.
    }
nothing = Keine der Techniken, die du eingeschaltet hast, findet einen Schritt. Du hast nichts übersehen: Ab hier hilft nur Raten oder eine Technik, die Stepdoku nicht kennt.

## Wo du hinsehen sollst

look-at = Such in { $place }.
look-for = Such in { $place } nach { $digit }.
framed = dem eingerahmten Teil des Bretts
spoken-place = Tipp. { $place }
spoken-step = { $step }. { $more }
spoken-reason = { $reason } { $effect } Mit der Eingabetaste wendest du den Schritt an.

## Was das Anwenden tut

puts = „Anwenden“ setzt { $digit } in { $cell }. Du kannst es zurücknehmen.
removes =
    „Anwenden“ entfernt { $notes ->
        [one] { $notes } Notiz
       *[other] { $notes } Notizen
    }. Du kannst es zurücknehmen.
fills-one = In { $cell } sind keine Notizen. „Anwenden“ trägt die Kandidaten ein, ohne { $digits }.
fills-one-removes =
    In { $cell } sind keine Notizen. „Anwenden“ trägt die Kandidaten ein, ohne { $digits }, und entfernt anderswo { $notes ->
        [one] { $notes } Notiz
       *[other] { $notes } Notizen
    }.
fills =
    { $cells ->
        [one] { $cells } Zelle hat
       *[other] { $cells } Zellen haben
    } keine Notizen. „Anwenden“ trägt die übrigen Kandidaten ein.
fills-removes =
    { $cells ->
        [one] { $cells } Zelle hat
       *[other] { $cells } Zellen haben
    } keine Notizen. „Anwenden“ trägt die übrigen Kandidaten ein und entfernt anderswo { $notes ->
        [one] { $notes } Notiz
       *[other] { $notes } Notizen
    }.

## Was das Anwenden getan hat, für Screenreader

placed = { $digit } in { $cell } gesetzt.
removed =
    { $notes ->
        [one] { $notes } Notiz
       *[other] { $notes } Notizen
    } entfernt.
added =
    Notizen in { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    } eingetragen, { $notes ->
        [one] { $notes } Notiz
       *[other] { $notes } Notizen
    } entfernt.
