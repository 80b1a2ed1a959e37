### Dígitos que van antes, y lugares donde mirar.

first-come =
    Primero { $first ->
        [one] viene
       *[other] vienen
    } { $first }.
after = Tras { $first }, { AS($sentence, "small") }

## Lugares donde mirar, con su artículo: «la fila 3 y F1C2»

houses-and-cells = { AS($houses, "the") } y { $cells }
houses-and-at-cells = { AS($houses, "the") }, además de { $cells }
houses = { AS($houses, "the") }
cells = { $cells }
