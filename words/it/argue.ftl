### Le motivazioni che chi gioca dà alle proprie mosse.

switch = Motiva
title = Motiva
ask-placed = Perché { $cell } è { $digit }?
ask-removed = Perché { $cell } non può essere { $digit }?
how-placed = Segna le celle che impongono questa cifra. Se il motivo comprende una riga, una colonna o un riquadro, premi il suo pulsante.
how-removed = Segna le celle che escludono questa cifra.
houses = Riga, colonna o riquadro
judge = Ecco perché
take-back = Annulla la mossa
skip = Salta
show = Mostra il motivo
marked-cell = { $cell } segnata.
unmarked-cell = { $cell } non più segnata.

## Tipi di motivazione

full-house = ultima cella libera
hidden-single = singolo nascosto
naked-single = singolo nudo
pattern = configurazione
at-once = { $held } su { $all } al primo colpo
weakest-kind = { $kind }, { $held } su { $all } al primo colpo
