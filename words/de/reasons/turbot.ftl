### Zwei starke Links einer Ziffer: Wolkenkratzer, Zwei-Schnur-Drachen, Turbot-Fisch.

two-places = { $one } hat zwei Plätze für { $digit }: { $near } und { $far }.
two-more = { $one } hat zwei: { $near } und { $far }.
one-must-be = { $one } und { $another } sehen einander und können nicht beide { $digit } sein, also muss { $digit } in { $first } oder { $second } stehen.
see-each-other = { $one } und { $another } sehen einander und können nicht beide { $digit } sein.
first-pair = Erstes Paar: { $row } hat nur { $row-near } und { $row-far } für { $digit }, { $column } nur { $column-near } und { $column-far }. Also muss { $digit } in { $row-far } oder { $column-far } stehen.
second-pair = Zweites Paar: { $row } hat nur { $row-near } und { $row-far } für { $digit }, { $column } nur { $column-near } und { $column-far }. Also muss { $digit } in { $row-far } oder { $column-far } stehen.
by-first = { AS($cells, "brief") } (durch das erste Paar)
by-second = { AS($cells, "brief") } (durch das zweite)
cannot-by-pair = Also kann { $digit } nicht in { $cells } stehen.
cannot-by-pairs = Also kann { $digit } weder in { $first } noch in { $second } stehen.
