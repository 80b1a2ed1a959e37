### Fogos de artifício.

outside = Fora { AS($within, "of") }, { AS($row, "the") } só tem { $one } para os dígitos { $digits }, e { AS($column, "the") } só { $another }.
outside-one = Fora { AS($within, "of") }, { AS($row, "the") } só tem { $one } para o dígito { $digits }, e { AS($column, "the") } só { $another }.
in-neither-would-be = Um dígito que não estivesse em nenhuma das duas ficaria em { $cell }, pois { AS($within, "the") } não pode ter o mesmo dígito duas vezes.
in-neither-is = Um dígito que não esteja em nenhuma das duas fica em { $cell }, pois { AS($within, "the") } não pode ter o mesmo dígito duas vezes.
all-three-into = Isso coloca os três em { $cells }.
cross = { AS($rows, "the") } cruzam { AS($columns, "the") } em quatro células.
one-into-each = Isso coloca { $count } dígitos em { $count } células, um em cada.
