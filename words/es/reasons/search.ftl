### Pasos de una búsqueda: intentos, callejones sin salida e intentos deshechos.

no-single = Ya no queda ningún único.
try-digit = { $cell } puede ser { AS($among, "any") }: prueba con { $digit } y mira qué se deduce.
second-guess = Este es el intento { $depth }, encima de un intento anterior.
further-guess = Este es el intento { $depth }, encima de { AS($earlier, "word") } intentos anteriores.

## Contradicciones

no-digit = A { $cell } no le queda ningún candidato.
no-place = { AS($house, "to") } no le queda lugar para { $digit }.
twice = { AS($house, "the") } tendría { $digit } dos veces.
wrong-sum = La jaula de { $first } suma { $found } en lugar de { $sum }.

## Tras una contradicción

no-guess-left = No queda ningún intento por deshacer, así que esta posición no tiene solución.
was-wrong = Así que el intento, { $guess }, era incorrecto.
not-with-the-one = Así que el último intento, { $guess }, no puede ser correcto junto con el anterior.
not-with-the-others = Así que el último intento, { $guess }, no puede ser correcto junto con los anteriores.

## Deshacer un intento

undo = Deshaz { $guess }.
undo-with-one = Deshaz { $guess } y el dígito que siguió.
undo-with = Deshaz { $guess } y los { $followed } dígitos que siguieron.
led = Llevó a una contradicción, así que { $cell } no puede ser { $digit }.
led-given-one = Llevó a una contradicción, así que { $cell } no puede ser { $digit }, dado el intento anterior.
led-given-others = Llevó a una contradicción, así que { $cell } no puede ser { $digit }, dados los intentos anteriores.
