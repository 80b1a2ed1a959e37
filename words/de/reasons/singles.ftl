### Einer.

last-empty = { $house } hat nur noch eine leere Zelle, und nur { $digit } fehlt.

## Nackte Einer

in-areas = in der Zeile, der Spalte oder dem Block von { $cell }
in-areas-of-jigsaw = in der Zeile, der Spalte oder dem Gebiet von { $cell }
in-sight = im Blick von { $cell }
already-there = Jede Ziffer außer { $digits } steht schon { $there }.
is-there = Jede Ziffer außer { $digits } steht { $there }.
there-or-earlier = Jede Ziffer außer { $digit } steht { $there } oder wurde schon ausgeschlossen.
were-ruled-out =
    { $digits ->
        [one] Die Ziffer { $digits } wurde
       *[other] Die Ziffern { $digits } wurden
    } schon vorher ausgeschlossen.
were-ruled-out-there =
    In { $cell } { $digits ->
        [one] wurde die Ziffer { $digits }
       *[other] wurden die Ziffern { $digits }
    } schon vorher ausgeschlossen.

## Versteckte Einer

still-needs = { $house } braucht noch { $digit }.
only-left = Dafür bleibt nur { $cell }.
with-only-left = Weil { $digit } in { $there } steht, bleibt dafür nur { $cell }.
earlier-only-left = In { AS($cells, "brief") } wurde die Ziffer schon vorher ausgeschlossen, also bleibt dafür nur { $cell }.
with-earlier-only-left = Weil { $digit } in { $there } steht und in { AS($cells, "brief") } nicht mehr möglich ist, bleibt dafür nur { $cell }.
already-in = Die Ziffer steht schon in { $there }.
ruled-out-in = In { AS($cells, "brief") } wurde sie schon vorher ausgeschlossen.
