### Deux liens forts d’un chiffre : gratte-ciel, cerf-volant à deux ficelles, turbot.

two-places = { AS($one, "the") } a deux places pour { $digit } : { $near } et { $far }.
two-more = { AS($one, "the") } en a deux : { $near } et { $far }.
one-must-be = { $one } et { $another } se voient et ne peuvent pas être { $digit } toutes les deux, donc { $first } ou { $second } est forcément { $digit }.
see-each-other = { $one } et { $another } se voient et ne peuvent pas être { $digit } toutes les deux.
first-pair = Première paire : { AS($row, "the") } n’a que { $row-near } et { $row-far } pour { $digit }, { AS($column, "the") } n’a que { $column-near } et { $column-far }. Donc { $row-far } ou { $column-far } est forcément { $digit }.
second-pair = Deuxième paire : { AS($row, "the") } n’a que { $row-near } et { $row-far } pour { $digit }, { AS($column, "the") } n’a que { $column-near } et { $column-far }. Donc { $row-far } ou { $column-far } est forcément { $digit }.
by-first = { AS($cells, "brief") } (d’après la première paire)
by-second = { AS($cells, "brief") } (d’après la deuxième)
cannot-by-pair = Donc il n’y a pas de place pour { $digit } dans { $cells }.
cannot-by-pairs = Donc { $first } et { $second } ne peuvent pas être { $digit }.
