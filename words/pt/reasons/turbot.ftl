### Dois links fortes de um dígito: arranha-céu, pipa de dois fios, peixe turbot.

two-places = { AS($one, "the") } tem dois lugares para { $digit }: { $near } e { $far }.
two-more = { AS($one, "the") } tem dois: { $near } e { $far }.
one-must-be = { $one } e { $another } se veem e não podem ser ambas { $digit }, então { $first } ou { $second } tem que ser { $digit }.
see-each-other = { $one } e { $another } se veem e não podem ser ambas { $digit }.
first-pair = Primeiro par: { AS($row, "the") } só tem { $row-near } e { $row-far } para { $digit }, e { AS($column, "the") } só { $column-near } e { $column-far }. Assim, { $row-far } ou { $column-far } tem que ser { $digit }.
second-pair = Segundo par: { AS($row, "the") } só tem { $row-near } e { $row-far } para { $digit }, e { AS($column, "the") } só { $column-near } e { $column-far }. Assim, { $row-far } ou { $column-far } tem que ser { $digit }.
by-first = { AS($cells, "brief") } (pelo primeiro par)
by-second = { AS($cells, "brief") } (pelo segundo)
cannot-by-pair = Logo, { $digit } não pode ficar em { $cells }.
cannot-by-pairs = Logo, { $digit } não pode ficar em { $first } nem em { $second }.
