### Wing e coppie remote.

## Coppie remote

are-each = { AS($cells, "each") } sono ciascuna { AS($digits, "or") }, e ognuna vede la successiva.
follow = Segui { AS($cells, "each") }.
they-are-each = Sono ciascuna { AS($digits, "or") }, e ognuna vede la successiva.
alternate = Quindi { $digits } si alternano: dei due estremi { $first } e { $last }, uno è { $one } e l'altro è { $another }.

## XY-Wing e XYZ-Wing

sees-pincers = Il perno { $pivot } ({ AS($own, "or") }) vede le pinze { $first } ({ AS($first-own, "or") }) e { $second } ({ AS($second-own, "or") }).
if-pivot = Se il perno è { AS($shared, "or") }, { $pincer } deve essere { $digit }.
if-pivot-either = Se il perno è { AS($first-shared, "or") }, { $first } deve essere { $digit }; se il perno è { AS($second-shared, "or") }, { $second } deve essere { $digit }.
if-neither = Altrimenti è il perno stesso a essere { $digit }.
both-pincers = entrambe le pinze
all-three = tutte e tre le celle

## W-Wing

two-alike = { $first } e { $second } sono ciascuna { AS($digits, "or") }.
needs-its = { AS($house, "the") } deve avere { $linked } in { $near }, vista da { $first }, o in { $far }, vista da { $second }.
not-both = Quindi { $first } e { $second } non possono essere entrambe { $linked }: una delle due è { $digit }.
