### Die Einstellungen.

more = Mehr Einstellungen
reset = Zurücksetzen
at-once = Änderungen gelten sofort.
newer = Deine Einstellungen kommen aus einer neueren Version von Stepdoku und bleiben unverändert. Änderungen gelten hier, bis du die Seite schließt.
not-kept = Dieser Browser lässt kein Speichern zu. Änderungen gelten hier, bis du die Seite schließt.

## Die Gruppen

group-entering = Ziffern eintragen
group-lit = Hervorheben
group-notes = Notizen
group-checking = Fehler
group-hints = Tipps und Schritte
group-clock = Uhr
group-look = Aussehen
group-ear = Screenreader
group-ladder = Techniken

## Die Schalter, jeder mit Namen und Erklärung

digit-first = Ziffer zuerst
digit-first-help = Wähle eine Ziffer, dann tippe auf ihre Zellen.
left-counts = Übrige zeigen
left-counts-help = Jede Zifferntaste zeigt, wie oft die Ziffer noch fehlt.
pad-from-bottom = Anordnung wie am Ziffernblock
pad-from-bottom-help = Setzt 1, 2 und 3 in die unterste Reihe.
letter-keys = Buchstaben als Tastenkürzel
letter-keys-help = Einzelne Buchstaben und Zeichen dienen als Tastenkürzel.
peers = Zeile, Spalte und Block
peers-help = Tönt alle Zellen, die die ausgewählte Zelle sieht.
same-digit = Gleiche Ziffer
same-digit-help = Hebt alle Zellen mit der ausgewählten Ziffer hervor.
same-candidate = Gleiche Notiz
same-candidate-help = Hebt die ausgewählte Ziffer auch in deinen Notizen hervor.
preview = Kandidaten unter dem Zeiger
preview-help = Zeig nach „Kandidaten zeigen“ auf andere Zellen, um auch ihre zu sehen.
large = Große Erklärungen
large-help = Vergrößert Tipps, Schritte und Antworten, damit eine Klasse sie lesen kann.
simple = Einfache Ansicht
simple-help = Zeigt das Brett, große Tasten, „Zurück“ und einen freundlichen Tipp, für ein kleines Kind.
tools = Alle Werkzeuge
tools-help = Alle Werkzeuge, die Uhr und das Menü sind zur Hand.
coordinates = Zeilen- und Spaltennummern
coordinates-help = Nummeriert die Ränder des Bretts, während du spielst.
left-handed = Linkshändig
left-handed-help = Auf breiten Bildschirmen stehen die Tasten links vom Brett.
more-contrast = Mehr Kontrast
more-contrast-help = Schwarz auf Weiß oder Weiß auf Schwarz, mit kräftigeren Linien.
cage-colours = Getönte Käfige
cage-colours-help = Gibt benachbarten Käfigen eines Killers verschiedene Farbtöne.
large-digits = Große Ziffern
large-digits-help = Die Ziffern füllen ihre Zellen aus.
large-notes = Große Notizen
large-notes-help = Vergrößert Kandidaten, und Notizen an festen Plätzen.
wrong-at-once = Falsche Ziffern sofort markieren
wrong-at-once-help = Vergleicht jede Ziffer mit der Lösung, was als Prüfen zählt.
sounds = Töne
sounds-help = Ein Ton meldet einen Widerspruch, eine volle Zeile, eine volle Spalte, einen vollen Block und das Ende.
text-board = Brett als Text
text-board-help = Fügt jede Zeile als Textzeile hinzu, unter einer Überschrift, für eine Braillezeile.
keep-notes = Notizen automatisch aktualisieren
keep-notes-help = Eine gesetzte Ziffer verschwindet aus den Notizen ihrer Zeile, ihrer Spalte und ihres Blocks.
strike-sums = Kombinationen streichen
strike-sums-help = In einem Killer streichen die Ziffern auf dem Brett Kombinationen, die nicht mehr passen. Deine Notizen tun das immer.
warn-notes = Vor falschem Streichen warnen
warn-notes-help = Warnt, wenn eine entfernte Notiz die richtige war. Das verrät die Ziffer.
duplicates = Doppelte markieren
duplicates-help = Markiert eine Ziffer, die in einer Zeile, einer Spalte oder einem Block zweimal steht.
idle-pause = Automatische Pause
idle-pause-help = Pausiert nach fünf Minuten ohne Eingabe und verdeckt das Brett.
celebrate = Feiern
celebrate-help = Zeigt eine Animation, wenn du fertig bist.
own-notes = Tipps aus meinen Notizen
own-notes-help = Verlässt sich auf deine Notizen: Was du aus vollständigen entfernt hast, gilt als ausgeschlossen.
staged-steps = Löser in Stufen
staged-steps-help = „Weiter“ zeigt zuerst, wo du hinsehen sollst, dann die Technik, dann die Begründung.
line-by-line = Zeile für Zeile
line-by-line-help = „Weiter“ zeigt eine lange Begründung Zeile für Zeile, jede mit ihrem Link auf dem Brett.
say-why = Begründen
say-why-help = Markiere, was eine Ziffer erzwingt, bevor sie zählt.
judge-moves = War das geraten?
judge-moves-help = Sagt nach jedem Zug, ob er zu sehen war, erst andere Schritte brauchte oder falsch war.
one-solution = Eine einzige Lösung annehmen
one-solution-help = Nutzt auch Muster, die darauf beruhen, etwa einzigartige Rechtecke.

