### Jugements sur le raisonnement d’un élève.

no-other-place = Oui. { AS($house, "in") }, il n’y a pas d’autre place pour { $digit }.
no-other-candidate = Oui. { $cell } n’a aucun candidat à part { $digit }.
rules-out = Oui. Cela élimine { $gone }.
not-needed =
    { $cells } { $cells ->
        [one] n’est pas nécessaire
       *[other] ne sont pas nécessaires
    }.
mark-something = Marque au moins une case, une ligne, une colonne ou un bloc.
no-sense = Ce que tu as marqué ne peut pas être vrai tout à la fois.
could-also-be = D’après ce que tu as marqué, { $cell } pourrait aussi être { AS($digits, "or") }.
could-also-go = D’après ce que tu as marqué, { AS($house, "the") } pourrait aussi avoir { $digit } en { AS($open, "or") }.
could-also-go-in-many = D’après ce que tu as marqué, { AS($house, "the") } pourrait aussi avoir { $digit } dans { AS($open, "brief") }.
could-still-be = D’après ce que tu as marqué, { $cell } pourrait encore être { $digit }.
could-still-be-with = D’après ce que tu as marqué, { $cell } pourrait encore être { $digit }, avec { $way }.
fewer-are-enough =
    Tu as marqué { $marked ->
        [one] un élément
       *[other] { AS($marked, "word") } éléments
    }, alors que { $enough ->
        [one] un seul suffit
       *[other] { AS($enough, "word") } suffisent
    }. Ne marque que le nécessaire.
cannot-tell = Stepdoku ne peut pas dire si cela suffit. Marque moins de cases.
