### Wings und ferne Paare.

## Ferne Paare

are-each = { AS($cells, "each") } sind je { AS($digits, "or") }, und jede Zelle sieht die nächste.
follow = Betrachte der Reihe nach { AS($cells, "each") }.
they-are-each = Jede ist { AS($digits, "or") }, und jede sieht die nächste.
alternate = Also wechseln sich { $digits } ab: Von den Enden { $first } und { $last } hat eines { $one } und eines { $another }.

## XY-Wings und XYZ-Wings

sees-pincers = Der Pivot { $pivot } ({ AS($own, "or") }) sieht die Zangen { $first } ({ AS($first-own, "or") }) und { $second } ({ AS($second-own, "or") }).
if-pivot = Ist der Pivot { AS($shared, "or") }, muss { $digit } in { $pincer } stehen.
if-pivot-either = Ist der Pivot { AS($first-shared, "or") }, muss { $digit } in { $first } stehen; ist er { AS($second-shared, "or") }, muss { $digit } in { $second } stehen.
if-neither = Ist der Pivot keine dieser beiden Ziffern, ist er selbst { $digit }.
both-pincers = beide Zangen
all-three = alle drei

## W-Wings

two-alike = { $first } und { $second } sind je { AS($digits, "or") }.
needs-its = { $house } braucht { $linked } in { $near }, im Blick von { $first }, oder in { $far }, im Blick von { $second }.
not-both = Also können { $first } und { $second } nicht beide { $linked } sein: Eine davon ist { $digit }.
