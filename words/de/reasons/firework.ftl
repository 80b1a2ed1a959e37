### Feuerwerke.

outside = Außerhalb von { $within } hat { $row } nur { $one } für die Ziffern { $digits }, und { $column } nur { $another }.
outside-one = Außerhalb von { $within } hat { $row } nur { $one } für die Ziffer { $digits }, und { $column } nur { $another }.
in-neither-would-be = Steht eine Ziffer in keiner der beiden Zellen, dann steht sie in { $cell }, weil { $within } sie nicht zweimal haben kann.
in-neither-is = Steht eine Ziffer in keiner der beiden Zellen, dann steht sie in { $cell }, weil { $within } sie nicht zweimal haben kann.
all-three-into = Damit stehen alle drei in { $cells }.
cross = { $rows } kreuzen { $columns } in vier Zellen.
one-into-each = Damit stehen { AS($count, "word") } Ziffern in { AS($count, "word") } Zellen, in jeder eine.
