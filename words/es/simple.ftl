### Las palabras de la vista sencilla para edades tempranas. Son cortas y amables.

panel = Teclas y ayuda
undo = Deshacer
help = Ayúdame
more = Más ayuda
place = Ponlo ahí
another = Otro más
leave = Página completa
offer = Vista sencilla
offer-help = Teclas grandes, una pista amable y sin cronómetro, para edades tempranas.

## La pista

looking = Buscando…
where-is = Mira dentro del marco de rayitas. ¿Dónde va { $thing }?
which-number = Mira la casilla marcada. ¿Qué número va ahí?
which-letter = Mira la casilla marcada. ¿Qué letra va ahí?
which-picture = Mira la casilla marcada. ¿Qué dibujo va ahí?
which-colour = Mira la casilla marcada. ¿Qué color va ahí?
goes-here = { $thing } va en la casilla verde.
hard = Esto es difícil. Míralo junto con alguien.
one-wrong-number = Un número va en otro lugar.
one-wrong-letter = Una letra va en otro lugar.
one-wrong-picture = Un dibujo va en otro lugar.
one-wrong-colour = Un color va en otro lugar.
some-wrong-number = Algunos números van en otro lugar.
some-wrong-letter = Algunas letras van en otro lugar.
some-wrong-picture = Algunos dibujos van en otro lugar.
some-wrong-colour = Algunos colores van en otro lugar.
marked-wrong = Lo que está marcado va en otro lugar. Prueba otra cosa ahí.
marked-wrongs = Todo lo que está marcado va en otro lugar. Prueba otra cosa ahí.
lost-notes = Mira otra vez las notas pequeñas.

## El final

done-number = Lo lograste. Cada número está en su lugar.
done-letter = Lo lograste. Cada letra está en su lugar.
done-picture = Lo lograste. Cada dibujo está en su lugar.
done-colour = Lo lograste. Cada color está en su lugar.
