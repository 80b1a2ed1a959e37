### Warum ein Text nicht angenommen wurde: der Fehler, seine Stelle, und was hilft.

## Wie ein Grund zusammengesetzt wird

placed = { $fault } (Zeile { $line }, Zeichen { $column })
alone = { $fault }.
kilobytes = { $count } kB
symbol = „{ $symbol }“
symbol-unseen = Das Zeichen U+{ $code }
digit-letter = { $number } ({ $letter })
some-board = ein Brett

## Texte

empty = Hier ist kein Text zu lesen. Füge ein Rätsel als Text ein, oder tippe es.
no-puzzle = In diesem Text ist kein Rätsel. Ein Rätsel hat { $counts } Ziffern, mit Punkten oder Nullen für leere Zellen.
too-big = Mit { $size } ist dieser Text zu lang für ein Rätsel. Kopiere nur das Rätsel.
too-short =
    Hier { $found ->
        [one] ist { $found } Zelle
       *[other] sind { $found } Zellen
    }, aber { $board } braucht { $wanted }: { $missing ->
        [one] { $missing } fehlt
       *[other] { $missing } fehlen
    }. Vielleicht wurde ein Teil nicht kopiert.
too-long =
    Hier { $found ->
        [one] ist { $found } Zelle
       *[other] sind { $found } Zellen
    }, aber { $board } hat { $wanted }: { $more ->
        [one] { $more } ist
       *[other] { $more } sind
    } zu viel
row-length =
    Zeile { $row } hat { $found ->
        [one] { $found } Zelle
       *[other] { $found } Zellen
    } statt { $wanted }
row-count =
    Der Text hat { $found ->
        [one] { $found } Zeile
       *[other] { $found } Zeilen
    } mit { $wanted } Zellen statt { $wanted } Zeilen.
no-digit = { $symbol } ist keine Ziffer
no-digit-help = { $fault }. Nimm 1 bis 9 und A bis P, mit Punkten oder Nullen für leere Zellen.
no-number = „{ $word }“ ist keine ganze Zahl
no-number-help = { $fault }. Nimm ganze Zahlen ab 1, und 0 für eine leere Zelle.
too-large = { $digit } ist zu groß
too-large-help = { $fault }: Ein Brett mit { $side }×{ $side } geht nur bis { $side }.
missing-number = Zwischen zwei Kommas fehlt eine Zahl
missing-number-help = { $fault }. Schreib 0 für eine leere Zelle.
brackets = Die Klammern passen nicht zusammen
too-deep = Für ein Gitter sind die Klammern zu tief verschachtelt
several = In diesem Text sind { $found } Rätsel. Füge nur eins davon ein.
zero = 0 kann eine Ziffer oder eine leere Zelle sein
zero-help = { $fault }. Nimm für alle leeren Zellen dasselbe Zeichen, und zähl die Ziffern ab 1.
letter-x = X kann eine Ziffer oder eine leere Zelle sein
letter-x-help = { $fault }. Nimm Punkte für leere Zellen.
bad-link = Dieser Link ist beschädigt. Lass ihn dir noch einmal schicken.
other = Dieser Text lässt sich nicht lesen

## Texte anderer Programme

foreign = Das ist { $what }. So etwas liest Stepdoku nicht. Kopiere das Rätsel als eine Zeile oder als Zeilen aus Ziffern.
foreign-file = Das ist { $what }. Stepdoku liest Text: Kopiere das Rätsel als eine Zeile oder als Zeilen aus Ziffern, oder gib es von Hand ein.
on-server = ein Link zu einem Rätsel, das auf einer anderen Website liegt
hodoku-file = eine HoDoKu-Datei mit Einstellungen oder einem Spielstand
solo-seed = ein Startwert aus Simon Tathams Solo
web-address = ein Link zu einer anderen Website
picture = ein Bild
pdf = ein PDF
packed = eine gepackte Datei
no-candidates = „{ $word }“ ist keine Gruppe von Kandidaten
no-candidates-help = { $fault }. Schreib die Kandidaten einer Zelle als aufsteigende Ziffern.
variant = Dieses Rätsel hat { $rule }. Das kann Stepdoku nicht lesen, und ohne das wäre es ein anderes Rätsel.
other-square = { $side }×{ $side } geht noch nicht. { $sizes }
other-size =
    Dieses Brett hat { $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    } und { $columns ->
        [one] { $columns } Spalte
       *[other] { $columns } Spalten
    }. { $sizes }
