### Junior-Exocets.

must-have-two = { $base } müssen zwei der Ziffern { $digits } haben.
suppose = Angenommen, eine davon steht dort und weder in { $one } noch in { $another }.
nowhere-else = Dann steht sie nirgends sonst in { $line } und { $own-box }.
nowhere-else-nor-in =
    Dann steht sie nirgends sonst in { $line } und { $own-box }, und { $companions } { $companions ->
        [one] kann
       *[other] können
    } sie nicht haben.
in-other-rows = Also brauchen { $across } sie in anderen Zeilen.
in-other-columns = Also brauchen { $across } sie in anderen Spalten.
no-place-for = Dort haben sie keinen Platz für { $digit }.
only-in = Dort haben sie { $digit } nur in { $cover }.
cannot-do =
    Aber eine Linie hat eine Ziffer nur einmal, und { $most ->
        [one] { AS($most, "word") } Linie reicht
       *[other] { AS($most, "word") } Linien reichen
    } nicht für { AS($across, "word") }.
both-in-targets = Also stehen beide Ziffern der Basis in { AS($targets, "each") }.
both-in-targets-without = Also stehen beide Ziffern der Basis in { AS($targets, "each") }, und keine dieser beiden Zellen kann { AS($digits, "or") } sein.
