### Rectangles vides.

only-in = { AS($within, "in") }, il n’y a de place pour { $digit } que { AS($left, "in") } ou { AS($barred, "in") }.
is-also-in = { AS($within, "in") }, la place pour { $digit } est aussi { AS($left, "in") } ou { AS($barred, "in") }.
linked = { AS($house, "in") }, ce chiffre ne peut aller qu’en { $near } ou { $far }.
if-not = Si { $far } n’est pas { $digit }, { $near } l’est, et { AS($within, "the") } reçoit { $digit } { AS($left, "in") }.
in-line-and-sight =
    Donc { AS($cells, "brief") }, { AS($left, "in") } et { $cells ->
        [one] vue par { $far }, ne peut
       *[other] vues par { $far }, ne peuvent
    } pas être { $digit }.
by-one-reading =
    { AS($cells, "brief") }, { AS($left, "in") } et { $cells ->
        [one] vue par { $far }, ne peut
       *[other] vues par { $far }, ne peuvent
    } pas être { $digit }
so-both = Donc { $one }, et { $another }.

## Deux liens avec une extrémité commune

if-not-both-are = Si { $far } n’est pas { $digit }, { $near } (seule autre place { AS($house, "in") }) et { $other } (de même { AS($across, "in") }) le sont.
see-all = Elles voient toutes les cases { AS($lines, "of") } { AS($within, "in") }, qui n’a donc pas de place pour { $digit }.
must-be-and =
    Donc { $far } est forcément { $digit }, et { AS($cells, "brief") }, qui la { $cells ->
        [one] voit, ne peut
       *[other] voient, ne peuvent
    } pas être { $digit }.
