### Antworten auf „Warum?“ und „Warum nicht?“.

is-given = { $digit } in { $cell } ist eine Vorgabe.
you-placed = Du hast { $placed } gesetzt.
looking-for-proof = Stepdoku sucht einen Beweis.
follows = Das folgt aus den Vorgaben.
follows-by-way =
    Das folgt aus den Vorgaben, auf dem Weg über { $foreign } { $foreign ->
        [one] Ziffer
       *[other] Ziffern
    }, die du nicht gesetzt hast.
no-proof = Stepdoku hat keinen Beweis dafür gefunden.
already-has = { $house } hat schon { $digit }, in { $by }.
already-has-given = { $house } hat schon { $digit }, eine Vorgabe in { $by }.
so-cannot-be = Also kann { $cell } nicht { $digit } sein.
so-cannot-be-if-right = Also kann { $cell } nicht { $digit } sein, solange deine eigenen Ziffern stimmen.
is-already = { $cell } ist schon { $by }.
was-ruled-out = { $gone } wurde schon vorher ausgeschlossen.
looking-into = Stepdoku prüft { $tried }.
leads-at-once = { $tried } führt sofort zu einem Widerspruch.
leads =
    { $tried } führt in { $steps } { $steps ->
        [one] Schritt
       *[other] Schritten
    } zu einem Widerspruch.
nothing-wrong = Mit { $tried } geht nichts schief, soweit Stepdoku sieht.
suppose = Nimm an, { $cell } ist { $digit }, und sieh, was folgt.
