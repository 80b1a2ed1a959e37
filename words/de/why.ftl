### „Warum?“ und „Warum nicht?“

answer = Antwort
close = Schließen
choose = Wähle eine Ziffer, um zu sehen, warum sie hier steht, warum sie es nicht kann oder was aus ihr folgen würde.

## Die Frage

ask-about = Frage zu { $cell }
why-is = Warum steht { $digit } in { $cell }?
why-not = Warum kann { $cell } nicht { $digit } sein?
what-if = Was, wenn { $digit } in { $cell } stünde?

## Die Ziffern der Zelle

digits = Ziffern der Zelle
digit-is = Warum steht hier { $digit }?
digit-gone = Warum kann hier nicht { $digit } stehen?
digit-then = { $digit } ist dann ausgeschlossen. Was, wenn hier { $digit } stünde?
digit-possible = Was, wenn hier { $digit } stünde?
look-placed = in dieser Zelle
look-possible = noch möglich
look-gone = ausgeschlossen

## Die Fragen bisher

way = Bisherige Fragen
tried = { $cell } = { $digit }?
line-number = Zeile { $number }
back = Zurück

## Worauf eine Antwort beruht

rests = Das beruht auf
stands = { $cell } = { $digit }
gone = { $cell } ≠ { $digit }
given = Vorgabe
yours = von dir
before = schon vorher ausgeschlossen
by-digit = durch eine Ziffer ausgeschlossen
by-trial = versucht
proof = Beweis für

## Ein Versuch

lines = Zeile für Zeile
suppose = Angenommen, { $fact }
line-by = { $fact } · { $technique }
contradiction = Widerspruch
line-before = Zurück
line-after = Weiter
at = { $number } von { $all }

## Die Arbeit im Hintergrund

busy = Sucht…
busy-trial = Schritt { $step } von höchstens { $most }
busy-cells = { $cells } von { $all } Zellen
cancel = Abbrechen
