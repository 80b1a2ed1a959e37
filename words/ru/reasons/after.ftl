### Цифры, которые нужно поставить сначала.

first-come =
    Сначала { $first ->
        [one] ставится
        [few] ставятся
        [many] ставятся
       *[other] ставятся
    } { $first }.
after =
    Сначала { $first ->
        [one] ставится
        [few] ставятся
        [many] ставятся
       *[other] ставятся
    } { $first }. { $sentence }

## На что посмотреть

houses-and-cells = { $houses } и { $cells }
houses-and-at-cells = { $houses }, а также { $cells }
houses = { $houses }
cells = { $cells }
