### Die Wörter der Rätsel nach Maß und des Rätsels des Tages.

## Die Wege zu einem Rätsel

door-more = Mehr
door-measure = Nach Maß
door-own = Eigenes eingeben
print = Heft drucken
back = Zurück
examples = Beispiele

## Das Rätsel des Tages

today = Rätsel des Tages
today-play = Spielen
today-go-on = Weiter
today-again = Noch einmal
today-others = Andere Größen
daily = { $day }. Alle bekommen an diesem Tag dieselben Rätsel.

## Die Regeln

rules = Regeln
classic = Klassisch
killer = Killer
killer-in-boxes = Killer, Käfige in Blöcken
killer-with-digits = Killer mit einigen Ziffern
killer-rule = Die Ziffern eines Käfigs sind verschieden und ergeben zusammen die Zahl in seiner Ecke.
cages-rule = Die Ziffern eines Käfigs sind verschieden und ergeben zusammen die Zahl in seiner Ecke, falls dort eine steht.
jigsaw = Jigsaw
jigsaw-rule = Unregelmäßige Gebiete ersetzen die Blöcke.
lines-and-sums = Linien und Summen
thermometers = Thermometer
thermometers-rule = Auf jedem Thermometer werden die Ziffern vom runden Ende aus größer.
arrows = Pfeile
arrows-rule = Die Ziffern auf einem Pfeil ergeben zusammen die Zahl in seinem Kreis.
kropki = Kropki-Punkte
kropki-rule = Ein weißer Punkt steht zwischen aufeinanderfolgenden Ziffern, ein schwarzer, wo eine Ziffer das Doppelte der anderen ist. Alle Punkte sind eingezeichnet.
xv = X und V
xv-rule = X steht zwischen Ziffern mit der Summe 10, V zwischen Ziffern mit der Summe 5. Alle sind eingezeichnet.
renban-lines = Renban-Linien
renban-lines-rule = Auf jeder Linie stehen aufeinanderfolgende Ziffern in beliebiger Reihenfolge.
whispers-lines = Whispers-Linien
whispers-lines-rule = Nachbarn auf einer Linie unterscheiden sich um mindestens 5, bei 6×6 um mindestens 3.
little-killers = Little Killer
little-killers-rule = Eine Zahl am Rand ist die Summe der Diagonale, die ihr Pfeil zeigt. Ziffern dürfen sich dort wiederholen.
sandwiches = Sandwichs
sandwiches-rule = Eine Zahl am Rand ist die Summe der Ziffern zwischen der kleinsten und der größten Ziffer ihrer Zeile oder Spalte.

## Die Vorgaben

clues = Vorgaben
clues-any = Beliebig viele
clues-exactly = Genau
clues-at-most = Höchstens
clues-number = Wie viele Vorgaben
minimal = Keine überzähligen Vorgaben
minimal-help = Nimmst du irgendeine Vorgabe weg, hat das Rätsel mehr als eine Lösung.
symmetry-givens = Symmetrie der Vorgaben
symmetry-cages = Symmetrie der Käfige
symmetry-none = Keine
symmetry-half-turn = Halbe Drehung
symmetry-quarter-turn = Vierteldrehung
symmetry-rows = Oben und unten gespiegelt
symmetry-columns = Links und rechts gespiegelt
symmetry-diagonal = An der Diagonale \
symmetry-other-diagonal = An der Diagonale /
symmetry-full = Alle Symmetrien
draws = Muster der Vorgaben zeichnen
draws-help = Tippe auf Zellen oder zieh darüber. Ihre Spiegelzellen kommen von selbst dazu.
pattern = Muster der Vorgaben
pattern-role = Zeichenbrett
pattern-help = Pfeiltasten bewegen den Cursor; die Leertaste fügt eine Zelle hinzu oder entfernt sie.
pen-given =
    { $cell }: Vorgabe. { $drawn ->
        [one] { $drawn } Zelle
       *[other] { $drawn } Zellen
    } gezeichnet.
pen-empty =
    { $cell }: leer. { $drawn ->
        [one] { $drawn } Zelle
       *[other] { $drawn } Zellen
    } gezeichnet.
pattern-copy = Vom Brett kopieren
pattern-clear = Leeren

## Das Brett, mit dem es beginnt

board = Ausgangsgitter
board-random = Zufällig
board-pattern = Aus einem Muster
board-here = Diese Lösung

## Die Schritte

way = Lösungsweg
level = Stufe
level-any = Beliebig
level-only = Die einzige Stufe bei { $size }.
class = HoDoKus Klasse
class-any = Beliebig
class-help = So, wie HoDoKu sie angibt. Nur für 9×9.
rating = Wertung des schwersten Schritts
rating-from = von
rating-to = bis
rating-help = Bei 9×9 so, wie Sudoku Explainer sie angibt (ER), bei anderen Größen auf seiner Skala. 1.0 bis 12.0. Leer heißt beliebig.
needs = Braucht unbedingt
needs-any = Beliebige Technik
needs-help = Ohne diese Technik lässt sich das Rätsel nicht zu Ende lösen.
without = Braucht nicht
without-add = Technik hinzufügen…
without-help = Das Rätsel lässt sich ohne jede dieser Techniken zu Ende lösen.
allow = Wieder erlauben: { $technique }

## Die Suche

progress = { $size }: Versuch { $number } von { $all }
progress-closest = { $size }: Versuch { $number } von { $all }. { $closest }
nearest-level =
    Nach { $tries ->
        [one] { $tries } Versuch
       *[other] { $tries } Versuchen
    } fand sich kein Rätsel der Stufe „{ $wanted }“. Am nächsten kommt eins der Stufe „{ $level }“. Spiel dieses, oder versuch es noch einmal.
nearest =
    Nach { $tries ->
        [one] { $tries } Versuch
       *[other] { $tries } Versuchen
    } passt nichts genau. Am nächsten kommt ein Rätsel der Stufe „{ $level }“ mit { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    }:
nearest-cut =
    Nichts passt genau: Das macht zu viel Arbeit, und die Suche endete nach { $tries ->
        [one] { $tries } Versuch
       *[other] { $tries } Versuchen
    }. Am nächsten kommt ein Rätsel der Stufe „{ $level }“ mit { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    }:

## Warum kein Rätsel so sein kann

fault-board = Das Ausgangsgitter hat eine andere Größe.
fault-pattern = Das Muster passt nicht zur Zahl der Vorgaben. Zeichne genau so viele Zellen, und lass mindestens eine leer.
fault-givens = Mindestens eine Zelle muss leer bleiben. Verlange weniger Vorgaben.
fault-steps = Diese Wünsche widersprechen sich. Prüfe, dass keine Technik zugleich verlangt und ausgeschlossen ist, dass die Wertung von niedrig bis hoch geht und dass es bei dieser Größe diese Stufe und Klasse gibt.
fault-variant = Ein Killer hat Käfige anstelle von Vorgaben, und ihre Symmetrie ist eine halbe Drehung oder keine. Ein Jigsaw braucht ein eigenes Gitter.
fault-work = Das macht zu viel Arbeit: In der verfügbaren Zeit fand sich kein Rätsel. Verlange weniger oder nimm ein kleineres Brett.
cancelled = Abgebrochen.

## Ein Rätsel

dated-game = { $game } · { $day }
recipe = Rezept
recipe-help = Gib das als Startwert eines neuen Rätsels ein, um dasselbe noch einmal zu erstellen.
