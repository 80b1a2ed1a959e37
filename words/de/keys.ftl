### Die Liste der Tasten, und die erste Anleitung.

how = So wird gespielt
by-ear = Screenreader: Drücke auf dem Brett Semikolon, dann R, um die Zeile zu hören, N für die nächste leere Zelle oder 5 für die Plätze von 5. Das Fragezeichen öffnet die Hilfe mit allen Tasten.
by-ear-no-letters = Screenreader: Schalte in den Einstellungen die Buchstaben als Tastenkürzel ein, dann fragt das Semikolon das Brett ab.
keys = Tasten
licences = Lizenzen der Software in Stepdoku

## Die Anleitung: jeder Teil mit Titel, Text zum Bild und Text ohne Bild

rules = Die Regeln
rules-seen = Fülle das Brett so, dass in jeder Zeile, jeder Spalte und jedem Block jede Ziffer von 1 bis 9 einmal steht. Das Bild zeigt eine Zeile, eine Spalte und einen Block.
rules-heard = Fülle das Brett so, dass in jeder Zeile, jeder Spalte und jedem Block jede Ziffer von 1 bis 9 einmal steht.
digit = Eine Ziffer eintragen
digit-seen = Die getönten Zellen haben mit der umrahmten eine Zeile, eine Spalte oder einen Block gemeinsam, und in ihnen steht jede Ziffer außer { $digit }. Also muss { $digit } in der umrahmten Zelle stehen. Wähle sie aus und drücke { $digit }.
digit-heard = Stehen in der Zeile, der Spalte und dem Block einer Zelle zusammen alle Ziffern außer einer, dann muss diese Ziffer in die Zelle. Geh mit den Pfeiltasten dorthin und drücke die Ziffer.
notes = Notizen machen
notes-seen = Die umrahmte Zelle kann { $either } sein. Um dir das zu merken, wähle sie aus, dann „Notizen“, und drücke { $all }.
notes-heard = Kann eine Zelle 3 oder 5 sein, dann notiere beide: Geh dorthin, wähle mit X die Notizen, und drücke 3 und 5. Z führt zurück zu den Ziffern.
hint = Einen Tipp holen
hint-seen = „Tipp“ sagt zuerst, wo du hinsehen sollst, dann wie, dann warum; jeder Teil wartet, bis du fragst. Hier braucht der getönte Block { $digit }, und dafür ist nur die umrahmte Zelle übrig.
hint-heard = I oder Schrägstrich gibt einen Tipp: zuerst, wo du hinsehen sollst, dann wie, dann warum; jeder Teil wartet, bis du fragst. Mit der Eingabetaste wendest du ihn danach an.
steps = Beim Lösen zusehen
steps-seen =
    „Erklären“ löst das Rätsel Schritt für Schritt, jeweils mit Begründung. Im Bild { $digits ->
        [one] ist { $digits } Ziffer
       *[other] sind { $digits } Ziffern
    } gesetzt. Dein eigenes Brett bleibt, wie es ist.
steps-heard = „Erklären“ löst das Rätsel Schritt für Schritt, jeweils mit Begründung. Dein eigenes Brett bleibt, wie es ist.

## Wie Tasten gelesen werden

note = Tastenkürzel gelten, solange der Fokus auf dem Brett oder seinen Knöpfen liegt. Auf einem Mac nimm Cmd statt Strg und Option statt Alt.
note-digits = Tastenkürzel gelten, solange der Fokus auf dem Brett oder seinen Knöpfen liegt. Auf diesem Brett sind Buchstaben Ziffern, tippe also vor einem Befehl ein Komma. Auf einem Mac nimm Cmd statt Strg und Option statt Alt.
note-no-letters = Tastenkürzel gelten, solange der Fokus auf dem Brett oder seinen Knöpfen liegt. Buchstaben als Tastenkürzel sind in den Einstellungen ausgeschaltet. Auf einem Mac nimm Cmd statt Strg und Option statt Alt.

## Gesten mit Maus oder Finger, und was sie tun

gestures = Mit Maus oder Finger
drag = Über Zellen ziehen
drag-does = Wählt sie alle aus
modified-click = Strg oder Umschalt + Klick
modified-click-does = Nimmt eine Zelle dazu oder heraus
double-click = Doppelklick auf eine Zelle
double-click-does = Wählt alle Zellen mit derselben Ziffer aus
pinch = Zwei Finger oder Doppeltipp auf ein großes Brett
pinch-does = Vergrößert oder verkleinert; Ziehen verschiebt
hold = Lange drücken oder Rechtsklick auf eine Zelle
hold-does = Fragt warum, oder zeigt ihre Kandidaten
hold-shift = Umschalt oder Strg halten
hold-shift-does = Trägt so lange Notizen statt Ziffern ein
double-tap-key = Doppeltipp auf eine Zifferntaste
double-tap-key-does = Fixiert die Ziffer; im Modus „Notizen“: setzt sie
hold-key = Zifferntaste lange drücken
hold-key-does = Fixiert die Ziffer: Jede Zelle, auf die du tippst, bekommt sie

## Die Namen der Tasten

ctrl = Strg + { $key }
alt = Alt + { $key }
shift = Umschalt + { $key }
after-comma = , dann { $key }
after-semicolon = ; dann { $key }
digit-keys = 1–{ $last }
figures-and-letter = 1–9, A
figures-and-letters = 1–9, A–{ $last }
arrows = Pfeile
wasd = W A S D
arrow = Pfeil
home = Pos1
ends = Pos1, Ende
space = Leertaste
delete = Entf
backspace = Rücktaste
enter = Eingabe
escape = Esc
page-up = Bild auf
page-down = Bild ab

