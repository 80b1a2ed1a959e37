### Die Wörter der Tasten: ihre Modi, die Zeile darüber und die Werkzeuge.

pad = Ziffern
left = {" "}übrig
locked = fixiert
comma = Buchstaben sind hier Ziffern. Tippe vor einem Befehl ein Komma.

## Die Modi

modes = Eingabeart
mode-digit = Ziffer
mode-notes = Notizen
mode-corner = Rand
mode-centre = Mitte
mode-colour = Farbe

## Die Zeile über den Tasten

command-notes = Tippe einen Buchstaben: Z Ziffern, X Notizen, V Farbe, L fixieren, F Notizen füllen, T Probe.
command-corner = Tippe einen Buchstaben: Z Ziffern, X Rand, C Mitte, V Farbe, L fixieren, T Probe.
cancel-command = Befehl abbrechen
locked-digit = { $digit } ist fixiert und kommt in jede Zelle, die du auswählst.
locked-note = { $digit } ist fixiert und kommt als Notiz in jede Zelle, die du auswählst.
locked-only = { $digit } ist fixiert.
unlock = Freigeben
first-place = Drücke eine Ziffer für die ausgewählte Zelle.
first-lock = Halte eine Ziffer gedrückt, um sie in mehrere Zellen zu setzen.
first-hint = Keine Idee? Drücke „Tipp“, oder frag, warum: Drücke lange auf eine Zelle, oder klicke sie mit rechts an.
face-notes = Einmal drücken notiert eine Ziffer, zweimal schnell setzt sie.
face-corner = Einmal drücken gibt eine Randnotiz, zweimal schnell setzt die Ziffer.
face-centre = Einmal drücken gibt eine Mittelnotiz, zweimal schnell setzt die Ziffer.
face-colour = Drücke einen Kandidaten, um ihn zu färben.
pick-colour = Wähle eine Farbe für die ausgewählten Zellen.

## Hervorhebungen und Farben

highlights = Hervorheben
pairs = Zwei Kandidaten
clear-highlight = Hervorhebung aufheben
paints = Farben
paint = Farbe { $number }, { $name }
targets = Was färben?
target-cells = Zellen
target-candidates = Kandidaten
clear-colours = Alle löschen
clear-colours-help = Alle Farben löschen
red = Rot
orange = Orange
yellow = Gelb
green = Grün
teal = Türkis
blue = Blau
violet = Violett
pink = Rosa
grey = Grau

## Eine Probe

trial = Probe
tried =
    Probe: { $digits ->
        [one] { $digits } Ziffer
       *[other] { $digits } Ziffern
    } gesetzt
keep = Behalten
discard = Verwerfen

## Die Werkzeuge

tools = Werkzeuge
tools-more = Mehr
tools-all = Mehr Werkzeuge
undo = Rückgängig
undo-hold = Rückgängig. Zum Wiederholen gedrückt halten.
notes = Notizen
erase = Löschen
hint = Tipp
check = Prüfen
filter = Hervorheben
candidates = Kandidaten
all-candidates = Alle zeigen
fill = Alle möglichen Notizen eintragen
fill-all = In alle leeren Zellen
fill-selected = In die ausgewählten Zellen
fill-one = Für eine Ziffer, überall
fill-plain = Jede Ziffer in jede leere Zelle
moments = Verlauf
paint-tools = Farben
colour = Farbe
pen = Stift
singles = Nackte Einer setzen
solution = Lösung
