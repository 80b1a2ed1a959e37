### Réponses à « Pourquoi ? » et « Pourquoi pas ? ».

is-given = { $cell } est { $digit }, car c’est un chiffre de départ.
you-placed = Tu as placé { $placed }.
looking-for-proof = Stepdoku cherche une preuve.
follows = Cela découle des chiffres de départ.
follows-by-way =
    Cela découle des chiffres de départ, en passant par { $foreign } { $foreign ->
        [one] chiffre que tu n’as pas placé
       *[other] chiffres que tu n’as pas placés
    }.
no-proof = Stepdoku n’en a pas trouvé de preuve.
already-has = { AS($house, "the") } a déjà { $digit }, en { $by }.
already-has-given = { AS($house, "the") } a déjà { $digit }, un chiffre de départ en { $by }.
so-cannot-be = Donc { $cell } ne peut pas être { $digit }.
so-cannot-be-if-right = Donc { $cell } ne peut pas être { $digit }, du moins si tes propres chiffres sont justes.
is-already = { $cell } est déjà { $by }.
was-ruled-out = { $gone } a déjà été éliminé.
looking-into = Stepdoku examine { $tried }.
leads-at-once = { $tried } mène tout de suite à une contradiction.
leads =
    { $tried } mène à une contradiction en { $steps } { $steps ->
        [one] étape
       *[other] étapes
    }.
nothing-wrong = Rien ne s’oppose à { $tried }, aussi loin que Stepdoku cherche.
suppose = Suppose que { $cell } soit { $digit }, et regarde ce qui en découle.
