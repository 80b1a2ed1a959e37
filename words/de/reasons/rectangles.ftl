### Einzigartige, versteckte und vermeidbare Rechtecke: vier Ecken, die zwei Lösungen hätten.

corners = Die Ecken bei { $corners } liegen in nur zwei Blöcken.

## Zwei oder drei Ecken mit anderen Kandidaten

two-have-more = Nur { $cells } können etwas anderes sein, und zwar nur { $extra }, also muss eine davon { $extra } sein.
three-have-more = Nur { $cells } können etwas anderes sein, und zwar nur { $extra }, also muss mindestens eine davon { $extra } sein.
one-has-more =
    Nur { $cells } können etwas anderes sein, nämlich { AS($extras, "or") }, also muss eine davon { $extras ->
        [one] { $extras } sein
       *[other] eine dieser Ziffern haben
    }.
others-have =
    { $cells } { $cells ->
        [one] hat
       *[other] haben
    } nur { $digits }.

## Eine Ziffer, die in diesen Ecken stehen muss

needs-in-side = { $cells } können nur { AS($digits, "or") } sein, und { $house } braucht { $bound } in { $third } oder { $last }.
other-in-side = Mit { $other } in der anderen Zelle wären alle vier nur { AS($digits, "or") }.
needs-in-corners =
    { $cells } { $cells ->
        [one] kann
       *[other] können
    } nur { AS($digits, "or") } sein; { $houses } { $houses ->
        [one] braucht
       *[other] brauchen
    } { $bound } in diesen Ecken.
bound-in-opposite = Mit { $bound } in { $third } oder { $last } wären beide { $bound } und die beiden anderen { $other }.
if-last = Stünde { $other } in { $last }, stünde { $bound } in { $between } und { $other } in { $first }.
if-last-in-side = Stünde { $other } in { $last }, stünde { $bound } in { $second } und { $other } in { $first }, und { $house } bräuchte { $bound } in { $third }.

## Ecken ohne Vorgaben

no-givens = Die Ecken bei { $corners } liegen in nur zwei Blöcken, und keine ist eine Vorgabe.
three-filled = { $same } sind { $one }, und { $second } ist { $another }.
fourth-would-swap = Mit { $digit } in { $last } ergäbe ein Tausch von { $digits } eine zweite Lösung, aber es gibt nur eine.
two-filled = { AS($corners, "clauses") }.
corner-is = { $cell } ist { AS($digits, "or") }
without-extra = Stünde { $extra } weder in { $third } noch in { $last }, ergäbe ein Tausch von { $digits } eine zweite Lösung.
one-is-extra = Es gibt nur eine, also steht { $extra } in einer der beiden Zellen.
