### Die Hinweise, die man zeichnet: Linien, Punkte, Zahlen und andere Zeichen. Jeder hat einen Namen ohne Artikel und die Regel, für die er steht.

## Linien

thermometer = Thermometer
thermometer-said = Auf einem Thermometer werden die Ziffern vom runden Ende aus größer.
arrow = Pfeil
arrow-said = Die Ziffern auf einem Pfeil ergeben zusammen die Zahl in seinem Kreis.
renban = Renban-Linie
renban-said = Auf einer Renban-Linie stehen aufeinanderfolgende Ziffern in beliebiger Reihenfolge.
german-whispers = German-Whispers-Linie
german-whispers-said = Nachbarn auf einer German-Whispers-Linie unterscheiden sich um mindestens 5.
dutch-whispers = Dutch-Whispers-Linie
dutch-whispers-said = Nachbarn auf einer Dutch-Whispers-Linie unterscheiden sich um mindestens 4.
whispers = Whispers-Linie mit Abstand { $number }
whispers-said = Nachbarn auf einer Whispers-Linie mit Abstand { $number } unterscheiden sich um mindestens { $number }.
palindrome = Palindrom
palindrome-said = Ein Palindrom liest sich von beiden Enden gleich.
between = Zwischenlinie
between-said = Die Ziffern auf einer Zwischenlinie liegen zwischen den Ziffern in ihren beiden Kreisen.
region-sum = Gebietssummenlinie
region-sum-said = Eine Gebietssummenlinie hat in jedem Block, durch den sie geht, dieselbe Summe.

## Zwischen zwei Zellen

white-dot = weißer Punkt
white-dot-said = Ziffern mit einem weißen Punkt dazwischen folgen aufeinander.
difference = weißer Punkt mit { $number }
difference-said = Ziffern neben einem weißen Punkt mit { $number } unterscheiden sich um { $number }.
black-dot = schwarzer Punkt
black-dot-said = Von zwei Ziffern mit einem schwarzen Punkt dazwischen ist eine das Doppelte der anderen.
ratio = schwarzer Punkt mit { $number }
ratio-said = Von zwei Ziffern neben einem schwarzen Punkt mit { $number } ist eine { $number } mal so groß wie die andere.
sum-v = V
sum-v-said = Ziffern mit einem V dazwischen ergeben zusammen 5.
sum-x = X
sum-x-said = Ziffern mit einem X dazwischen ergeben zusammen 10.
pair-sum = Summe { $number }
pair-sum-said = Ziffern mit { $number } dazwischen ergeben zusammen { $number }.
greater = Größer-als-Zeichen
greater-said = Ein Größer-als-Zeichen zeigt auf die kleinere Ziffer.

## Alle Nachbarn

nonconsecutive = nicht aufeinanderfolgend
nonconsecutive-said = Benachbarte Zellen haben nie aufeinanderfolgende Ziffern.
no-other-white-dots = keine weiteren weißen Punkte
no-other-white-dots-said = Alle weißen Punkte sind eingezeichnet: Nachbarn ohne Punkt folgen nicht aufeinander.
no-other-difference-said = Nachbarn ohne Punkt unterscheiden sich nicht um { $number }.
no-other-black-dots = keine weiteren schwarzen Punkte
no-other-black-dots-said = Alle schwarzen Punkte sind eingezeichnet: Von Nachbarn ohne Punkt ist keiner das Doppelte des anderen.
no-other-ratio-said = Von Nachbarn ohne Punkt ist keiner { $number } mal so groß wie der andere.
no-other-sums = keine weiteren Summen
no-other-sum-said = Nachbarn ohne Zeichen ergeben zusammen nicht { $number }.

## Um das Brett herum

little-killer = Little Killer
little-killer-said = Die Ziffern entlang dem Pfeil eines Little Killers ergeben zusammen seine Zahl und dürfen sich wiederholen.
sandwich = Sandwich
sandwich-said = Eine Sandwich-Zahl ist die Summe der Ziffern zwischen { $least } und { $most } in ihrer Zeile oder Spalte.

## In Zellen

odd = ungerade Zelle
odd-said = In einem Kreis steht eine ungerade Ziffer.
even = gerade Zelle
even-said = In einem Quadrat steht eine gerade Ziffer.
quadruple = Quadrupel
quadruple-said = Die Ziffern in einem Kreis kommen in den vier Zellen um ihn herum vor.
extra-region = Zusatzgebiet
extra-region-said = In einem schattierten Gebiet steht keine Ziffer zweimal.
the-clone = Klon
the-clone-said = Schattierte Gruppen derselben Form haben dieselben Ziffern in derselben Anordnung.
minimum = Minimum
minimum-said = Eine Zelle, auf die Pfeile zeigen, ist kleiner als ihre Nachbarn.
maximum = Maximum
maximum-said = Eine Zelle, von der Pfeile weg zeigen, ist größer als ihre Nachbarn.
disjoint-groups = disjunkte Gruppen
disjoint-groups-said = Zellen am selben Platz verschiedener Blöcke sind verschieden.
