### Две сильные связи одной цифры: небоскрёб, воздушный змей, рыба-тюрбо.

two-places = { AS($one, "in") } два места для цифры { $digit }: { $near } и { $far }.
two-more = { AS($one, "in") } их тоже два: { $near } и { $far }.
one-must-be = { $one } и { $another } видят друг друга, и в обеих сразу цифра { $digit } стоять не может, поэтому она обязательно стоит в { $first } или { $second }.
see-each-other = { $one } и { $another } видят друг друга, и в обеих сразу цифра { $digit } стоять не может.
first-pair = Первая пара: { AS($row, "in") } для цифры { $digit } есть только { $row-near } и { $row-far }, { AS($column, "in") } — только { $column-near } и { $column-far }. Значит, в { $row-far } или { $column-far } обязательно стоит { $digit }.
second-pair = Вторая пара: { AS($row, "in") } для цифры { $digit } есть только { $row-near } и { $row-far }, { AS($column, "in") } — только { $column-near } и { $column-far }. Значит, в { $row-far } или { $column-far } обязательно стоит { $digit }.
by-first = { AS($cells, "brief") } (по первой паре)
by-second = { AS($cells, "brief") } (по второй)
cannot-by-pair = Значит, в { $cells } не может стоять { $digit }.
cannot-by-pairs = Значит, в { $first } и в { $second } не может стоять { $digit }.