other-boxes =
    Die Blöcke dieses Bretts haben { $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    } und { $columns ->
        [one] { $columns } Spalte
       *[other] { $columns } Spalten
    }. Das gibt es hier in keiner Größe. { $sizes }
sizes = Stepdoku spielt { $sizes }.
open-regions = Das ist ein Jigsaw, aber seine Gebiete lassen sich nicht lesen. Kopiere die ganze Zeichnung, oder ein einziges Rätsel mit einer Ziffer für das Gebiet jeder Zelle.
no-candidate = In Zeile { $row }, Spalte { $column } ist kein Kandidat mehr übrig, also hat diese Stellung keine Lösung. Prüfe die entfernten Kandidaten.
none-fits = Keine Lösung passt zu den Kandidaten dieser Stellung. Prüfe die entfernten Kandidaten.
damaged = Dieser Text ist beschädigt oder unvollständig. Kopiere ihn noch einmal ganz.
unpacks-too-large = Entpackt ist dieser Text viel größer, als ein Rätsel sein muss, über { $size }. Deshalb wurde er nicht gelesen.

## Die Regeln anderer Programme, nach „Dieses Rätsel hat“

rule-diagonals = Diagonalen
rule-windows = zusätzliche Blöcke im Gitter
rule-jigsaw = Jigsaw-Gebiete
rule-extra-regions = zusätzliche Gebiete
rule-anti-knight = eine Anti-Springer-Regel
rule-anti-king = eine Anti-König-Regel
rule-non-consecutive = eine Regel gegen aufeinanderfolgende Nachbarn
rule-cages = Killer-Käfige
rule-thermometers = Thermometer
rule-arrows = Pfeile
rule-little-killer = Little-Killer-Summen
rule-sandwich = Sandwich-Summen
rule-dots = Kropki-Punkte
rule-xv = XV-Paare
rule-parity = gerade und ungerade Zellen
rule-palindromes = Palindrome
rule-quadruples = Quadrupel
rule-clones = Klone
rule-lines = Linien mit einer eigenen Regel
rule-shaded = schattierte Zellen, vielleicht mit einer eigenen Regel
rule-drawn = Zeichen im Gitter, vielleicht mit einer eigenen Regel
rule-candidates = Kandidaten als Teil des Rätsels
rule-other-game = die Regeln eines anderen Spiels
rule-named = eine Regel namens „{ $name }“

## Die Käfige eines Killers

cages-many = Dieser Killer hat { $cages } Käfige, mehr als das Brett Zellen.
cage-empty = Käfig { $number } dieses Killers hat keine Zellen. Kopiere das ganze Rätsel noch einmal.
cage-outside = Käfig { $number } dieses Killers hat eine Zelle außerhalb des Bretts.
cage-twice = Käfig { $number } dieses Killers hat eine Zelle doppelt. Nenne jede seiner Zellen nur einmal.
cage-large = Käfig { $number } dieses Killers hat { $cells } Zellen, aber so viele verschiedene Ziffern gibt es nicht. Gib ihm weniger Zellen.
cage-sum =
    Käfig { $number } dieses Killers braucht { $sum } in { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    }, aber keine verschiedenen Ziffern ergeben diese Summe. Prüfe sie.

## Linien, Punkte und andere Zeichen

clue-placed = { $name } { $number } (Zeile { $row }, Spalte { $column })
clue-alone = { $name } { $number }
clues-many = Dieses Rätsel hat mehr Linien, Punkte und Zeichen, als auf ein Brett passen. Kopiere ein einzelnes Rätsel.
clue-few = { $clue } hat zu wenige Zellen ({ $cells }). Kopiere das ganze Rätsel noch einmal.
clue-large = { $clue } hat zu viele Zellen für dieses Brett ({ $cells }). Nimm weniger.
clue-outside = { $clue } hat eine Zelle außerhalb des Bretts, in Zeile { $row }, Spalte { $column }. Nimm nur Zellen auf dem Brett.
clue-twice = { $clue } hat diese Zelle doppelt. Nenne jede Zelle nur einmal.
clue-apart = { $clue } bricht bei dieser Zelle ab: Sie liegt nicht, wo sie liegen muss. Prüfe die Zellen.
clue-number = { $clue } kann nicht die Zahl { $digit } haben, denn keine Ziffern passen dazu. Prüfe die Zahl.
clue-no-number = { $clue } hat keine Zahl. Füge eine hinzu.
clue-uneven = { $clue } hat zwei verschieden große Gruppen von Zellen. Gib beiden gleich viele Zellen.

