### Die Texte zum Lernen von Techniken, außer den Erklärungen selbst, den Übungen und den Beinahe-Mustern.

## Die Liste der Techniken

about = Jede Stufe nennt die Techniken, die dort neu sind.
all = Alle Techniken
about-technique = Mehr zu „{ $technique }“
back = Zurück: { $dialog }
plain = Als einfache Seiten lesen
lookup = Techniken
lookup-help = Was jede ist, warum sie funktioniert und wie du sie entdeckst.
lookup-open = Nachschlagen
find = Eine von { $count } Techniken suchen
find-none = Keine Technik heißt so.
seen = gesehen
found-one = einmal gefunden
found-alone = dreimal allein gefunden
percent = { $percent } %
percent-help = Geschätzte Chance, dass du sie auch heute noch erkennst

## Die Seite einer Technik

head-idea = Die Idee
head-why = Warum es stimmt
head-miss = Ein häufiger Fehler
head-look = So findest du sie
head-kin = Verwandtes
head-names = Andere Namen
head-follows = Was daraus folgt
here-digit = Hier: { $digits }.
here-digit-in = Hier: { $digits } in { $place }.
here-digits = Hier: die Ziffern { $digits }.
here-digits-in = Hier: die Ziffern { $digits } in { $place }.
often = Wie oft
often-none = In keinem von { $counted } Rätseln in { $size } kam sie vor: Immer half eine leichtere Technik.
often-first =
    Von { $all } Rätseln in { $size } von Schwer bis Extrem kommt sie { $count ->
        [one] in einem
       *[other] in { $used }
    } vor.
often-first-hardest =
    Von { $all } Rätseln in { $size } von Schwer bis Extrem kommt sie { $count ->
        [one] in einem
       *[other] in { $used }
    } vor, und { $hardest }-mal ist sie der schwerste Schritt.
often-next =
    Von { $all } in { $size } kommt sie { $count ->
        [one] in einem
       *[other] in { $used }
    } vor.
often-next-hardest =
    Von { $all } in { $size } kommt sie { $count ->
        [one] in einem
       *[other] in { $used }
    } vor, und { $hardest }-mal ist sie der schwerste Schritt.
often-all = allen
make = Rätsel erstellen, das sie braucht
loading = Wird geladen…
missing = Dieser Text konnte nicht geladen werden. Prüfe die Verbindung und öffne ihn dann noch einmal.
practise = Üben
learn = Schritt für Schritt lernen
print = Diese Seite drucken

## Das Beispiel

line-by-line = Zeile für Zeile
line-back = Zurück
line-next = Nächste Zeile
line-all = Alles zeigen
other-size = In einer anderen Größe
lacks = Kein Beispiel in { $sizes }: In jedem gezählten Rätsel leistet eine leichtere Technik dasselbe.
beside-columns = In Spalten statt in Zeilen
beside-rows = In Zeilen statt in Spalten
beside-smaller = Auf einem kleineren Brett, { $size }
beside-plainer = Ein Fall mit weniger Kandidaten
beside-another = Ein anderer Fall

## Dein Fortschritt mit einer Technik

charts = Dein Fortschritt
usually = Meist entdeckst du sie in { $time }.
trend = Beim ersten Mal hat es hier { $first } gedauert, zuletzt { $last }.
chance = Geschätzte Chance, dass du sie auch heute noch erkennst: { $percent } %.
minutes = { $count } Minuten
chart-times = Sekunden bis zum Entdecken, die letzten am Ende: { $times }
chart-latest = Deine letzten { $count } Zeiten
chart-chance = Geschätzte Chance, dass du sie noch erkennst: heute { $now } %, nach { $days } Tagen ohne Übung { $later } %
chart-estimate = Schätzung: heute { $now } %, in { $days } Tagen { $later } %
chart-learned = Von { $all } Techniken: { $seen } gesehen, { $found } gefunden, { $alone } dreimal allein gefunden

## Der Kurs: Einheiten aus je ein paar Übungen

