### Respuestas a «¿Por qué?» y «¿Por qué no?».

is-given = { $cell } es { $digit } porque es un dígito inicial.
you-placed = Colocaste { $placed }.
looking-for-proof = Stepdoku busca una demostración.
follows = Se deduce de los dígitos iniciales.
follows-by-way =
    Se deduce de los dígitos iniciales, pasando por { $foreign } { $foreign ->
        [one] dígito
       *[other] dígitos
    } que no has colocado.
no-proof = Stepdoku no encontró ninguna demostración.
already-has = { AS($house, "the") } ya tiene { $digit }, en { $by }.
already-has-given = { AS($house, "the") } ya tiene { $digit }, un dígito inicial en { $by }.
so-cannot-be = Así que { $cell } no puede ser { $digit }.
so-cannot-be-if-right = Así que { $cell } no puede ser { $digit }, siempre que tus propios dígitos sean correctos.
is-already = { $cell } ya es { $by }.
was-ruled-out = { $gone } ya se descartó antes.
looking-into = Stepdoku examina { $tried }.
leads-at-once = { $tried } lleva de inmediato a una contradicción.
leads =
    { $tried } lleva a una contradicción en { $steps } { $steps ->
        [one] paso
       *[other] pasos
    }.
nothing-wrong = Con { $tried } no falla nada, hasta donde mira Stepdoku.
suppose = Supón que { $cell } es { $digit } y mira qué se deduce.
