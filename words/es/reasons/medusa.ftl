### Coloreados de varios dígitos: candidatos en dos colores, de los que uno es correcto.

two-colours = Donde una celda tiene dos candidatos, o un dígito dos lugares, uno es del color { $a } y el otro del color { $b }.
all-of-one = Así que todo lo del color { $a } es correcto, o lo es todo lo del color { $b }.

## Líneas

linked-cells = Exactamente dos candidatos: { $cells }.
linked-houses = Exactamente dos lugares para { $digit }: { $houses }.
colour-has = Color { $colour }: { $digit } en { $cells }.
by-both = { $gone } no es posible: con el color { $a }, { $one } es { $digit-one }; con el color { $b }, { $another } es { $digit-another }.

## Lo que se deduce

out-by-clash = El color { $colour } tiene { $one } y { $another }, que chocan, así que el color { $colour } queda descartado.
out-by-cell = El color { $colour } descarta { $digits }, todos los candidatos de { $cell }, así que el color { $colour } queda descartado.
out-by-house = El color { $colour } descarta { $digit } en { $cells }, todos sus lugares { AS($house, "in") }, así que el color { $colour } queda descartado.
right = Entonces el color { $colour } es correcto: { $right }.
digits = { AS($all, "semicolons") }
digit = { $digit } en { $cells }
digits-counted = los { $count } dígitos de su lista

## Conclusiones

so = Por tanto, { $gone }.
either-way = En cualquier caso, { $gone }.
losses = { AS($gone, "all-losses") }
losses-counted = se descartan { $count } candidatos
losses-counted-of = se descartan { $count } candidatos del color { $colour }
