### Fuegos artificiales.

outside = Fuera { AS($within, "of") }, { AS($row, "the") } solo tiene { $one } para los dígitos { $digits }, y { AS($column, "the") } solo { $another }.
outside-one = Fuera { AS($within, "of") }, { AS($row, "the") } solo tiene { $one } para el dígito { $digits }, y { AS($column, "the") } solo { $another }.
in-neither-would-be = Un dígito que no esté en ninguna de las dos tiene que estar en { $cell }, porque { AS($within, "the") } no puede tenerlo dos veces.
in-neither-is = Un dígito que no esté en ninguna de las dos tiene que estar en { $cell }, porque { AS($within, "the") } no puede tenerlo dos veces.
all-three-into = Así, los tres quedan en { $cells }.
cross = { AS($rows, "the") } cruzan { AS($columns, "the") } en cuatro celdas.
one-into-each = Así quedan { AS($count, "word") } dígitos en { AS($count, "word") } celdas, uno en cada una.
