### Las palabras del tablero como texto, y las de las respuestas a preguntas con el teclado, que se oyen.

## El tablero como líneas de texto

title = Tablero como texto
empty-sign = 0 es una celda vacía.
hidden = El tablero está oculto mientras la partida está en pausa.

## Preguntas

begun = Pregunta.
which-digit = Pulsa el dígito.
which-row = Pulsa la fila.
which-row-letters = Pulsa la fila, A para 10.
which-column = Pulsa la columna.
which-column-letters = Pulsa la columna, A para 10.
unknown = Esta tecla no pregunta nada. Las preguntas están en «Ayuda».

## Líneas del tablero

line = { $place }: { $digits }.
empty = vacía
complete = completa
missing = sin { $digits }
line-lacks = { $line } { $lacks }.
place-lacks = { $place }: { $lacks }
all-lack = { $list }.
nothing-left = Así que no queda nada para esta celda.
left = Así que queda { $digits }.
no-further = Esta celda no está en ninguna diagonal ni en ninguna ventana.

## El lugar de un dígito

digit = { $digit }.
digit-in = { $place }: { $there }.
is-in = está en la { $place }
nowhere = no puede ir en ningún lugar
can-go = puede ir en { $place }
not-there = { $digit } todavía no está en el tablero.
there = { $digit } está en { $cells }.
count = { $digit }: { $count } de { $all }
counts = { $list }.
counts-rest = { $list }. Los demás están completos.
counts-complete =
    Cada dígito está { $all ->
        [one] { $all } vez.
       *[other] { $all } veces.
    }

## Celdas

place = { $place }.
no-empty = Ninguna otra celda está vacía.
no-highlighted = Ninguna otra celda está resaltada o marcada.
no-pair = Ninguna otra celda tiene dos candidatos.
pair = { $digits }.
cell = { $content }, { $cell }.
cell-of = { $place }. { $cell }
empty-notes = vacía, notas { $notes }
candidate = { $digit } en { $cell }
candidates = { $candidates }.

## Lo que está marcado

nothing-marked = No hay nada resaltado ni marcado.
none-highlighted = Ninguna celda está resaltada.
marked = { $mark }: { $places }.
mark-house = Fíjate en
mark-pattern = En el patrón
mark-placed = Por colocar
mark-guessed = Intento
mark-eliminated = Por descartar
mark-clash = Con marca
mark-fin = Aleta
mark-lit = Resaltado
mark-colour = Color { $letter }
mark-set = Conjunto { $letter }

## Un enlace de una cadena

no-chain = No hay ninguna cadena en el tablero.
strong = Enlace { $number } de { $all }, fuerte: si { $from }, { $to }.
weak = Enlace { $number } de { $all }, débil: si { $from }, { $to }.
end-true = es correcto el candidato { $candidates }
end-false =
    { $count ->
        [one] es incorrecto el candidato
       *[other] son incorrectos los candidatos
    } { $candidates }

## El estado de la partida

state =
    { $kind }: { $cells ->
        [one] { $cells } celda vacía
       *[other] { $cells } celdas vacías
    }. Modo: { $mode }.
kind = { $size }, nivel { $level }
locked = Dígito fijado: { $digit }.
exercise =
    { $size }: { $cells ->
        [one] { $cells } celda vacía
       *[other] { $cells } celdas vacías
    }.
