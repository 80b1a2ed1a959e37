### Le parole degli indizi: linee, punti, numeri e altri segni su alcune celle.

## Che cosa dice l'etichetta di una cella su ogni suo indizio, per gli screen reader: breve, perché si ripete spesso

on-line = { $name }, { $place } di { $cells }
in-circle = { $name }, cerchio
with = { $name } con { $other }
greater-than = maggiore di { $other }
less-than = minore di { $other }
around = { $name } { $digits }
beside = { $name } { $number } in { $house }
on-diagonal = { $name } { $number }, { $place } di { $cells }
broken = { $said }, regola violata

## La riga sotto la griglia, e la risposta a una domanda

broken-at = Regola violata in { $cell }: { $name }. { $rule }
broken-rule = Regola violata: { $rule }
meaning = { $said }. { $rule }
