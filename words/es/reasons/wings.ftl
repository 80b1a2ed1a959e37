### Wings y pares remotos.

## Pares remotos

are-each = Cada una de las celdas { AS($cells, "each") } es { AS($digits, "or") }, y cada una ve a la siguiente.
follow = Recorre { AS($cells, "each") }.
they-are-each = Cada una es { AS($digits, "or") }, y cada una ve a la siguiente.
alternate = Así que { $digits } se alternan: de los extremos { $first } y { $last }, uno es { $one } y el otro es { $another }.

## XY-Wings y XYZ-Wings

sees-pincers = El pivote { $pivot } ({ AS($own, "or") }) ve a las pinzas { $first } ({ AS($first-own, "or") }) y { $second } ({ AS($second-own, "or") }).
if-pivot = Si el pivote es { AS($shared, "or") }, { $pincer } tiene que ser { $digit }.
if-pivot-either = Si el pivote es { AS($first-shared, "or") }, { $first } tiene que ser { $digit }; si el pivote es { AS($second-shared, "or") }, { $second } tiene que ser { $digit }.
if-neither = Si el pivote no es ninguno de esos dígitos, él mismo es { $digit }.
both-pincers = a ambas pinzas
all-three = a las tres

## W-Wings

two-alike = { $first } es { AS($digits, "or") }, y { $second } también.
needs-its = { AS($house, "the") } necesita { $linked } en { $near }, a la vista de { $first }, o en { $far }, a la vista de { $second }.
not-both = Así que { $first } y { $second } no pueden ser { $linked } las dos: una de ellas es { $digit }.
