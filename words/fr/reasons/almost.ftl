### Paires et triplets presque verrouillés.

can-only-be = { $cell } est forcément { AS($digits, "or") }.
between-them = Les seuls candidats de { $cells } sont { $digits }.
only-in-or-in = { AS($house, "in") }, ces chiffres ne peuvent aller qu’en { AS($cells, "or") } ou { AS($within, "in") }.
only-in-two-or-in = { AS($house, "in") }, ces chiffres ne peuvent aller qu’en { AS($cells, "or") }, ou { AS($within, "in") }.
just-one = Un seul va au croisement avec { AS($within, "the") } : { $others } ne peut en prendre qu’{ AS($count, "word") }, et s’il y en avait davantage au croisement, il ne resterait rien pour { $cells }.
just-one-of-three = Un seul va au croisement avec { AS($within, "the") } : { $others } n’en prennent que { AS($count, "word") }, et s’il y en avait davantage au croisement, il resterait trop peu pour { $cells }.
is-the-other = Donc { $cells } prend l’autre, et { $others } est aussi forcément { AS($digits, "or") }.
have-the-others = Donc { $cells } prennent les autres, et { $others } n’ont que ces chiffres.
