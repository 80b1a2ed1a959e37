### Únicos.

last-empty = { AS($house, "the") } tiene una sola celda vacía, y { $digit } es el único dígito que falta.

## Únicos desnudos

in-areas = en la fila, la columna o la caja de { $cell }
in-areas-of-jigsaw = en la fila, la columna o la región de { $cell }
in-sight = a la vista de { $cell }
already-there = Todos los dígitos salvo { $digits } ya están { $there }.
is-there = Todos los dígitos salvo { $digits } están { $there }.
there-or-earlier = Todos los dígitos salvo { $digit } están { $there } o ya se descartaron antes.
were-ruled-out =
    { $digits ->
        [one] El dígito { $digits } ya se descartó
       *[other] Los dígitos { $digits } ya se descartaron
    } antes.
were-ruled-out-there =
    En { $cell }, { $digits ->
        [one] el dígito { $digits } ya se descartó
       *[other] los dígitos { $digits } ya se descartaron
    } antes.

## Únicos ocultos

still-needs = { AS($house, "to") } todavía le falta { $digit }.
only-left = El único lugar que queda es { $cell }.
with-only-left = Con { $digit } en { $there }, el único lugar que queda es { $cell }.
earlier-only-left = Ya se descartó antes en { AS($cells, "brief") }, así que el único lugar que queda es { $cell }.
with-earlier-only-left = Con { $digit } en { $there }, y como ya no es posible en { AS($cells, "brief") }, el único lugar que queda es { $cell }.
already-in = Ya está en { $there }.
ruled-out-in = Ya se descartó antes en { AS($cells, "brief") }.
