### Färbungen mehrerer Ziffern: Kandidaten in zwei Farben, von denen eine stimmt.

two-colours = Wo eine Zelle zwei Kandidaten hat oder eine Ziffer zwei Plätze, hat einer Farbe { $a } und der andere Farbe { $b }.
all-of-one = Also stimmt alles in Farbe { $a } oder alles in Farbe { $b }.

## Zeilen

linked-cells = Genau zwei Kandidaten: { $cells }.
linked-houses = Genau zwei Plätze für { $digit }: { $houses }.
colour-has = Farbe { $colour }: { $digit } in { $cells }.
by-both = Nicht { $gone }: Mit Farbe { $a } steht { $digit-one } in { $one }; mit Farbe { $b } steht { $digit-another } in { $another }.

## Was folgt

out-by-clash = Farbe { $colour } hat { $one } und { $another }, die sich widersprechen, also scheidet Farbe { $colour } aus.
out-by-cell = Farbe { $colour } schließt { $digits } aus, alle Kandidaten von { $cell }, also scheidet Farbe { $colour } aus.
out-by-house = Farbe { $colour } schließt { $digit } in { $cells } aus, allen Plätzen in { $house }, also scheidet Farbe { $colour } aus.
right = Also stimmt Farbe { $colour }: { $right }.
digits = { AS($all, "semicolons") }
digit = { $digit } in { $cells }
digits-counted = alle { $count } Ziffern, die oben bei ihr stehen

## Schlüsse

so = Damit gilt: { $gone }.
either-way = So oder so gilt: { $gone }.
losses = { AS($gone, "all-losses") }
losses-counted = { $count } Kandidaten sind ausgeschlossen
losses-counted-of = { $count } Kandidaten von Farbe { $colour } sind ausgeschlossen