## Gitter, die keine Rätsel sind

clash = { $twice } Berichtige eine der beiden.
twice-in = { $place } hat { $digit } zweimal, in { $first } und { $second }.
twice-apart = { $first } und { $second } { $apart } und haben beide { $digit }.
complete = Alle Zellen sind schon gefüllt, es gibt nichts zu lösen.
unsolvable = Dieses Rätsel hat keine Lösung. Vergleiche die Ziffern mit der Vorlage.
ambiguous = Dieses Rätsel hat mehr als eine Lösung, also reicht Logik allein nicht. Vielleicht fehlt eine Vorgabe.
undecided = Stepdoku konnte nicht in vertretbarer Zeit feststellen, ob dieses Rätsel genau eine Lösung hat. Versuch es mit mehr Vorgaben.
unknown-rules = Dieses Rätsel hat Regeln, die Stepdoku nicht kennt. Darum lässt sich hier nicht beweisen, dass es genau eine Lösung hat.

## Links

link-empty = Er enthält kein Rätsel. Lass ihn dir noch einmal schicken.
link-puzzle = Sein Rätsel ist beschädigt. { $why }
link-too-big = Mit { $size } ist er zu lang für ein Rätsel. Lass ihn dir noch einmal schicken.
link-board = Seine Ziffern und Notizen sind beschädigt oder unvollständig. Lass ihn dir noch einmal schicken.
link-lesson = Seine Lektion ist beschädigt oder unvollständig. Lass ihn dir noch einmal schicken.
link-assignment = Seine Aufgabe ist beschädigt oder unvollständig. Lass ihn dir noch einmal schicken.
link-result = Sein Ergebnis ist beschädigt oder unvollständig. Lass ihn dir noch einmal schicken.
link-handover = Der Code ist beschädigt oder unvollständig. Lies ihn noch einmal ein.
link-newer = Er kommt aus einer neueren Version von Stepdoku. Lade die Seite neu, damit sie aktuell ist, und öffne ihn dann noch einmal.
link-damaged = Er ist beschädigt. Lass ihn dir noch einmal schicken.

## Rezepte: Texte, die Rätsel erzeugen

recipe-newer = Dieses Rätsel braucht Version { $version } des Generators; diese Seite hat Version { $own }. Lade die Seite neu, damit sie aktuell ist, oder bitte um einen Link zum Rätsel selbst.
recipe-older = Dieses Rätsel braucht Version { $version } des Generators; diese Seite hat Version { $own }. Bitte um einen Link zum Rätsel selbst.
recipe-level = Die Stufe „{ $level }“ gibt es bei { $size } nicht.
recipe-day = Diesen Tag gibt es nicht. Ein Tag sieht so aus: 2026-11-21.
recipe-part = Dieses Rezept lässt sich nicht lesen: „{ $part }“ ist kein bekannter Teil.
recipe-bad = Dieses Rezept lässt sich nicht lesen. Kopiere es ganz, von der Versionsnummer bis zum Startwert.
impossible = Ein solches Rätsel gibt es nicht. { $why }
not-found =
    Nach { $tries ->
        [one] { $tries } Versuch
       *[other] { $tries } Versuchen
    } kein solches Rätsel gefunden.

## Das Rätselheft

magazine-count = Wie viele Rätsel? Schreib eine Zahl von 1 bis { $most }.
magazine-puzzles = Das ergibt { $puzzles } Rätsel; in ein Heft passen { $most }. Nimm weniger, oder drucke dieses Heft und leere es.
magazine-kinds = Ein Heft kann Rätsel von { $most } Arten haben. Drucke es und lösche alles, dann geht mehr.
magazine-impossible = Ein Heft aus solchen Rätseln ist nicht möglich.