## Die Gruppen von Tasten

group-entering = Eintragen
group-moving = Bewegen und Auswählen
group-modes = Modi
group-aids = Hilfe und Hervorheben
group-queries = Fragen an das Brett, mit gesprochener Antwort
group-game = Proben und Verlauf
group-solver = Im Löser, Schritt für Schritt
group-present = Beim Vorführen
group-why = In einer Antwort auf „Warum?“
group-review = In der Liste eines Rückblicks

## Was Tasten tun

do-enter = Ziffer eintragen, je nach Modus
do-note = Notiz hinzufügen oder entfernen, in jedem Modus
do-corner = Randnotiz, in jedem Modus
do-centre = Mittelnotiz, in jedem Modus
do-erase = Ausgewählte Zellen leeren; im Farbmodus ihre Farben löschen
do-swap = Rand- und Mittelnotizen tauschen
do-lock = Ziffer dieser Zelle fixieren oder freigeben
do-confirm = Den Tipp anwenden, dessen Begründung offen ist; sonst die fixierte Ziffer eintragen oder das Brett prüfen
do-undo = Rückgängig
do-redo = Wiederholen
do-go = Zur nächsten Zelle
do-go-far = Zum nächsten Block
do-go-to-end = Zum Anfang oder Ende der Zeile
do-go-to-corner = Zur ersten oder letzten Zelle
do-extend = Auswahl erweitern
do-extend-far = Eine Zelle im nächsten Block dazunehmen, oder die erste oder letzte Zelle
do-select-all = Alle Zellen auswählen
do-closer = Vergrößern
do-farther = Verkleinern
do-whole = Das ganze Brett zeigen (* des Ziffernblocks)
do-escape = Abbrechen oder schließen; Auswahl aufheben
do-comma = Der nächste Buchstabe ist ein Befehl
do-digit-mode = Ziffern
do-note-mode = Notizen
do-corner-mode = Randnotizen
do-centre-mode = Mittelnotizen
do-colour-mode = Farben. Noch einmal: für Zellen oder Kandidaten.
do-next-mode = Nächster Modus
do-filter = Hervorhebung einer Ziffer ein- oder ausschalten
do-filter-none = Hervorhebung aufheben
do-step-filter = Vorige oder nächste Ziffer hervorheben
do-bivalue = Hervorhebung der Zellen mit zwei Kandidaten ein- oder ausschalten
do-candidates = Alle Kandidaten zeigen oder ausblenden
do-look = Kandidaten dieser Zelle zeigen
do-fill-all = Alle Notizen eintragen
do-fill-selected = In die ausgewählten Zellen Notizen eintragen
do-check = Das Brett prüfen
do-hint = Tipp. Noch einmal für die Technik, dann für die Begründung
do-try = Probe beginnen
do-keep-trial = Probe behalten
do-give-up = Probe verwerfen und zurückgehen
do-moments = Verlauf
do-editor = Rätsel eingeben
do-pause = Pause oder weiter
do-help = Hilfe
do-paste = Rätsel einfügen und spielen
do-next-step = Nächster Schritt
do-back-step = Voriger Schritt
do-next-pass = Nächste Runde
do-back-pass = Vorige Runde
do-why = Fragen, warum
do-other-way = Zwischen Weg und Runden wechseln
do-all-steps = Alle Schritte zeigen oder ausblenden
do-ask = Die nächste Taste stellt eine Frage an das Brett
do-present-next = Mehr zeigen
do-present-back = Das zuletzt Gezeigte zurücknehmen
do-present-again = Zum Anfang dieses Schritts
do-present-blank = Schwarzer Bildschirm, bis zum nächsten Drücken
do-present-leave = Zurück zum Löser
do-answer-ask = Nach dieser Ziffer in der Zelle fragen
do-answer-line = Vorige oder nächste Zeile
do-answer-back = Zur Antwort, die hierher führte
do-answer-close = Antwort schließen
do-review-move = Voriger oder nächster Zug
do-review-page = Zehn Züge zurück oder vor
do-review-end = Erster oder letzter Zug

## Was Tasten über das Brett fragen

ask-row = Zeile vorlesen
ask-column = Spalte vorlesen
ask-box = Block vorlesen
ask-further = Diagonalen und Fenster der Zelle vorlesen
ask-board = Das ganze Brett vorlesen, Zeile für Zeile
ask-place = Zeile, Spalte und Block der Zelle
ask-missing = Ziffern, die in Zeile, Spalte und Block fehlen
ask-places = Plätze dieser Ziffer in Zeile, Spalte und Block
ask-digit = Dasselbe für eine beliebige Ziffer, die du danach drückst
ask-next-empty = Nächste leere Zelle
ask-previous-empty = Vorige leere Zelle
ask-next-highlighted = Nächste hervorgehobene oder markierte Zelle
ask-previous-highlighted = Vorige hervorgehobene oder markierte Zelle
ask-next-pair = Nächste Zelle mit zwei Kandidaten
ask-previous-pair = Vorige Zelle mit zwei Kandidaten
ask-go = Zu einer Zelle: Drücke ihre Zeile, dann ihre Spalte
ask-next-link = Nächster Link der Kette auf dem Brett
ask-previous-link = Voriger Link der Kette
ask-counts = Anzahl jeder Ziffer auf dem Brett
ask-highlighted = Die hervorgehobenen Zellen und die Markierungen eines Schritts aufzählen
ask-around = Die Zellen ringsum einzeln vorlesen; S liest jeweils die nächste
ask-around-back = Dasselbe rückwärts
ask-state = Größe, Stufe, leere Zellen und Modus
