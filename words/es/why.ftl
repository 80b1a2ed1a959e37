### Las palabras de «¿Por qué?» y «¿Por qué no?».

answer = Respuesta
close = Cerrar
choose = Elige un dígito para ver por qué va aquí, por qué no puede ir o qué se deduciría de él.

## La pregunta

ask-about = Preguntar por { $cell }
why-is = ¿Por qué { $cell } es { $digit }?
why-not = ¿Por qué { $cell } no puede ser { $digit }?
what-if = ¿Y si { $cell } fuera { $digit }?

## Los dígitos de la celda

digits = Dígitos de la celda
digit-is = ¿Por qué es { $digit }?
digit-gone = ¿Por qué no puede ser { $digit }?
digit-then = Entonces se descarta { $digit }. ¿Y si fuera { $digit }?
digit-possible = ¿Y si fuera { $digit }?
look-placed = en esta celda
look-possible = todavía posible
look-gone = descartado

## Las preguntas hasta ahora

way = Preguntas hasta ahora
tried = ¿{ $cell } = { $digit }?
line-number = línea { $number }
back = Volver

## De qué depende una respuesta

rests = Esto depende de
stands = { $cell } = { $digit }
gone = { $cell } ≠ { $digit }
given = inicial
yours = tuyo
before = ya se descartó antes
by-digit = lo descarta un dígito
by-trial = en prueba
proof = Demostración de

## Una prueba

lines = Línea a línea
suppose = Supón { $fact }
line-by = { $fact } · { $technique }
contradiction = Contradicción
line-before = Anterior
line-after = Siguiente
at = { $number } de { $all }

## El trabajo en segundo plano

busy = Buscando…
busy-trial = paso { $step } de { $most } como mucho
busy-cells = { $cells } de { $all } celdas
cancel = Cancelar
