### Dos enlaces fuertes de un dígito: rascacielos, cometa de dos cuerdas, pez Turbot.

two-places = { AS($one, "the") } tiene dos lugares para { $digit }: { $near } y { $far }.
two-more = { AS($one, "the") } tiene dos: { $near } y { $far }.
one-must-be = { $one } y { $another } se ven entre sí y no pueden ser { $digit } las dos, así que { $first } o { $second } tiene que ser { $digit }.
see-each-other = { $one } y { $another } se ven entre sí y no pueden ser { $digit } las dos.
first-pair = Primer par: { AS($row, "the") } solo tiene { $row-near } y { $row-far } para { $digit }, y { AS($column, "the") } solo { $column-near } y { $column-far }. Así que { $row-far } o { $column-far } tiene que ser { $digit }.
second-pair = Segundo par: { AS($row, "the") } solo tiene { $row-near } y { $row-far } para { $digit }, y { AS($column, "the") } solo { $column-near } y { $column-far }. Así que { $row-far } o { $column-far } tiene que ser { $digit }.
by-first = { AS($cells, "brief") } (por el primer par)
by-second = { AS($cells, "brief") } (por el segundo)
cannot-by-pair = Por tanto, { $digit } no puede ir en { $cells }.
cannot-by-pairs = Por tanto, { $digit } no puede ir en { $first } ni en { $second }.
