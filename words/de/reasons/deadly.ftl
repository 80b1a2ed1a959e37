### Zellen, die nicht alle nur ihre eigenen Ziffern haben können: Ringe, Rechtecke, Gräber, ungerade Ringe und Tridagons.

## Formen

ring = Die Zellen { $cells } bilden einen Ring, mit zwei oder keiner in jeder Zeile, jeder Spalte und jedem Block.
rows-in-a-box = { AS($one, "together") } und { AS($another, "together") } liegen in denselben Zeilen, je in einem Block.
columns-in-a-box = { AS($one, "together") } und { AS($another, "together") } liegen in denselben Spalten, je in einem Block.
rows-and-boxes = { AS($one, "together") } und { AS($another, "together") } liegen in denselben Zeilen und Blöcken.
columns-and-boxes = { AS($one, "together") } und { AS($another, "together") } liegen in denselben Spalten und Blöcken.
if-all = Wären alle nur { AS($digits, "or") }, ergäbe ein Tausch dieser Ziffern eine zweite Lösung, aber es gibt nur eine.
odd-ring = Die Zellen { AS($cells, "each") } bilden einen Ring, und jede sieht die nächste.
would-alternate = Wären alle { AS($cells, "word") } nur { AS($digits, "or") }, würden sich diese rund um den Ring abwechseln, und das geht nur mit einer geraden Zahl von Zellen.

## Tridagons

four-boxes = Vier Blöcke haben je drei Zellen, die sich ihre Zeilen und Spalten teilen.
suppose-all = Angenommen, alle { AS($cells, "word") } sind nur { AS($digits, "or") }.
read-from-top = Lies die Ziffern eines Blocks von oben, und nach der letzten wieder die erste.
circles = Dann folgt { $second } auf { $first }, oder { $third } folgt auf { $first }: Das sind die zwei Kreise.
from-left = Von links gibt es dieselben zwei.
same-circle = { $house } hat { AS($cells, "each") }: derselbe Kreis von oben und von links.
opposite-circles = { $house } hat { AS($cells, "each") }: entgegengesetzte Kreise von oben und von links.
side-by-side = Nebeneinander unterscheiden sich zwei Blöcke in jeder Zeile, also haben sie von oben denselben Kreis.
in-a-stack = Untereinander haben sie von links denselben Kreis.
reversed-once = Rund um alle Blöcke würde der Kreis einmal umgekehrt und käme nicht so zurück, wie er war.
reversed-three-times = Rund um alle Blöcke würde der Kreis dreimal umgekehrt und käme nicht so zurück, wie er war.

## Gräber

without = Ohne { $extras } hätte jede leere Zelle zwei Kandidaten.
extra = { $digits } in { $cell }
without-in-cells = Ohne { $digits } in { $cells } hätte jede leere Zelle zwei Kandidaten.
two-places = Jede Zeile, jede Spalte und jeder Block hätte zwei Plätze für jede fehlende Ziffer.
never-one-solution = Ein solches Brett hat nie genau eine Lösung, das Rätsel aber schon.

## Was stimmen muss

must-be = Also muss { AS($extras, "or") } in { $cell } stehen.
one-must-be = Nur { $cells } können etwas anderes sein, also muss eine davon { AS($extras, "or") } sein.
at-least-one-must-be = Nur { $cells } können etwas anderes sein, also muss mindestens eine davon { AS($extras, "or") } sein.
one-is = Also steht { AS($extras, "or") } in { AS($cells, "or") }.
one-has-extra = Also hat { AS($cells, "or") } ihre zusätzliche Ziffer.
at-least-one-right = Also stimmt mindestens einer dieser Kandidaten.
whichever = Welcher es auch ist, { AS($gone, "losses") }.

## Mengen mit anderen Zellen

used-up-briefly =
    Zusammen mit { $cells }, die nur { $own } { $cells ->
        [one] hat
       *[other] haben
    }, verbraucht das alle { AS($digits, "word") } Ziffern für { $house }.
others-have =
    { $cells ->
        [one] Die Zelle { $cells } hat
       *[other] Die Zellen { $cells } haben
    } nur { $digits }.
at-most-one = Nur { $cells } können etwas anderes sein, nämlich { AS($extras, "or") }, also ist höchstens eine davon { AS($digits, "or") }.
otherwise-in = In { $house } können diese Ziffern sonst nur in { $cells } stehen.
fill =
    Also { $cells ->
        [one] füllt
       *[other] füllen
    } { AS($cells, "word") } der { AS($digits, "word") } Ziffern { $cells }.

## Eine Ziffer, die eine der Zellen braucht

can-be-else = Nur { $cells } können etwas anderes sein, nämlich { AS($extras, "or") }.
needs = { $house } braucht { $digit } in { AS($cells, "or") }.
other-in-other = Mit { AS($other, "or") } in der anderen Zelle wären alle { AS($count, "word") } nur { AS($digits, "or") }.
needs-so-other = { $house } braucht { $digit } in { AS($cells, "or") }, also muss die andere Zelle ihre zusätzliche Ziffer haben.
