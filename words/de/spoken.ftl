### Die gesprochenen Namen der Zellen, und die Zeile über die Zelle unter dem Zeiger.

## Der gesprochene Name: der Inhalt, dann Bemerkungen und der Ort, mit Kommas dazwischen

hidden = verdeckt
empty = leer
given = Vorgabe
from-solver = aus dem Löser
trial = Probe
wrong = falsch
highlighted = hervorgehoben
selected = ausgewählt
coloured = in { $colours } gefärbt
digits-coloured = { $digits } in { $colour } gefärbt
notes = Notizen { $digits }
corner-notes = Randnotizen { $digits }
centre-notes = Mittelnotizen { $digits }
can-be = kann { $digits } sein
cage = Käfig
cage-of = Käfig mit Summe { $sum }
address = { $row } { $column }
clash = { $name }. Widerspricht { $other }.
clash-more =
    { $name }. Widerspricht { $other } und { $more ->
        [one] { $more } weiteren Zelle
       *[other] { $more } weiteren Zellen
    }.
clash-short = { $name }. Widerspruch zu { $other }.
clash-short-more =
    { $name }. Widerspruch zu { $other } und { $more ->
        [one] { $more } weiteren
       *[other] { $more } weiteren
    }.

## Die Zeile über die Zelle unter dem Zeiger, nach dem Namen der Zelle

is-given = ist { $digit }, eine Vorgabe
is-digit = ist { $digit }
too = auch { $other } ist { $digit }
places = Plätze für { $digit } – { $places }
places-in = { $kind }: { $count }
has-notes = hat die { $notes }
note-list =
    { $count ->
        [one] Notiz
       *[other] Notizen
    } { $digits }
no-candidates = hat keine Kandidaten
can-only-be = kann nur { $digit } sein
