### Peixes.

## Sem barbatanas

only-in =
    { AS($base, "the") } só { $base ->
        [one] pode
       *[other] podem
    } ter { $digit } { AS($cover, "in") }.
need-theirs-in =
    { AS($base, "the") } { $base ->
        [one] precisa
       *[other] precisam
    } de { $digit } { AS($cover, "in") }.
each-gets = { AS($base, "word") } { AS($base, "kinds") }, { AS($cover, "word") } { AS($cover, "kinds") }: { AS($cover, "each") } tem { $digit } em uma dessas { AS($base, "kinds") }.
each-need =
    { AS($base, "the") } { $base ->
        [one] precisa
       *[other] precisam, cada uma,
    } de uma célula diferente para { $digit }.
all-those-in = Juntas, { AS($cover, "the") } contêm todas essas células.
each-gets-there = { AS($base, "word") } células, { AS($cover, "word") } { AS($cover, "kinds") }: { AS($cover, "each") } tem { $digit } em uma dessas células.

## Com barbatanas, se sem elas falta lugar

suppose-not = Suponha que a barbatana { $fins } não seja { $digit }.
suppose-neither = Suponha que nenhuma das duas barbatanas { $fins } seja { $digit }.
suppose-none = Suponha que nenhuma das barbatanas { $fins } seja { $digit }.
then-no-place =
    Então { AS($base, "the") } não { $base ->
        [one] tem
       *[other] têm
    } lugar para { $digit }, o que é impossível.
then-both-need = Então { AS($base, "the") } precisam ambas de { $digit } { AS($only, "in") }, o que é impossível.
then-all-need = Então { AS($base, "the") } precisam todas de { $digit } { AS($only, "in") }, o que é impossível.
then-each-need =
    Então { AS($base, "the") } { $base ->
        [one] precisa
       *[other] precisam, cada uma,
    } de uma célula diferente para { $digit }.
but-all-in =
    Mas { AS($met, "the") } { $met ->
        [one] contém
       *[other] contêm, juntas,
    } todas essas células, e ali só { $met ->
        [one] cabe
       *[other] cabem
    } { AS($met, "word") }.
so-the-fin =
    Logo, a barbatana é { $digit }, e { AS($cells, "brief") }, que { $cells ->
        [one] vê a barbatana, não pode ser
       *[other] veem a barbatana, não podem ser
    } { $digit }.
so-one-of-both =
    Logo, uma das barbatanas é { $digit }, e { AS($cells, "brief") }, que { $cells ->
        [one] vê as duas barbatanas, não pode ser
       *[other] veem as duas barbatanas, não podem ser
    } { $digit }.
so-one-of-all =
    Logo, uma das barbatanas é { $digit }, e { AS($cells, "brief") }, que { $cells ->
        [one] vê todas as barbatanas, não pode ser
       *[other] veem todas as barbatanas, não podem ser
    } { $digit }.

## Com barbatanas, em dois casos

in-cover-or-fins =
    { AS($base, "the") } { $base ->
        [one] precisa
       *[other] precisam
    } de { $digit } { AS($cover, "in") } ou { $fins ->
        [one] na barbatana
       *[other] nas barbatanas
    } { $fins }.
still-need =
    { AS($base, "the") } ainda { $base ->
        [one] precisa
       *[other] precisam
    } de { $digit }.
only-in-cover-or-fins =
    Só há lugar { AS($cover, "in") } ou { $fins ->
        [one] na barbatana
       *[other] nas barbatanas
    } { $fins }.
if-not-fin =
    Se a barbatana não é { $digit }, { AS($cover, "the") } { $cover ->
        [one] tem
       *[other] têm
    } { $digit } { AS($base, "these in") }.
if-no-fin =
    Se nenhuma barbatana é { $digit }, { AS($cover, "the") } { $cover ->
        [one] tem
       *[other] têm
    } { $digit } { AS($base, "these in") }.
if-fin = Se a barbatana é { $digit }, nenhuma célula que vê a barbatana pode ser { $digit }.
if-one-of-both = Se uma barbatana é { $digit }, nenhuma célula que vê as duas pode ser { $digit }.
if-one-of-all = Se uma barbatana é { $digit }, nenhuma célula que vê todas elas pode ser { $digit }.
in-sight-of-fin =
    Em qualquer caso, { AS($cells, "brief") }, { AS($covers, "in") } e à vista da barbatana, { $cells ->
        [one] não pode ser
       *[other] não podem ser
    } { $digit }.
in-sight-of-both =
    Em qualquer caso, { AS($cells, "brief") }, { AS($covers, "in") } e à vista das duas barbatanas, { $cells ->
        [one] não pode ser
       *[other] não podem ser
    } { $digit }.
in-sight-of-all =
    Em qualquer caso, { AS($cells, "brief") }, { AS($covers, "in") } e à vista de todas as barbatanas, { $cells ->
        [one] não pode ser
       *[other] não podem ser
    } { $digit }.

## Lugares em várias áreas

no-room-left =
    Com { $digit } em { $cell }, { AS($both, "the") } ficariam esgotadas, sem lugar para { $more ->
        [one] mais uma célula
       *[other] mais { AS($more, "word") } células
    }.
room-left =
    Com { $digit } em { $cell }, { AS($both, "the") } ficariam esgotadas, e só { $left ->
        [one] sobraria uma { AS($cover, "kind") }
       *[other] sobrariam { AS($left, "word") } { AS($cover, "kinds") }
    } para { $more ->
        [one] mais uma célula
       *[other] mais { AS($more, "word") } células
    }.
fin-in-both = A célula { $fin } conta como barbatana porque { $digit } ali serviria ao mesmo tempo { AS($houses, "to") }.
fin-in-all = A célula { $fin } conta como barbatana porque { $digit } ali serviria ao mesmo tempo { AS($houses, "to") }.

## Dois peixes em uma base

two-fish =
    { AS($base, "the") } { $base ->
        [one] tem
       *[other] têm
    } dois peixes para { $digit }, com barbatanas diferentes.
second-fish = As mesmas { AS($base, "kinds") } têm um segundo peixe.
