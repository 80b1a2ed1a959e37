### As razões que quem joga dá para suas jogadas.

switch = Dizer por quê
title = Diga por quê
ask-placed = Por que { $cell } é { $digit }?
ask-removed = Por que { $cell } não pode ser { $digit }?
how-placed = Marque as células que forçam esse dígito. Se uma linha, coluna ou caixa faz parte da razão, pressione o botão dela.
how-removed = Marque as células que eliminam esse candidato.
houses = Linha, coluna ou caixa
judge = É por isso
take-back = Desfazer
skip = Pular
show = Mostrar a razão
marked-cell = { $cell } marcada.
unmarked-cell = { $cell } não está mais marcada.

## Tipos de razões

full-house = última célula livre
hidden-single = único oculto
naked-single = único nu
pattern = padrão
at-once = { $held } de { $all } de primeira
weakest-kind = { $kind }, { $held } de { $all } de primeira
