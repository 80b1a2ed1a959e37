### Fuegos artificiales.

outside = Fuera { AS($within, "of") }, { AS($row, "the") } solo tiene { $one } para los dígitos { $digits }, y { AS($column, "the") } solo { $another }.
outside-one = Fuera { AS($within, "of") }, { AS($row, "the") } solo tiene { $one } para el dígito { $digits }, y { AS($column, "the") } solo { $another }.
in-neither-would-be = Un dígito que no esté en ninguna de las dos estaría en { $cell }, porque { AS($within, "the") } no puede tenerlo dos veces.
in-neither-is = Un dígito que no está en ninguna de las dos está en { $cell }, porque { AS($within, "the") } no puede tenerlo dos veces.
all-three-into = Eso pone los tres en { $cells }.
cross = { AS($rows, "the") } cruzan { AS($columns, "the") } en cuatro celdas.
one-into-each = Eso pone { AS($count, "word") } dígitos en { AS($count, "word") } celdas, uno en cada una.
