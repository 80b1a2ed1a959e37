### Conjuntos casi bloqueados: conjuntos que comparten dígitos, flor de la muerte, Sue de Coq.

## Dos conjuntos

loses-and-keeps = Todas sus celdas para { AS($digits, "or") } se ven entre sí, así que el { $one } o el { $another } pierde { AS($digits, "or") } y conserva { $kept }.
loses-and-keeps-rest = Todas sus celdas para { AS($digits, "or") } se ven entre sí, así que el { $one } o el { $another } pierde { AS($digits, "or") } y conserva los demás.
see-each-other = Todas sus celdas para { $digit } se ven entre sí, y lo mismo pasa con sus celdas para { $others }.
keeps-its-digit =
    El { $set } conserva { $digit }, así que { AS($cells, "brief") }, que { $cells ->
        [one] ve
       *[other] ven
    } ahí todos los lugares para { $digit }, no { $cells ->
        [one] puede
       *[other] pueden
    } serlo.
one-has-digit =
    Uno de los conjuntos tiene { $digit }, así que { AS($cells, "brief") }, que { $cells ->
        [one] ve
       *[other] ven
    } en ambos todos los lugares para { $digit }, no { $cells ->
        [one] puede
       *[other] pueden
    } serlo.
each-has-one = Así que cada conjunto tiene uno de los dígitos { $digits } y conserva todos sus demás dígitos.

## Conjuntos en fila

suppose-it-lacks = Supón que le falta { AS($kept, "or") }: entonces tiene { $next }.
so-must-have = En el { $set }, cada lugar para { $digit } ve a todos los del { $before }, así que el { $set } no puede tener { $digit } y tiene que tener { $must }.
first-or-last-has = Así que el { $first } o el { $last } tiene { $digits }.

## Un tallo con pétalos

stem = El tallo { $stem } es { AS($digits, "or") } y ve a cada celda a la que le quita un dígito.
if-stem-is =
    Si es { $digit }, { $cells ->
        [one] { $cells } pierde { $digit } y se queda con { $left }
       *[other] las celdas { $cells } pierden { $digit } y se quedan con { $left }
    }.
one-cell-is = En cada caso quedan tantos dígitos como celdas, así que una de las celdas es { $digit }.
cells-have = En cada caso quedan tantos dígitos como celdas, así que las celdas tienen { $digits }.

## Lo que ven las celdas

every-in-sets = todos los lugares para { $digit } en el { $one } y en el { $another }
every-among-them = todos los lugares para { $digit } en ellas
no-cell-sees-both = Ninguna celda que vea en ambos todos los lugares para { $digit } puede ser { $digit }, y lo mismo vale para { $others }.
no-cell-sees-them = Ninguna celda que vea en ellas todos los lugares para { $digit } puede ser { $digit }, y lo mismo vale para { $others }.

## Sue de Coq

divide = { AS($line, "the") } y { AS($other, "the") } se reparten { AS($count, "word") } dígitos.
crossing =
    Donde se cruzan, { $cells } solo { $cells ->
        [one] tiene
       *[other] tienen
    } { $digits }.
in-rest = { $set }, en el resto { AS($house, "of") }: { $cells } con { $digits }.
used-once = { AS($count, "word") } celdas tienen exactamente { AS($count, "word") } dígitos, y el { $one } y el { $another } no comparten ninguno, así que cada dígito se usa una vez.
use-up =
    Estas celdas agotan { $in-line } { AS($line, "in") } y { $in-other ->
        [one] el dígito { $in-other }
       *[other] los dígitos { $in-other }
    } { AS($other, "in") }.
use-up-for-both =
    Estas celdas agotan { $both } en ambas, { $in-line } { AS($line, "in") } y { $in-other ->
        [one] el dígito { $in-other }
       *[other] los dígitos { $in-other }
    } { AS($other, "in") }.
sets-use-up = El { $one } agota sus dígitos { AS($line, "in") }, y el { $another }, los suyos { AS($other, "in") }.
sets-use-up-for-both = El { $one } agota sus dígitos { AS($line, "in") }, el { $another } agota los suyos { AS($other, "in") }, y las celdas agotan { $both } en ambas.
