### Exocets juniors.

must-have-two = { $base } ont forcément deux des chiffres { $digits }.
suppose = Supposons que l’un d’eux y soit, mais ni en { $one } ni en { $another }.
nowhere-else = Alors il n’est nulle part ailleurs { AS($line, "in") } ni { AS($own-box, "in") }.
nowhere-else-nor-in =
    Alors il n’est nulle part ailleurs { AS($line, "in") } ni { AS($own-box, "in") }, et { $companions } ne { $companions ->
        [one] peut
       *[other] peuvent
    } pas l’avoir.
in-other-rows = Donc { AS($across, "the") } doivent l’avoir dans d’autres lignes.
in-other-columns = Donc { AS($across, "the") } doivent l’avoir dans d’autres colonnes.
no-place-for = Elles n’y ont pas de place pour { $digit }.
only-in = Elles n’y ont de place pour { $digit } que { AS($cover, "in") }.
cannot-do =
    Mais une rangée n’a chaque chiffre qu’une fois, et { $most ->
        [one] une seule rangée ne suffit pas
       *[other] { AS($most, "word") } rangées ne suffisent pas
    } pour { AS($across, "word") } { AS($across, "kinds") }.
both-in-targets = Donc les deux chiffres de la base sont en { AS($targets, "each") }.
both-in-targets-without = Donc les deux chiffres de la base sont en { AS($targets, "each") }, et aucune de ces cases ne peut être { AS($digits, "or") }.
