### Singletons.

last-empty = { AS($house, "the") } n’a plus qu’une case vide, et { $digit } est le seul chiffre qui manque.

## Singletons nus

in-areas = dans la ligne, la colonne ou le bloc de { $cell }
in-areas-of-jigsaw = dans la ligne, la colonne ou la région de { $cell }
in-sight = dans une case vue par { $cell }
already-there = Tous les chiffres sauf { $digits } sont déjà { $there }.
is-there = Tous les chiffres sauf { $digits } sont { $there }.
there-or-earlier = Tous les chiffres sauf { $digit } sont { $there }, ou ont déjà été éliminés.
were-ruled-out =
    { $digits ->
        [one] le chiffre { $digits } a déjà été éliminé
       *[other] les chiffres { $digits } ont déjà été éliminés
    }.
were-ruled-out-there =
    En { $cell }, { $digits ->
        [one] le chiffre { $digits } a déjà été éliminé
       *[other] les chiffres { $digits } ont déjà été éliminés
    }.

## Singletons cachés

still-needs = Il manque encore le chiffre { $digit } { AS($house, "in") }.
only-left = Il ne reste que { $cell } pour ce chiffre.
with-only-left = Avec { $digit } en { $there }, il ne reste que { $cell } pour ce chiffre.
earlier-only-left = Ce chiffre a déjà été éliminé dans { AS($cells, "brief") }, donc il ne lui reste que { $cell }.
with-earlier-only-left = Avec { $digit } en { $there }, et ce chiffre déjà éliminé dans { AS($cells, "brief") }, il ne lui reste que { $cell }.
already-in = Ce chiffre est déjà en { $there }.
ruled-out-in = Il a déjà été éliminé dans { AS($cells, "brief") }.