course = Kurs
course-help = Jede Einheit besteht aus ein paar kurzen Übungen. Steig von unten auf, oder beginne, wo du willst.
course-done = { $done } von { $all } geschafft
unit-done = geschafft
unit-faded = auffrischen
refresh-today = Heute { $count } auffrischen
start = Start: { $unit }
continue-unit = Weiter: { $unit }
worth = Als Nächstes lernen: { $technique }
worth-hard = Der schwerste Schritt in { $count } von { $all } Rätseln von Schwer bis Extrem.
worth-hard-at = Der schwerste Schritt in { $count } von { $all } Rätseln in { $size } von Schwer bis Extrem.
worth-easy = Nötig in { $count } von { $all } Rätseln.
worth-easy-at = Nötig in { $count } von { $all } Rätseln in { $size }.
unit-at = { $techniques } auf { $side }×{ $side }
chapter-small = Erste Schritte auf 4×4
chapter-scanning = Scannen
chapter-singles = Einer
chapter-locked = Gesperrte Kandidaten
chapter-killer = Killer: Käfige addieren
chapter-lines = Linien und Summen: Hinweise lesen
chapter-pairs = Paare
chapter-triples = Tripel und Quadrupel
chapter-fish = Fische und starke Links
chapter-wings = Wings
chapter-uniqueness = Eindeutigkeit
chapter-colouring = Färbung und X-Ketten
chapter-chains = Von Links zu Ketten
chapter-sets = Fast gesperrte Mengen
chapter-exotics = Exoten
unread =
    { $count ->
        [one] { $count } Versuch aus deinen Übungen konnte nicht gelesen werden. Er bleibt
       *[other] { $count } Versuche aus deinen Übungen konnten nicht gelesen werden. Sie bleiben
    } unverändert auf diesem Gerät. Alle anderen zählen.

## Übungen ohne Ende, jede mit Namen und einem Satz

practice = Üben
boards = Größe des Bretts
chains = Ketten bauen
chains-help = Verbinde Kandidaten, bis sie etwas beweisen.
mistakes = Den Fehler finden
mistakes-help = Eine Ziffer oder eine Notiz ist falsch. Welche?
repairs = Volles Brett berichtigen
repairs-help = Jede Zelle ist gefüllt, aber einige Ziffern sind falsch.
mixed = Gemischte Übung
mixed-help = Finde den nächsten Schritt. Die Technik wird nicht verraten.
own = Aus deinen Spielen
own-places =
    Aus deinen Spielen: { $count ->
        [one] eine Stelle
       *[other] { $count } Stellen
    }
own-help = Wo du geraten oder einen Tipp geholt hast.
refresh = Auffrischen

## Für den Unterricht, jede Tür mit Namen und einem Satz

teachers = Für den Unterricht
door-lesson = Lektion
door-lesson-help = Deine Folien, jede mit einem Brett und einem Schritt. Neue Schritte kommen aus „Erklären“ dazu.
door-assignment = Aufgabe
door-assignment-help = Schick anderen das Rätsel, das du gerade spielst. Alle schicken dir ihr Ergebnis.
door-class = Ergebnisse der Klasse
door-class-help = Sammle die Ergebnisse einer Aufgabe in einer Tabelle.
door-story = Wie es entsteht
door-story-help = Sieh zu, wie ein Rätsel gefüllt und dann geleert wird.
door-present = Vorführen
door-present-help = Erkläre das Rätsel, das du gerade spielst, Satz für Satz auf einem großen Bildschirm.

## Die Regeln

rules = Die Regeln von Sudoku
rule-rows = Fülle alle leeren Zellen so, dass in jeder Zeile jede Ziffer von { $digits } einmal steht.
rule-columns = Auch in jeder Spalte steht jede Ziffer einmal.
rule-boxes = In jedem dick umrandeten Block steht jede Ziffer einmal.
digits-to = 1 bis { $last }
digits-letter = 1 bis 9 und A
digits-letters = 1 bis 9 und A bis { $last }
picture-row = Ein volles Brett mit { $size }, eine Zeile hervorgehoben
picture-column = Ein volles Brett mit { $size }, eine Spalte hervorgehoben
picture-box = Ein volles Brett mit { $size }, ein Block hervorgehoben
rules-start = Auf 4×4 probieren

## Wörter, die ein Schritt gebraucht, vor den ersten Übungen

word-cell = Z3S1
word-cell-help = Die Zelle in Zeile 3, Spalte 1.
word-candidate = Kandidat
word-candidate-help = Eine Ziffer, die in einer Zelle noch möglich ist.
word-area = Bereich
word-area-help = Eine Zeile, eine Spalte oder ein Block.
go = Selbst versuchen
