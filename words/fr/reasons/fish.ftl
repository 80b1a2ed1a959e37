### Poissons.

## Sans nageoires

only-in = { AS($base, "in") }, il n’y a de place pour { $digit } que { AS($cover, "in") }.
need-theirs-in = { AS($base, "the") } doivent avoir { $digit } { AS($cover, "in") }.
each-gets = { AS($base, "word") } { AS($base, "kinds") }, { AS($cover, "word") } { AS($cover, "kinds") } : { AS($cover, "each") } reçoit { $digit } dans l’une de ces { AS($base, "kinds") }.
each-need = { AS($base, "the") } ont besoin de { AS($base, "word") } cases différentes pour { $digit }.
all-those-in = Ces cases se répartissent toutes { AS($cover, "in") }.
each-gets-there = { AS($base, "word") } cases, { AS($cover, "word") } { AS($cover, "kinds") } : { AS($cover, "each") } y reçoit { $digit }.

## Avec des nageoires, quand sans elles il reste trop peu de place

suppose-not = Supposons que la nageoire { $fins } ne soit pas { $digit }.
suppose-neither = Supposons qu’aucune des deux nageoires { $fins } ne soit { $digit }.
suppose-none = Supposons qu’aucune des nageoires { $fins } ne soit { $digit }.
then-no-place = Alors { AS($base, "the") } n’ont pas de place pour { $digit }, ce qui est impossible.
then-both-need = Alors il faut deux fois { $digit } { AS($only, "in") }, pour { AS($base, "the") }, ce qui est impossible.
then-all-need = Alors il faut { AS($base, "word") } fois { $digit } { AS($only, "in") }, pour { AS($base, "the") }, ce qui est impossible.
then-each-need = Alors { AS($base, "the") } ont besoin de { AS($base, "word") } cases différentes pour { $digit }.
but-all-in = Mais ces cases se répartissent toutes { AS($met, "in") }, où il n’y a de place que pour { AS($met, "word") }.
so-the-fin =
    Donc la nageoire est { $digit }, et { AS($cells, "brief") }, qui { $cells ->
        [one] voit la nageoire, ne peut
       *[other] voient la nageoire, ne peuvent
    } pas être { $digit }.
so-one-of-both =
    Donc l’une des nageoires est { $digit }, et { AS($cells, "brief") }, qui { $cells ->
        [one] voit les deux nageoires, ne peut
       *[other] voient les deux nageoires, ne peuvent
    } pas être { $digit }.
so-one-of-all =
    Donc l’une des nageoires est { $digit }, et { AS($cells, "brief") }, qui { $cells ->
        [one] voit toutes les nageoires, ne peut
       *[other] voient toutes les nageoires, ne peuvent
    } pas être { $digit }.

## Avec des nageoires, en deux cas

in-cover-or-fins =
    { AS($base, "the") } doivent avoir { $digit } { AS($cover, "in") } ou dans { $fins ->
        [one] la nageoire
       *[other] les nageoires
    } { $fins }.
still-need = Il manque encore le chiffre { $digit } { AS($base, "in") }.
only-in-cover-or-fins =
    Ce chiffre ne peut aller que { AS($cover, "in") } ou dans { $fins ->
        [one] la nageoire
       *[other] les nageoires
    } { $fins }.
if-not-fin =
    Si la nageoire n’est pas { $digit }, { AS($cover, "the") } { $cover ->
        [one] reçoit
       *[other] reçoivent
    } ce chiffre { AS($base, "these in") }.
if-no-fin =
    Si aucune nageoire n’est { $digit }, { AS($cover, "the") } { $cover ->
        [one] reçoit
       *[other] reçoivent
    } ce chiffre { AS($base, "these in") }.
if-fin = Si la nageoire est { $digit }, aucune case qui la voit ne peut être { $digit }.
if-one-of-both = Si une nageoire est { $digit }, aucune case qui voit les deux nageoires ne peut être { $digit }.
if-one-of-all = Si une nageoire est { $digit }, aucune case qui voit toutes les nageoires ne peut être { $digit }.
in-sight-of-fin =
    Dans les deux cas, { AS($cells, "brief") }, { AS($covers, "in") } et { $cells ->
        [one] vue par la nageoire, ne peut
       *[other] vues par la nageoire, ne peuvent
    } pas être { $digit }.
in-sight-of-both =
    Dans les deux cas, { AS($cells, "brief") }, { AS($covers, "in") } et { $cells ->
        [one] vue par les deux nageoires, ne peut
       *[other] vues par les deux nageoires, ne peuvent
    } pas être { $digit }.
in-sight-of-all =
    Dans les deux cas, { AS($cells, "brief") }, { AS($covers, "in") } et { $cells ->
        [one] vue par toutes les nageoires, ne peut
       *[other] vues par toutes les nageoires, ne peuvent
    } pas être { $digit }.

## Des places dans plusieurs zones

no-room-left =
    Placer { $digit } en { $cell } occuperait { AS($both, "the") }, sans laisser de place pour { $more ->
        [one] une autre case
       *[other] { AS($more, "word") } autres cases
    }.
room-left =
    Placer { $digit } en { $cell } occuperait { AS($both, "the") }, et il { $left ->
        [one] ne resterait qu’une seule zone
       *[other] ne resterait que { AS($left, "word") } { AS($cover, "kinds") }
    } pour { $more ->
        [one] une autre case
       *[other] { AS($more, "word") } autres cases
    }.
fin-in-both = La case { $fin } compte comme nageoire, car { $digit } y servirait à la fois { AS($houses, "to") }.
fin-in-all = La case { $fin } compte comme nageoire, car { $digit } y servirait à la fois { AS($houses, "to") }.

## Deux poissons sur une même base

two-fish = { AS($base, "the") } ont deux poissons pour { $digit }, avec des nageoires différentes.
second-fish = Les mêmes { AS($base, "kinds") } ont un deuxième poisson.
