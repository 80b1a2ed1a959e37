### Die Zeichen eines Schritts auf dem Brett.

unfold = Legende und Notation
legend = Legende
written = Notation
more-lines =
    { $lines ->
        [one] { $lines } weitere Zeile
       *[other] { $lines } weitere Zeilen
    }
then-conclusion = Dann der Schluss
all-lines = Alles zeigen
all = Zeichen auf dem Brett
eureka = Eureka
hodoku = HoDoKu
copy = Kopieren
copied = Kopiert

## Die Legende

house = hier hinsehen: Zeile, Spalte oder Block
cover = Abdeckung: Zeile, Spalte oder Block
denied = wenn das falsch ist …
implied = … dann ist das wahr
branch = Zweig { $number }
strong = starker Link: mindestens einer ist wahr
weak = schwacher Link: höchstens einer ist wahr
group = Gruppe: zählt als einer
cause = worauf es beruht
placed = gesetzt
guessed = Versuch
eliminated = ausgeschlossen
clash = Sackgasse
lit = hervorgehoben
aid = Teil des Musters
fin = Flosse
colour = Farbe { $letter }
set = Menge { $letter }

## Dasselbe im gesprochenen Namen einer Zelle, nach den Ziffern der Kandidaten

of-digits = { $digits } { $mark }
said-pattern = im Muster
said-placed = gehört hierher
said-guessed = hier versucht
said-eliminated = ausgeschlossen
said-clash = markiert
said-fin = als Flosse
said-lit = hervorgehoben
said-colour = in Farbe { $letter }
said-set = in Menge { $letter }
