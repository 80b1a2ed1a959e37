### Respuestas a lo que contesta quien aprende. Nombran la celda o el dígito, y valen sin el tablero.

## El nombre del patrón en una frase: «este { $name }»

named = patrón «{ AS($technique, "within") }»
pattern = patrón

## Una respuesta verdadera, pero por otro motivo

is-but = { $cell } es { $digit }, pero { $but }.
is-not-but = { $cell } no es { $digit }, pero { $but }.
may-be-but = Puede que { $cell } sea { $digit }, pero { $but }.
may-not-be-but = Puede que { $cell } no sea { $digit }, pero { $but }.
finds-none = Stepdoku no encuentra ningún paso así de fácil que lo demuestre
finds-none-of = Stepdoku no encuentra aquí ningún patrón «{ AS($technique, "within") }» que lo demuestre
no-pattern-shows = ningún { $name } lo demuestra
no-step-shows = ningún patrón «{ AS($technique, "within") }» lo demuestra
this-does-not-show = este { $name } no lo demuestra

## Lo que falla en un dígito

is-already = { $cell } ya es { $digit }.
ruled-out-earlier = { $one } ya se descartó antes.
could-also-go = { AS($houses, "in") } también podría ir { $digit } en { $cell }.
it-could-also-go = { AS($houses, "in") } también podría ir en { $cell }.
not-last = { $cell } no es la última celda vacía.
also-empty = { AS($houses, "in") } también está vacía { $cell }.
could-also-be = { $cell } también podría ser { AS($digits, "or") }.
is-other-single = { $cell } es { $digit }, pero por un patrón «{ AS($technique, "within") }». Este ejercicio pide un { $name }.
your-digit = Tu dígito es { $digit }.
is-of =
    { $digits ->
        [one] El dígito del { $name } de aquí es { $digits }
       *[other] Los dígitos del { $name } de aquí son { $digits }
    }.
rules-out = El { $name } de aquí descarta { $digits }.

## Un dígito a la vista

already-has = { AS($house, "the") } ya tiene { $digit }, en { $by }.
sees-by-knight = { $by } es { $digit }, y { $cell } la ve a un salto de caballo.
sees-by-king = { $by } es { $digit }, y { $cell } la ve a un paso de rey.
sees-by-cage = { $by } es { $digit }, y { $cell } la ve porque comparten la jaula.
sees-it = { $by } es { $digit }, y { $cell } la ve.
so-cannot-be = Así que { $cell } no puede ser { $digit }.
so-has-none = Así que { $cell } no tiene { $digit } como candidato que descartar.

## Un candidato del patrón

is-part = { $one } es parte de este { $name }, no de lo que descarta.
only-places = { AS($house, "in") } solo hay lugar para { $digit } en { AS($cells, "or") }.
only-places-many = { AS($house, "in") } solo hay lugar para { $digit } en { AS($cells, "brief") }.
can-only-be = { $cell } solo puede ser { AS($digits, "or") }.
only-others-lose = Solo las demás celdas { AS($houses, "of") } pierden { $digit }.

## Una celda fuera de lo que descarta el patrón

not-in = { $cell } no está { AS($house, "in") }.
in-neither = { $cell } no está { AS($one, "in") } ni { AS($another, "in") }.
outside = { $cell } está fuera { AS($houses, "of") }.
is-there = El { $name } está ahí.
rules-out-there = Este { $name } solo descarta { $digit } ahí.
rules-out-only-in = Este { $name } solo descarta candidatos en { $cells }, no en { $cell }.
does-not-see =
    { $cell } no ve a { $fins ->
        [one] la aleta
       *[other] las aletas
    } { $fins }.
by-this = Por este { $name }, { AS($cells, "or") } es { $digit }.
by-this-many = Por este { $name }, una de estas celdas es { $digit }: { AS($cells, "brief") }.
sees-neither = { $cell } no ve a ninguna de las dos.
sees-none = { $cell } no ve a ninguna de ellas.
sees-only = { $cell } solo ve a { $seen }.

## Lo que falta en el tablero

no-house = Ninguna fila, columna o caja tiene todos sus lugares para { $digit } a la vista de { $cell }.
no-area = Ninguna zona tiene todos sus lugares para { $digit } a la vista de { $cell }.
no-pair = { $cell } no ve a dos celdas con los mismos dos candidatos, uno de ellos { $digit }.
no-two-digits = Sin contar { $digit }, no hay dos dígitos cuyos únicos lugares en una fila, columna o caja sean { $cell } y otra celda.
no-two-digits-in-area = Sin contar { $digit }, no hay dos dígitos cuyos únicos lugares en una zona sean { $cell } y otra celda.
no-two-rows = No hay dos filas con lugar para { $digit } solo en la columna de { $cell } y en otra más.
no-two-columns = Tampoco hay dos columnas que lo tengan solo en la fila de { $cell } y en otra más.

## Contradicciones que causaría una respuesta

with = Con { $with }, { $then }.
with-digit = Con { $digit }, { $then }.
without = Sin { $without }, { $then }.
without-digit = Sin { $digit }, { $then }.
would-have-none = { $cell } se quedaría sin candidatos
would-have-no-place = { AS($house, "the") } se quedaría sin lugar para { $digit }
would-have-twice = { AS($house, "the") } tendría { $digit } dos veces
would-add-up = la jaula de { $first } sumaría { $found } en lugar de { $sum }
is-not = { $cell } no es { $digit }.
nothing-rules-out = { $cell } es { $digit }, así que nada puede descartarlo.

## Una celda que no es parte del patrón

of-empty-cells = El { $name } se compone de celdas vacías.
cannot-be = { $cell } no puede ser { $digit }.
each-can = Todas las celdas de este { $name } pueden serlo.
has-many = { $cell } tiene { AS($count, "word") } candidatos.
none-has-more = Ninguna celda de este { $name } tiene más de { AS($most, "word") }.
sees-no-crossed = { $cell } no ve a ninguno de los candidatos tachados.
each-sees = Cada celda de este { $name } ve a alguno.
loses = { $cell } pierde { $digit }.
is-in-cells = El { $name } está en las celdas que lo demuestran.
is-no-part = { $cell } no es parte de este { $name }.

## Sí hay un paso así

look-again = Mira otra vez.
is-on-board = El patrón «{ $technique }» está en este tablero.
