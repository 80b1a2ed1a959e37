### Fast gesperrte Mengen: Mengen mit gemeinsamen Ziffern, Todesblüte, Sue de Coq.

## Zwei Mengen

loses-and-keeps = Alle ihre Zellen für { AS($digits, "or") } sehen einander, also fehlt { AS($digits, "or") } in { $one } oder in { $another }, und diese Menge behält { $kept }.
loses-and-keeps-rest = Alle ihre Zellen für { AS($digits, "or") } sehen einander, also fehlt { AS($digits, "or") } in { $one } oder in { $another }, und diese Menge behält den Rest.
see-each-other = Alle ihre Zellen für { $digit } sehen einander, ebenso die für { $others }.
keeps-its-digit =
    { $set } behält { $digit }, also { $cells ->
        [one] kann
       *[other] können
    } { AS($cells, "brief") }, die dort jeden Platz für { $digit } { $cells ->
        [one] sieht
       *[other] sehen
    }, nicht { $digit } sein.
one-has-digit =
    Eine der Mengen hat { $digit }, also { $cells ->
        [one] kann
       *[other] können
    } { AS($cells, "brief") }, die in beiden jeden Platz für { $digit } { $cells ->
        [one] sieht
       *[other] sehen
    }, nicht { $digit } sein.
each-has-one = Also hat jede Menge eine der Ziffern { $digits } und behält alle ihre anderen.

## Mengen hintereinander

suppose-it-lacks = Angenommen, ihr fehlt { AS($kept, "or") }: Dann hat sie { $next }.
so-must-have = Jeder Platz für { $digit } in { $set } sieht jeden in { $before }, also kann { $set } nicht { $digit } haben und muss { $must } haben.
first-or-last-has =
    Also hat { $first } oder { $last } { $digits ->
        [one] die Ziffer { $digits }
       *[other] die Ziffern { $digits }
    }.

## Ein Stiel mit Blättern

stem = Der Stiel { $stem } ist { AS($digits, "or") } und sieht jede Zelle, der er eine Ziffer nimmt.
if-stem-is =
    Ist er { $digit }, { $cells ->
        [one] verliert { $cells } diese Ziffer, und es bleibt { $left }
       *[other] verlieren die Zellen { $cells } diese Ziffer, und es bleiben { $left }
    }.
one-cell-is = Jedes Mal bleiben so viele Ziffern wie Zellen, also ist eine der Zellen { $digit }.
cells-have = Jedes Mal bleiben so viele Ziffern wie Zellen, also haben die Zellen { $digits }.

## Was Zellen sehen

every-in-sets = jeden Platz für { $digit } in { $one } und { $another }
every-among-them = dort jeden Platz für { $digit }
no-cell-sees-both = Keine Zelle, die in beiden jeden Platz für { $digit } sieht, kann { $digit } sein, und ebenso bei { $others }.
no-cell-sees-them = Keine Zelle, die dort jeden Platz für { $digit } sieht, kann { $digit } sein, und ebenso bei { $others }.

## Sue de Coq

divide = { $line } und { $other } teilen sich { AS($count, "word") } Ziffern.
crossing =
    Wo sie sich kreuzen, { $cells ->
        [one] hat
       *[other] haben
    } { $cells } nur { $digits }.
in-rest = { $set }, im Rest von { $house }: { $cells } mit { $digits }.
used-once = { AS($count, "word") } Zellen haben genau { AS($count, "word") } Ziffern, und { $one } und { $another } haben keine gemeinsam, also kommt jede Ziffer einmal vor.
use-up =
    Diese Zellen verbrauchen { $in-line } für { $line } und { $in-other ->
        [one] die Ziffer { $in-other }
       *[other] die Ziffern { $in-other }
    } für { $other }.
use-up-for-both =
    Diese Zellen verbrauchen { $both } für beide, { $in-line } für { $line } und { $in-other ->
        [one] die Ziffer { $in-other }
       *[other] die Ziffern { $in-other }
    } für { $other }.
sets-use-up = { $one } verbraucht ihre Ziffern für { $line } und { $another } für { $other }.
sets-use-up-for-both =
    { $one } verbraucht ihre Ziffern für { $line } und { $another } für { $other }, und { $both } { $both ->
        [one] ist
       *[other] sind
    } für beide verbraucht.
