### Conjuntos quase bloqueados: conjuntos que compartilham dígitos, flor da morte, Sue de Coq.

## Dois conjuntos

loses-and-keeps = As células deles para { AS($digits, "or") } se veem todas, então o { $one } ou o { $another } perde { AS($digits, "or") } e fica com { $kept }.
loses-and-keeps-rest = As células deles para { AS($digits, "or") } se veem todas, então o { $one } ou o { $another } perde { AS($digits, "or") } e fica com o resto.
see-each-other = As células deles para { $digit } se veem todas, e as células para { $others } também.
keeps-its-digit =
    O { $set } fica com { $digit }, então { AS($cells, "brief") }, que { $cells ->
        [one] vê ali todos os lugares de { $digit }, não pode
       *[other] veem ali todos os lugares de { $digit }, não podem
    } ser { $digit }.
one-has-digit =
    Um dos conjuntos tem { $digit }, então { AS($cells, "brief") }, que { $cells ->
        [one] vê todos os lugares de { $digit } nos dois, não pode
       *[other] veem todos os lugares de { $digit } nos dois, não podem
    } ser { $digit }.
each-has-one = Logo, cada conjunto tem um dos dígitos { $digits } e fica com todos os seus outros dígitos.

## Conjuntos em sequência

suppose-it-lacks = Suponha que ele não tenha { AS($kept, "or") }: então tem { $next }.
so-must-have = Cada lugar de { $digit } no { $set } vê cada lugar de { $digit } no { $before }, então o { $set } não pode ter { $digit } e tem que ter { $must }.
first-or-last-has = Assim, o { $first } ou o { $last } tem { $digits }.

## Um caule com pétalas

stem = O caule { $stem } é { AS($digits, "or") } e vê cada célula da qual tira um dígito.
if-stem-is =
    Se ele é { $digit }, { $cells ->
        [one] { $cells } perde { $digit } e fica com { $left }
       *[other] as células { $cells } perdem { $digit } e ficam com { $left }
    }.
one-cell-is = Em cada caso, restam tantos dígitos quantas células, então uma das células é { $digit }.
cells-have = Em cada caso, restam tantos dígitos quantas células, então as células têm { $digits }.

## O que células veem

every-in-sets = todos os lugares de { $digit } no { $one } e no { $another }
every-among-them = todos os lugares de { $digit } entre elas
no-cell-sees-both = Nenhuma célula que vê todos os lugares de { $digit } nos dois pode ser { $digit }, e o mesmo vale para { $others }.
no-cell-sees-them = Nenhuma célula que vê todos os lugares de { $digit } entre elas pode ser { $digit }, e o mesmo vale para { $others }.

## Sue de Coq

divide = { AS($line, "the") } e { AS($other, "the") } dividem entre si { $count } dígitos.
crossing =
    Onde elas se cruzam, { $cells } só { $cells ->
        [one] tem
       *[other] têm
    } { $digits }.
in-rest = { $set }, no resto { AS($house, "of") }: { $cells } com { $digits }.
used-once = São { $count } células com só { $count } dígitos, e o { $one } e o { $another } não têm nenhum em comum, então cada dígito é usado uma vez.
use-up =
    Essas células esgotam { $in-line } { AS($line, "in") } e { $in-other ->
        [one] o dígito
       *[other] os dígitos
    } { $in-other } { AS($other, "in") }.
use-up-for-both =
    Essas células esgotam { $both } nas duas áreas, { $in-line } { AS($line, "in") } e { $in-other ->
        [one] o dígito
       *[other] os dígitos
    } { $in-other } { AS($other, "in") }.
sets-use-up = O { $one } esgota seus dígitos { AS($line, "in") }, e o { $another }, { AS($other, "in") }.
sets-use-up-for-both =
    O { $one } esgota seus dígitos { AS($line, "in") }, e o { $another }, { AS($other, "in") }; { $both } se { $both ->
        [one] esgota
       *[other] esgotam
    } nas duas áreas.
