### Junior Exocet.

must-have-two = { $base } devono avere due delle cifre { $digits }.
suppose = Supponiamo che una di queste sia lì, ma non sia né in { $one } né in { $another }.
nowhere-else = Allora non è in nessun altro posto { AS($line, "of") } e { AS($own-box, "of") }.
nowhere-else-nor-in =
    Allora non è in nessun altro posto { AS($line, "of") } e { AS($own-box, "of") }, e { $companions } non { $companions ->
        [one] può
       *[other] possono
    } averla.
in-other-rows = Quindi { AS($across, "the") } devono averla in altre righe.
in-other-columns = Quindi { AS($across, "the") } devono averla in altre colonne.
no-place-for = Lì non c'è posto per { $digit }.
only-in = Lì i posti per { $digit } sono solo { AS($cover, "in") }.
cannot-do =
    Ma in una linea una cifra sta una volta sola, e { $most ->
        [one] { AS($most, "word") } linea non basta
       *[other] { AS($most, "word") } linee non bastano
    } per { AS($across, "word") }.
both-in-targets = Quindi entrambe le cifre della base sono in { AS($targets, "each") }.
both-in-targets-without = Quindi entrambe le cifre della base sono in { AS($targets, "each") }, e nessuna di queste due celle può essere { AS($digits, "or") }.
