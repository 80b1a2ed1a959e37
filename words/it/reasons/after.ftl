### Cifre che devono venire prima.

first-come =
    Prima { $first ->
        [one] viene
       *[other] vengono
    } { $first }.
after = Dopo { $first }, { AS($sentence, "small") }

## Posti da guardare, dopo una preposizione: in riga 3 e r1c1

houses-and-cells = { $houses } e { $cells }
houses-and-at-cells = { $houses }, e anche { $cells }
houses = { $houses }
cells = { $cells }
