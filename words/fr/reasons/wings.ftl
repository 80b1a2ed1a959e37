### Wings et paires distantes.

## Paires distantes

are-each = { AS($cells, "each") } sont chacune { AS($digits, "or") }, et chacune voit la suivante.
follow = Suis les cases { AS($cells, "each") }.
they-are-each = Chacune est { AS($digits, "or") }, et voit la suivante.
alternate = Donc { $digits } alternent : l’une des extrémités { $first } et { $last } est { $one }, et l’autre { $another }.

## XY-Wings et XYZ-Wings

sees-pincers = Le pivot { $pivot } ({ AS($own, "or") }) voit les pinces { $first } ({ AS($first-own, "or") }) et { $second } ({ AS($second-own, "or") }).
if-pivot = Si le pivot est { AS($shared, "or") }, { $pincer } est forcément { $digit }.
if-pivot-either = Si le pivot est { AS($first-shared, "or") }, { $first } est forcément { $digit } ; si le pivot est { AS($second-shared, "or") }, { $second } est forcément { $digit }.
if-neither = Si le pivot n’est aucun de ces chiffres, il est lui-même { $digit }.
both-pincers = les deux pinces
all-three = les trois

## W-Wings

two-alike = { $first } et { $second } sont chacune { AS($digits, "or") }.
needs-its = { AS($house, "the") } doit avoir { $linked } en { $near }, vue par { $first }, ou en { $far }, vue par { $second }.
not-both = Donc { $first } et { $second } ne peuvent pas être { $linked } toutes les deux : l’une d’elles est { $digit }.
