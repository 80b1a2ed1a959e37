### Respostas a “Por quê?” e “Por que não?”.

is-given = { $cell } é { $digit } porque é uma pista.
you-placed = Você colocou { $placed }.
looking-for-proof = Procurando uma prova.
follows = Isso decorre das pistas.
follows-by-way =
    Isso decorre das pistas, passando por { $foreign } { $foreign ->
        [one] dígito
       *[other] dígitos
    } que você não colocou.
no-proof = O Stepdoku não encontrou nenhuma prova disso.
already-has = { AS($house, "the") } já tem { $digit }, em { $by }.
already-has-given = { AS($house, "the") } já tem { $digit }, uma pista em { $by }.
so-cannot-be = Logo, { $cell } não pode ser { $digit }.
so-cannot-be-if-right = Logo, { $cell } não pode ser { $digit }, desde que os dígitos que você colocou estejam certos.
is-already = { $cell } já é { $by }.
was-ruled-out = O candidato { $gone } foi eliminado antes.
looking-into = Examinando { $tried }.
leads-at-once = { $tried } leva imediatamente a uma contradição.
leads =
    { $tried } leva a uma contradição em { $steps } { $steps ->
        [one] passo
       *[other] passos
    }.
nothing-wrong = Até onde o Stepdoku examinou, nada dá errado com { $tried }.
suppose = Suponha que { $cell } seja { $digit } e veja o que acontece.
