### Coloreados de un dígito: celdas en dos colores, de los que uno tiene el dígito.

two-colours = Donde { $digit } tiene exactamente dos lugares, uno es del color { $a } y el otro del color { $b }.
all-of-one = Así que todas las celdas del color { $a } son { $digit }, o lo son todas las del color { $b }.
two-pairs = Donde { $digit } tiene exactamente dos lugares, son de los colores { $a } y { $b }, o de los colores { $c } y { $d }.
all-of-one-each = En cada par, todas las celdas de un color son { $digit }.

## Líneas

linked = Exactamente dos lugares: { $houses }.
colour-has = Color { $colour }: { $cells }.
see-each-other = { $near } (color { $one }) y { $far } (color { $another }) se ven entre sí.
sees-two = { $cell } ve a { $near } (color { $one }) y a { $far } (color { $another }).
sees-colours = El color { $colour } ve al color { $c } ({ $from-c } ve a { $to-c }) y al color { $d } ({ $from-d } ve a { $to-d }).

## Lo que se deduce

out-by-sight = { $cells } son ambas del color { $colour } y se ven entre sí, así que el color { $colour } queda descartado.
out-by-pair = Uno de esos dos colores es { $digit } en todas sus celdas, así que el color { $colour } queda descartado.
one-of-two = Así que todas las celdas del color { $b } son { $digit }, o lo son todas las del color { $d }.
one-of-two-twice = Así que todas las celdas del color { $b } o todas las del color { $d } son { $digit }, y también todas las del color { $a } o todas las del color { $c }.
cannot-each-seeing =
    Por tanto, { AS($cells, "brief") }, que { $cells ->
        [one] ve
       *[other] ven cada una
    } { $what }, no { $cells ->
        [one] puede
       *[other] pueden
    } ser { $digit }.

## Lo que ven las celdas, con su «a»

both-colours = a ambos colores
both-colours-at = a ambos colores ({ AS($cells, "each") })
both-of-these = a ambos
both-of-these-at = a ambos ({ AS($cells, "each") })
both-of-one-pair = a los dos colores de uno de los pares
