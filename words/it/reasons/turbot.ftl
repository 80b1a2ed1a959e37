### Due collegamenti forti di una cifra: grattacielo, aquilone a due corde, pesce rombo.

two-places = { AS($one, "the") } ha due posti per { $digit }: { $near } e { $far }.
two-more = { AS($one, "the") } ne ha due: { $near } e { $far }.
one-must-be = { $one } e { $another } si vedono e non possono essere entrambe { $digit }, quindi { $first } o { $second } deve essere { $digit }.
see-each-other = { $one } e { $another } si vedono e non possono essere entrambe { $digit }.
first-pair = Prima coppia: per { $digit } { AS($row, "the") } ha solo { $row-near } e { $row-far }, { AS($column, "the") } solo { $column-near } e { $column-far }. Quindi { $row-far } o { $column-far } deve essere { $digit }.
second-pair = Seconda coppia: per { $digit } { AS($row, "the") } ha solo { $row-near } e { $row-far }, { AS($column, "the") } solo { $column-near } e { $column-far }. Quindi { $row-far } o { $column-far } deve essere { $digit }.
by-first = { AS($cells, "brief") } (per la prima coppia)
by-second = { AS($cells, "brief") } (per la seconda)
cannot-by-pair = Perciò { $digit } non può stare in { $cells }.
cannot-by-pairs = Perciò { $digit } non può stare né in { $first } né in { $second }.
