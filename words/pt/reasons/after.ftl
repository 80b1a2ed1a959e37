### Dígitos que têm que vir primeiro.

first-come =
    Primeiro { $first ->
        [one] vem
       *[other] vêm
    } { $first }.
after = Depois de { $first }, { AS($sentence, "small") }

## Lugares para olhar, com sua preposição

houses-and-cells = { AS($houses, "in") } e em { $cells }
houses-and-at-cells = { AS($houses, "in") }, e em { $cells }
houses = { AS($houses, "in") }
cells = em { $cells }
