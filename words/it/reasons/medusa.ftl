### Colorazioni di più cifre: candidati in due colori, di cui uno è giusto.

two-colours = Dove una cella ha due candidati, o una cifra due posti, uno ha il colore { $a } e l'altro il colore { $b }.
all-of-one = Quindi è giusto tutto il colore { $a }, oppure tutto il colore { $b }.

## Linee

linked-cells = Solo due candidati: { $cells }.
linked-houses = Solo due posti per { $digit }: { $houses }.
colour-has = Colore { $colour }: { $digit } in { $cells }.
by-both = Non { $gone }: con il colore { $a }, { $one } è { $digit-one }; con il colore { $b }, { $another } è { $digit-another }.

## Che cosa segue

out-by-clash = Il colore { $colour } ha { $one } e { $another }, che sono in conflitto: il colore { $colour } non può essere giusto.
out-by-cell = Il colore { $colour } esclude { $digits }, cioè tutti i candidati di { $cell }: il colore { $colour } non può essere giusto.
out-by-house = Il colore { $colour } esclude { $digit } in { $cells }, cioè in tutti i suoi posti { AS($house, "in") }: il colore { $colour } non può essere giusto.
right = Quindi il colore { $colour } è giusto: { $right }.
digits = { AS($all, "semicolons") }
digit = { $digit } in { $cells }
digits-counted = tutte le { $count } cifre elencate sopra

## Conclusioni

so = Perciò { $gone }.
either-way = In ogni caso, { $gone }.
losses = { AS($gone, "all-losses") }
losses-counted = { $count } candidati sono esclusi
losses-counted-of = { $count } candidati di colore { $colour } sono esclusi
