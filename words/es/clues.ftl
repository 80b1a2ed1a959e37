### Las palabras de las restricciones: líneas, puntos, números y otros signos sobre algunas celdas.

## Lo que la etiqueta de una celda dice de cada una, para lectores de pantalla: breve, porque se repite mucho

on-line = { $name }, { $place } de { $cells }
in-circle = { $name }, círculo
with = { $name } con { $other }
greater-than = mayor que { $other }
less-than = menor que { $other }
around = { $name } { $digits }
beside = { $name } { $number } en la { $house }
on-diagonal = { $name } { $number }, { $place } de { $cells }
broken = { $said }, regla incumplida

## La línea bajo el tablero, y la respuesta a una pregunta

broken-at = Regla incumplida en { $cell }: { $name }. { $rule }
broken-rule = Regla incumplida: { $rule }
meaning = { $said }. { $rule }
