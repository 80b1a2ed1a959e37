### Cadeias e ciclos.

two-each = Cada uma dessas células só tem dois candidatos.
suppose = Suponha que { AS($statement, "after") }.

## Uma linha de uma cadeia

then = { AS($link, "Então") } { $statement }.
then-because = { AS($link, "Então") } { $statement } ({ $because }).
then-so = { AS($link, "Então") } { $statement }, { AS($next-link, "logo") } { $next }.
then-because-so = { AS($link, "Então") } { $statement } ({ $because }), { AS($next-link, "logo") } { $next }.
then-so-not = { AS($link, "Então") } { $statement }, { AS($next-link, "logo") } não é { $next }.
then-because-so-not = { AS($link, "Então") } { $statement } ({ $because }), { AS($next-link, "logo") } não é { $next }.

## Razões entre parênteses

only-place = o único lugar que resta { AS($house, "in") }
only-places = os únicos lugares que restam { AS($house, "in") }
set-without = o { $set } sem { $digit } fica com todos os outros dígitos
other-candidate = seu outro candidato
only-fitting = segundo { $clue }, seu único candidato possível com { AS($digits, "or") } em { $cell }
only-place-needed = segundo { $clue }, as suas células têm { $digit }, e não resta nenhum outro lugar

## O fim de uma cadeia

one-end-is = Logo, { $one } ou { $another } é { $digit }.
one-end = Logo, { $one } ou { $another }.
would-have-to-be = Se { $cell } não fosse { $digit }, teria que ser { $digit }.
is-and-cannot-be = Logo, { $cell } é { $digit } e não pode ser { AS($others, "nor") }.

## O fim de um ciclo

is-a-loop = Esta cadeia é um ciclo: exatamente uma ponta de cada link está certa.
one-of-both-ends =
    Uma das células { $ends } é { $digit }, logo { AS($cells, "brief") }, que { $cells ->
        [one] vê as duas, não pode ser
       *[other] veem as duas, não podem ser
    } { $digit }.
one-of-all-ends =
    Uma das células { $ends } é { $digit }, logo { AS($cells, "brief") }, que { $cells ->
        [one] vê todas elas, não pode ser
       *[other] veem todas elas, não podem ser
    } { $digit }.
nothing-else = { $cell } é { AS($digits, "or") }, e nada mais.
set-keeps = Neste ciclo, o { $set } só fica sem { AS($ends, "or") }, logo fica com { $digits }.
see-every =
    { AS($cells, "brief") } { $cells ->
        [one] vê
       *[other] veem
    } ali todos os lugares de { $digit }.
see-every-place =
    { AS($cells, "brief") } { $cells ->
        [one] vê ali todos os lugares dos dígitos que perde
       *[other] veem ali todos os lugares dos dígitos que perdem
    }.
