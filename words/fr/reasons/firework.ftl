### Feux d’artifice.

outside = En dehors { AS($within, "of") }, { AS($row, "the") } n’a que { $one } pour les chiffres { $digits }, et { AS($column, "the") } n’a que { $another }.
outside-one = En dehors { AS($within, "of") }, { AS($row, "the") } n’a que { $one } pour le chiffre { $digits }, et { AS($column, "the") } n’a que { $another }.
in-neither-would-be = Un chiffre qui ne serait dans aucune des deux serait en { $cell }, car { AS($within, "the") } ne peut pas l’avoir deux fois.
in-neither-is = Un chiffre qui n’est dans aucune des deux est en { $cell }, car { AS($within, "the") } ne peut pas l’avoir deux fois.
all-three-into = Les trois sont donc en { $cells }.
cross = { AS($rows, "the") } croisent { AS($columns, "the") } en quatre cases.
one-into-each = Cela fait { AS($count, "word") } chiffres dans { AS($count, "word") } cases, un dans chacune.