## Die Fragen und ihre Antworten, jede mit Namen und Erklärung

note-layout = Anordnung der Notizen
note-layout-fixed = Feste Plätze
note-layout-fixed-help = Jede Ziffer hat ihren eigenen Platz in der Zelle.
note-layout-corner-centre = Rand und Mitte
note-layout-corner-centre-help = Zwei Arten von Notizen: Snyder-Notizen am Rand und andere in der Mitte.

check-says = Was „Prüfen“ verrät
check-says-whether = Richtig oder falsch
check-says-whether-help = „Prüfen“ sagt, ob es einen Fehler gibt.
check-says-how-many = Wie viele
check-says-how-many-help = „Prüfen“ sagt, wie viele Ziffern falsch sind.
check-says-which = Welche
check-says-which-help = „Prüfen“ markiert die falschen Ziffern.

clock = Uhr
clock-shown = Sichtbar
clock-shown-help = Die Uhr steht über dem Brett.
clock-hidden = Verborgen
clock-hidden-help = Du siehst deine Zeit, wenn du fertig bist.
clock-off = Aus
clock-off-help = Keine Uhr und keine Pause.

language = Sprache
language-browser = Wie im Browser
language-browser-help = Die Seite richtet sich nach den Sprachen deines Browsers.
language-own-help = Die Seite lädt neu in dieser Sprache.
theme = Farbschema
theme-system = System
theme-system-help = Wie auf deinem Gerät.
theme-light = Hell
theme-light-help = Immer dunkle Schrift auf hellem Grund.
theme-dark = Dunkel
theme-dark-help = Immer helle Schrift auf dunklem Grund.

symbols = Zeichen
symbols-digits = Ziffern
symbols-digits-help = 1, 2, 3 und so weiter.
symbols-letters = Buchstaben
symbols-letters-help = A, B, C und so weiter, bei 4×4 und 9×9.
symbols-pictures = Bilder
symbols-pictures-help = Sonne, Fisch, Blatt und so weiter, bei 4×4 und 9×9.
symbols-colours = Farben
symbols-colours-help = Rot, Blau, Gelb und so weiter, bei 4×4 und 9×9.

speech = Gesprochene Zellen
speech-full = Ausführlich
speech-full-help = Screenreader sagen „5, Vorgabe, Zeile 2 Spalte 3, Block 1“.
speech-short = Kurz
speech-short-help = Screenreader sagen „5, Vorgabe, Z2 S3“.
speech-placeless = Ohne Ort
speech-placeless-help = Screenreader sagen „5, Vorgabe“; Semikolon, dann P, nennt den Ort.

ladder = Reihenfolge der Techniken
ladder-teaching = Wie im Unterricht
ladder-teaching-help = Was am leichtesten zu sehen ist, zuerst: versteckte Einer vor nackten Einern.
ladder-hodoku = Wie in HoDoKu
ladder-hodoku-help = Die Techniken, die HoDoKu kennt, in seiner Reihenfolge.

## Eigene Farben

colours = Deine Farben
colours-help = Wähle einen Farbton. Stepdoku macht ihn heller oder dunkler, damit Ziffern lesbar bleiben.
colours-theme = Farbschema
colour-digits = Deine Ziffern
colour-same = Zellen mit gleicher Ziffer
colour-cursor = Ausgewählte Zelle

## Die Techniken, die gelten

techniques = Techniken
tier-1 = Einer
tier-2 = Gesperrte Kandidaten und Paare
tier-3 = Tripel, X-Wings, Muster aus zwei Links
tier-4 = Wings, Färbung, einzigartige Rechtecke
tier-5 = Ketten und fast gesperrte Mengen
tier-6 = Gruppierte Ketten, exotische Fische, Zwang
all-used = alle { $all }
some-used = { $some } von { $all }
not-in-order = Nicht in HoDoKu.
assumes = Aus: setzt eine einzige Lösung voraus.
