### Las palabras del patrón que casi lo es, en la página de una técnica: un tablero cuyo patrón falla.

head = ¿Por qué falla este?
task = { $technique }: las marcas muestran un patrón así, pero un solo candidato lo rompe. Toca la celda de ese candidato.
board = Tablero del patrón que falla
show = Ver la respuesta
found = Sí:{" "}

## Qué es otra celda para el patrón

filled = { $cell } ya es { $digit }.
only = { $cell } solo puede ser { $digits }, como necesita el patrón.
place = El patrón admite { $digit } en { $cell }: es uno de sus lugares en la { $place }.
gets = Con el patrón, { $cell } sería { $digit }. El patrón no depende de eso.
loses = Con el patrón, { $cell } perdería { $digits }. El patrón no depende de eso.
barred = { $cell } no puede ser { $digit }, como necesita el patrón en la { $place }.
outside = El patrón no depende de { $cell }.

## Por qué falla el patrón; puede seguir a «Sí:»

holds = { $cell } también puede ser { $digit }. Así que el patrón falla.
holds-only = { $cell } también puede ser { $digit }, no solo { $digits }. Así que el patrón falla.
places = en la { $place } también hay lugar para { $digit } en { $cell }. Así que el patrón falla.
places-only = en la { $place } también hay lugar para { $digit } en { $cell }, no solo en { $cells }. Así que el patrón falla.
lacks = { $cell } puede ser { $digit }, y el patrón necesita que no pueda. Así que el patrón falla.
