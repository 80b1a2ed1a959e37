### Antworten auf die Lösung eines Lernenden. Sie nennen die Zelle oder die Ziffer der Antwort und gelten auch ohne das Brett.

## Der Name des Musters, immer sächlich: „dieses Muster“, „dieses Muster „X-Wing““

named = Muster „{ AS($technique, "within") }“
pattern = Muster

## Eine Antwort, die stimmt, aber aus einem anderen Grund

is-but = { $cell } ist { $digit }, aber { $but }.
is-not-but = { $cell } ist nicht { $digit }, aber { $but }.
may-be-but = { $cell } ist vielleicht { $digit }, aber { $but }.
may-not-be-but = { $cell } ist vielleicht eine andere Ziffer als { $digit }, aber { $but }.
finds-none = Stepdoku findet keinen so leichten Schritt, der das zeigt
finds-none-of = Stepdoku findet hier kein Muster „{ AS($technique, "within") }“, das es zeigt
no-pattern-shows = kein { $name } zeigt es
no-step-shows = kein Muster „{ AS($technique, "within") }“ zeigt es
this-does-not-show = dieses { $name } zeigt es nicht

## Was an einer Ziffer falsch ist

is-already = { $cell } ist schon { $digit }.
ruled-out-earlier = { $one } wurde schon vorher ausgeschlossen.
could-also-go = In { $houses } könnte { $digit } auch in { $cell } stehen.
it-could-also-go = In { $houses } könnte die Ziffer auch in { $cell } stehen.
not-last = { $cell } ist nicht die letzte leere Zelle.
also-empty = In { $houses } ist auch { $cell } leer.
could-also-be = { $cell } könnte auch { AS($digits, "or") } sein.
is-other-single = { $cell } ist { $digit }, aber durch ein Muster „{ AS($technique, "within") }“. Diese Übung fragt nach einem { $name }.
your-digit = Deine Ziffer ist { $digit }.
is-of = Im { $name } hier geht es um { $digits }.
rules-out = Das { $name } hier schließt { $digits } aus.

## Eine Ziffer, die gesehen wird

already-has = { $house } hat schon { $digit }, in { $by }.
sees-by-knight = { $by } ist { $digit }, und { $cell } sieht diese Zelle mit einem Springerzug.
sees-by-king = { $by } ist { $digit }, und { $cell } sieht diese Zelle mit einem Königszug.
sees-by-cage = { $by } ist { $digit }, und { $cell } sieht diese Zelle über den Käfig.
sees-it = { $by } ist { $digit }, und { $cell } sieht diese Zelle.
so-cannot-be = Also kann { $cell } nicht { $digit } sein.
so-has-none = Also hat { $cell } keinen Kandidaten { $digit }, der sich ausschließen ließe.

## Ein Kandidat des Musters

is-part = { $one } gehört zu diesem { $name } und nicht zu dem, was es ausschließt.
only-places = In { $house } kann { $digit } nur in { AS($cells, "or") } stehen.
only-places-many = In { $house } kann { $digit } nur in { AS($cells, "brief") } stehen.
can-only-be = { $cell } kann nur { AS($digits, "or") } sein.
only-others-lose = Nur die anderen Zellen von { $houses } verlieren { $digit }.

## Eine Zelle außerhalb dessen, was das Muster ausschließt

not-in = { $cell } liegt nicht in { $house }.
in-neither = { $cell } liegt weder in { $one } noch in { $another }.
outside = { $cell } liegt außerhalb von { $houses }.
is-there = Das { $name } liegt dort.
rules-out-there = Dieses { $name } schließt { $digit } nur dort aus.
rules-out-only-in = Dieses { $name } schließt Kandidaten nur in { $cells } aus, nicht in { $cell }.
does-not-see =
    { $cell } sieht { $fins ->
        [one] die Flosse
       *[other] die Flossen
    } { $fins } nicht.
by-this = Nach diesem { $name } steht { $digit } in { AS($cells, "or") }.
by-this-many = Nach diesem { $name } steht { $digit } in einer dieser Zellen: { AS($cells, "brief") }.
sees-neither = { $cell } sieht keine von beiden.
sees-none = { $cell } sieht keine davon.
sees-only = { $cell } sieht nur { $seen }.

## Was dem Brett fehlt

no-house = Keine Zeile, keine Spalte und kein Block hat alle Plätze für { $digit } im Blick von { $cell }.
no-area = Kein Bereich hat alle Plätze für { $digit } im Blick von { $cell }.
no-pair = { $cell } sieht keine zwei Zellen mit denselben zwei Kandidaten, von denen einer { $digit } ist.
no-two-digits = Keine zwei Ziffern außer { $digit } haben in einer Zeile, einer Spalte oder einem Block nur { $cell } und eine weitere Zelle als Plätze.
no-two-digits-in-area = Keine zwei Ziffern außer { $digit } haben in einem Bereich nur { $cell } und eine weitere Zelle als Plätze.
no-two-rows = Keine zwei Zeilen haben { $digit } nur in der Spalte von { $cell } und in einer weiteren.
no-two-columns = Keine zwei Spalten haben die Ziffer nur in der Zeile von { $cell } und in einer weiteren.

## Widersprüche, zu denen eine Antwort führen würde

with = Mit { $with } { $then }.
with-digit = Mit { $digit } { $then }.
without = Ohne { $without } { $then }.
without-digit = Ohne { $digit } { $then }.
would-have-none = hätte { $cell } keinen Kandidaten mehr
would-have-no-place = hätte { $house } keinen Platz mehr für { $digit }
would-have-twice = hätte { $house } zweimal { $digit }
would-add-up = käme der Käfig von { $first } auf { $found } statt auf { $sum }
is-not = { $cell } ist nicht { $digit }.
nothing-rules-out = { $cell } ist { $digit }, also kann nichts diese Ziffer dort ausschließen.

## Eine Zelle, die nicht zum Muster gehört

of-empty-cells = Das { $name } besteht aus leeren Zellen.
cannot-be = { $cell } kann nicht { $digit } sein.
each-can = In diesem { $name } kann es jede Zelle.
has-many = { $cell } hat { AS($count, "word") } Kandidaten.
none-has-more = In diesem { $name } hat keine Zelle mehr als { AS($most, "word") }.
sees-no-crossed = { $cell } sieht keinen der durchgestrichenen Kandidaten.
each-sees = In diesem { $name } sieht jede Zelle einen.
loses = { $cell } verliert { $digit }.
is-in-cells = Das { $name } liegt in den Zellen, die das beweisen.
is-no-part = { $cell } gehört nicht zu diesem { $name }.

## Es gibt einen solchen Schritt

look-again = Sieh noch einmal hin.
is-on-board = Das Muster „{ $technique }“ ist auf diesem Brett.
