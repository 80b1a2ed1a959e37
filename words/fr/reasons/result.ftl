### Le résultat d’une étape en peu de mots, sans point.

try-it = Essaie { $digit } en { $cell }
is = { $cell } est { $digit }
guess-was-wrong = La dernière hypothèse était fausse
no-solution = Pas de solution
gone = { AS($gone, "results") }
are-not =
    { $cells } { $cells ->
        [one] n’est pas
       *[other] ne sont pas
    } { AS($digits, "nor") }
so-many-are-not =
    { $count } { $count ->
        [one] case n’est pas
       *[other] cases ne sont pas
    } { AS($digits, "nor") }
so-many-are-out = { $candidates } candidats éliminés dans { $cells } cases
