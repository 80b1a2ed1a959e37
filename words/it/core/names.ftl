### I nomi delle cose sulla griglia, e come un testo le elenca.

## Elenchi

list-comma = {", "}
list-and = {" e "}
list-and-the = {" e "}
list-or = {" o "}
list-and-clause = {" e "}
list-and-sentence = {", e "}
list-nor = {" o "}
list-comma-clause = {", "}
list-and-numbers = {" e "}
list-and-groups = {", e "}
list-semicolon = {"; "}
sentence-space = {" "}

## Celle

row-letter = r
column-letter = c
rows =
    { $count ->
        [one] riga
       *[other] righe
    } { $numbers }
columns =
    { $count ->
        [one] colonna
       *[other] colonne
    } { $numbers }
cell = { $row } { $column }
crossings = { $rows }, { $columns }
before-cells = {""}
cells-of = { $cells } della { $house }

## Cifre e affermazioni

candidate = { $digit } in { $cell }
is = { $cell } è { $digit }
is-not = { $cell } non è { $digit }
are-not = { $cells } non sono { $digit }
is-after = { $cell } è { $digit }
is-not-after = { $cell } non è { $digit }
are-not-after = { $cells } non sono { $digit }
one-of = una delle celle { $cells }
set = insieme { $tag }

## Aree, in cinque forme: riga 3, nella riga 3, della riga 3, la riga 3, alla riga 3

house-row = riga { $name }|nella riga { $name }|della riga { $name }|la riga { $name }|alla riga { $name }
house-column = colonna { $name }|nella colonna { $name }|della colonna { $name }|la colonna { $name }|alla colonna { $name }
house-box = riquadro { $name }|nel riquadro { $name }|del riquadro { $name }|il riquadro { $name }|al riquadro { $name }
house-region = regione { $name }|nella regione { $name }|della regione { $name }|la regione { $name }|alla regione { $name }
house-diagonal = diagonale dall'{ $name }|sulla diagonale dall'{ $name }|della diagonale dall'{ $name }|la diagonale dall'{ $name }|alla diagonale dall'{ $name }
house-window = finestra in { $name }|nella finestra in { $name }|della finestra in { $name }|la finestra in { $name }|alla finestra in { $name }
house-extra = regione extra { $name }|nella regione extra { $name }|della regione extra { $name }|la regione extra { $name }|alla regione extra { $name }
top-left = alto a sinistra
top-right = alto a destra
bottom-left = basso a sinistra
bottom-right = basso a destra

## Tipi di aree

kind-row = riga|nella riga|della riga|la riga|alla riga
kinds-row = righe|nelle righe|delle righe|le righe|alle righe
kind-column = colonna|nella colonna|della colonna|la colonna|alla colonna
kinds-column = colonne|nelle colonne|delle colonne|le colonne|alle colonne
kind-box = riquadro|nel riquadro|del riquadro|il riquadro|al riquadro
kinds-box = riquadri|nei riquadri|dei riquadri|i riquadri|ai riquadri
kind-region = regione|nella regione|della regione|la regione|alla regione
kinds-region = regioni|nelle regioni|delle regioni|le regioni|alle regioni
kind-diagonal = diagonale|sulla diagonale|della diagonale|la diagonale|alla diagonale
kinds-diagonal = diagonali|sulle diagonali|delle diagonali|le diagonali|alle diagonali
kind-window = finestra|nella finestra|della finestra|la finestra|alla finestra
kinds-window = finestre|nelle finestre|delle finestre|le finestre|alle finestre
kind-extra = regione extra|nella regione extra|della regione extra|la regione extra|alla regione extra
kinds-extra = regioni extra|nelle regioni extra|delle regioni extra|le regioni extra|alle regioni extra
kind-area = area|nell'area|dell'area|l'area|all'area
kinds-area = aree|nelle aree|delle aree|le aree|alle aree
each-row = ogni riga|in ogni riga|di ogni riga|ogni riga|a ogni riga
each-column = ogni colonna|in ogni colonna|di ogni colonna|ogni colonna|a ogni colonna
each-box = ogni riquadro|in ogni riquadro|di ogni riquadro|ogni riquadro|a ogni riquadro
each-region = ogni regione|in ogni regione|di ogni regione|ogni regione|a ogni regione
each-diagonal = ogni diagonale|su ogni diagonale|di ogni diagonale|ogni diagonale|a ogni diagonale
each-window = ogni finestra|in ogni finestra|di ogni finestra|ogni finestra|a ogni finestra
each-extra = ogni regione extra|in ogni regione extra|di ogni regione extra|ogni regione extra|a ogni regione extra
each-area = ogni area|in ogni area|di ogni area|ogni area|a ogni area
this-kind = tale { $kind }|in tale { $kind }|di tale { $kind }|tale { $kind }|a tale { $kind }
these-kinds = tali { $kinds }|in tali { $kinds }|di tali { $kinds }|tali { $kinds }|a tali { $kinds }

## Cose al posto delle cifre, senza articolo

sun = sole
fish = pesce
leaf = foglia
heart = cuore
star = stella
moon = luna
boat = barca
cloud = nuvola
mushroom = fungo
red = rosso
blue = blu
yellow = giallo
green = verde
orange = arancione
violet = viola
brown = marrone
pink = rosa
grey = grigio
article = {""}
before-things = {""}

## Livelli

easy = Facile
medium = Medio
hard = Difficile
very-hard = Molto difficile
fiendish = Diabolico
extreme = Estremo
