### Exocet júnior.

must-have-two = { $base } tienen que tener dos de los dígitos { $digits }.
suppose = Supón que uno de ellos está ahí, y no está en { $one } ni en { $another }.
nowhere-else = Entonces no está en ningún otro lugar { AS($line, "of") } ni { AS($own-box, "of") }.
nowhere-else-nor-in =
    Entonces no está en ningún otro lugar { AS($line, "of") } ni { AS($own-box, "of") }, y { $companions } no { $companions ->
        [one] puede
       *[other] pueden
    } tenerlo.
in-other-rows = Así que { AS($across, "the") } lo necesitan en otras filas.
in-other-columns = Así que { AS($across, "the") } lo necesitan en otras columnas.
no-place-for = Ahí no tienen lugar para { $digit }.
only-in = Ahí solo tienen lugar para { $digit } { AS($cover, "in") }.
cannot-do =
    Pero una línea tiene cada dígito una sola vez, y { $most ->
        [one] una no basta
       *[other] { AS($most, "word") } no bastan
    } para { AS($across, "word") }.
both-in-targets = Así que los dos dígitos de la base están en { AS($targets, "each") }.
both-in-targets-without = Así que los dos dígitos de la base están en { AS($targets, "each") }, y ninguna de estas puede ser { AS($digits, "nor") }.
