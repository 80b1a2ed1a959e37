### Asas e pares remotos.

## Pares remotos

are-each = Cada uma das células { AS($cells, "each") } é { AS($digits, "or") }, e cada uma vê a seguinte.
follow = Siga { AS($cells, "each") }.
they-are-each = Cada uma delas é { AS($digits, "or") }, e cada uma vê a seguinte.
alternate = Assim, { $digits } se alternam: das pontas { $first } e { $last }, uma é { $one } e a outra é { $another }.

## XY-Wings e XYZ-Wings

sees-pincers = O pivô { $pivot } ({ AS($own, "or") }) vê as pinças { $first } ({ AS($first-own, "or") }) e { $second } ({ AS($second-own, "or") }).
if-pivot = Se o pivô é { AS($shared, "or") }, { $pincer } tem que ser { $digit }.
if-pivot-either = Se o pivô é { AS($first-shared, "or") }, { $first } tem que ser { $digit }; se o pivô é { AS($second-shared, "or") }, { $second } tem que ser { $digit }.
if-neither = Se o pivô não é nenhum desses dígitos, ele mesmo é { $digit }.
both-pincers = as duas pinças
all-three = as três

## W-Wings

two-alike = Cada uma das células { $first } e { $second } é { AS($digits, "or") }.
needs-its = { AS($house, "the") } precisa de { $linked } em { $near }, que { $first } vê, ou em { $far }, que { $second } vê.
not-both = Assim, { $first } e { $second } não podem ser ambas { $linked }: uma delas é { $digit }.
