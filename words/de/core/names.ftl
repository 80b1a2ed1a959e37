### Die Namen der Dinge auf einem Brett, und wie ein Text sie aufzählt.

## Listen

list-comma = {", "}
list-and = {" und "}
list-and-the = {" und "}
list-or = {" oder "}
list-and-clause = {" und "}
list-and-sentence = {", und "}
list-nor = {" oder "}
list-comma-clause = {", "}
list-and-numbers = {" und "}
list-and-groups = {" und "}
list-semicolon = {"; "}
sentence-space = {" "}

## Zellen

row-letter = Z
column-letter = S
rows =
    { $count ->
        [one] Zeile
       *[other] Zeilen
    } { $numbers }
columns =
    { $count ->
        [one] Spalte
       *[other] Spalten
    } { $numbers }
cell = { $row } { $column }
crossings = { $rows }, { $columns }
before-cells = {""}
cells-of = { $cells } von { $house }

## Ziffern und Aussagen

candidate = { $digit } in { $cell }
is = in { $cell } steht { $digit }
is-not = { $cell } ist nicht { $digit }
are-not = { $cells } sind nicht { $digit }
is-after = steht { $digit } in { $cell }
is-not-after = ist { $cell } nicht { $digit }
are-not-after = sind { $cells } nicht { $digit }
one-of = einer der Zellen { $cells }
set = Menge { $tag }

## Bereiche, ohne Artikel wie „Zeile 4“, damit sie in jedem Fall passen

house-row = Zeile { $name }
house-column = Spalte { $name }
house-box = Block { $name }
house-region = Gebiet { $name }
house-diagonal = Diagonale von { $name }
house-window = Fenster { $name }
house-extra = Zusatzgebiet { $name }
top-left = oben links
top-right = oben rechts
bottom-left = unten links
bottom-right = unten rechts

## Arten von Bereichen

kind-row = Zeile
kinds-row = Zeilen
kind-column = Spalte
kinds-column = Spalten
kind-box = Block
kinds-box = Blöcke
kind-region = Gebiet
kinds-region = Gebiete
kind-diagonal = Diagonale
kinds-diagonal = Diagonalen
kind-window = Fenster
kinds-window = Fenster
kind-extra = Zusatzgebiet
kinds-extra = Zusatzgebiete
kind-area = Bereich
kinds-area = Bereiche
each-row = jede Zeile
each-column = jede Spalte
each-box = jeder Block
each-region = jedes Gebiet
each-diagonal = jede Diagonale
each-window = jedes Fenster
each-extra = jedes Zusatzgebiet
each-area = jeder Bereich
this-kind = { $kind }
these-kinds = diese { $kinds }

## Dinge anstelle von Ziffern

sun = Sonne
fish = Fisch
leaf = Blatt
heart = Herz
star = Stern
moon = Mond
boat = Boot
cloud = Wolke
mushroom = Pilz
red = Rot
blue = Blau
yellow = Gelb
green = Grün
orange = Orange
violet = Violett
brown = Braun
pink = Rosa
grey = Grau
article = {""}
before-things = {""}

## Stufen

easy = Leicht
medium = Mittel
hard = Schwer
very-hard = Sehr schwer
fiendish = Teuflisch
extreme = Extrem
