### Hinweise: Linien, Punkte, Zahlen und andere Zeichen über einigen Zellen.

## Namen als Teil eines Satzes, im Dativ: nach „laut“ und „auf“

thermometer = dem Thermometer ab { $cell }
arrow = dem Pfeil aus { $cells }
dot = dem Punkt zwischen { $cells }
sign = dem Zeichen zwischen { $cells }
renban = der Renban-Linie ab { $cell }
whispers = der Whispers-Linie ab { $cell }
palindrome = dem Palindrom ab { $cell }
little-killer = dem Little Killer ab { $cell }
sandwich = dem Sandwich ab { $cell }
between = der Zwischenlinie ab { $cell }
mark = dem Zeichen in { $cell }
quadruple = dem Kreis zwischen { $cells }
extra-region = dem Zusatzgebiet mit { $cell }
twin = dem Klon von { $cell }
region-sum = der Gebietssummenlinie ab { $cell }
everywhere = der Regel dieses Bretts

## Was ein Hinweis sagt

odd-digit = Laut { $clue } ist { $cell } ungerade.
even-digit = Laut { $clue } ist { $cell } gerade.
same = Laut { $clue } haben { $cells } dieselbe Ziffer.
less = Laut { $clue } ist { $less } kleiner als { $more }.
less-by = Laut { $clue } ist { $less } um mindestens { $by } kleiner als { $more }.
apart = Laut { $clue } unterscheiden sich { $cells } um mindestens { $by }.
differ = Laut { $clue } sind { $cells } verschieden.
differ-by = Laut { $clue } unterscheiden sich { $cells } um { $by }.
times = Laut { $clue } ist eine der Zellen { $cells } genau { $times } mal so groß wie die andere.
not-by = Laut { $clue } unterscheiden sich { $cells } nicht um { $by }.
not-times = Laut { $clue } ist keine der Zellen { $cells } genau { $times } mal so groß wie die andere.
not-sum = Laut { $clue } ergeben { $cells } zusammen nicht { $sum }.
all-apart = Auf { $clue } unterscheiden sich Nachbarn um mindestens { $by }.
rises = Auf { $clue } werden die Ziffern immer größer.
between-ends = Auf { $clue } liegen die Ziffern zwischen denen in { $ends }.
run = Laut { $clue } haben { $cells } aufeinanderfolgende Ziffern.
has = Laut { $clue } kommen darin { $digits } vor.
sum-is =
    Laut { $clue } { $cells ->
        [one] hat { $cells } den Wert { $sum }
       *[other] ergeben { $cells } zusammen { $sum }
    }.
sum-to = Laut { $clue } ergeben { $cells } zusammen { $other }.
sum-as =
    Laut { $clue } { $cells ->
        [one] ist { $cells }
       *[other] sind { $cells } zusammen
    } so viel wie { $others ->
        [one] { $others }
       *[other] { $others } zusammen
    }.
sum-read =
    Laut { $clue } { $cells ->
        [one] ist { $cells }
       *[other] ergeben { $cells } zusammen
    } die Zahl in { $circle }.
sandwich-sum = Laut { $clue } ergeben die Ziffern zwischen { $least } und { $most } in { $house } zusammen { $sum }.

## Was bekannt ist

known = { $filled }.
can-only-be = { $cell } kann nur { AS($digits, "or") } sein.
nothing-beside = Neben { AS($digits, "or") } passt keine andere Ziffer.
before-it =
    Vor { $cell } { $count ->
        [one] liegt eine Zelle
       *[other] liegen { $count } Zellen
    }, also steht dort mindestens { $bound }.
behind-it =
    Hinter { $cell } { $count ->
        [one] liegt eine Zelle
       *[other] liegen { $count } Zellen
    }, also steht dort höchstens { $bound }.
as-at-least = Da { $from } mindestens { $least } ist, ist { $cell } mindestens { $bound }.
as-at-most = Da { $from } höchstens { $most } ist, ist { $cell } höchstens { $bound }.
is-so-at-least = In { $from } steht { $digit }, also ist { $cell } mindestens { $bound }.
is-so-at-most = In { $from } steht { $digit }, also ist { $cell } höchstens { $bound }.
within = { $ends } sind mindestens { $least } und höchstens { $most }.
would-be = Steht { $digit } in { $cell }, müsste { AS($digits, "or") } in { $other } stehen, und das geht nicht.
both-would-be = Steht { $digit } in { $cell }, müsste { $with } in { $cells } stehen, die einander sehen.
both-would-be-without = Steht { $digit } in { $cell }, müsste { $with } in { $cells } stehen, die einander sehen und nicht { AS($without, "or") } sein können.
run-line = Von { $least } bis { $most }: { AS($fate, "clauses") }.
has-other = { $cell } ist { $digit }
has-none = { $cell } kann keine davon sein
run-has =
    { $left ->
        [one] Die einzige mögliche Folge von { $count } Ziffern enthält
       *[other] Jede mögliche Folge von { $count } Ziffern enthält
    } { $digit }, und diese Ziffer { $cells ->
        [one] kann nur in { AS($cells, "or") } stehen
       *[other] steht in { AS($cells, "or") }
    }.
is-in =
    { $digit } { $cells ->
        [one] kann nur in { AS($cells, "or") } stehen
       *[other] steht in { AS($cells, "or") }
    }.
needs-twice = Gebraucht wird { $digit } zweimal, und nur { $cells } können { $digit } sein.
no-second = Steht { $digit } in { $cell }, sieht diese Zelle jeden anderen Platz für { $digit }.
leaves-for =
    Damit { $digits ->
        [one] bleibt { $digits }
       *[other] bleiben { $digits }
    } für { $cells }.
times-at-least = { $times } mal { $cell } ist mindestens { $sum }
times-at-most = { $times } mal { $cell } ist höchstens { $sum }

## Sandwichs

side-by-side = Also stehen { $least } und { $most } nebeneinander.
gap =
    Also { $count ->
        [one] liegt eine Zelle
       *[other] liegen { $count } Zellen
    } dazwischen.
gaps = Also liegen { AS($counts, "or") } Zellen dazwischen.
count = { $count }
end-would-be = Steht { $digit } in { $cell }, müsste { $other } in { AS($cells, "or") } stehen, und das geht nicht.
no-room = Steht { $digit } in { $cell }, bleibt kein Platz für { $other }.
ends-in = { $least } kann nur in { AS($cells, "or") } stehen, und { $most } nur in { AS($others, "or") }.
cannot-be =
    { $cells } { $cells ->
        [one] kann
       *[other] können
    } nicht { AS($digits, "or") } sein
outside-sum = Alle Ziffern in { $house } ergeben zusammen { $all }, die außerhalb also { $amount }.
puts-between =
    Damit { $digits ->
        [one] liegt
       *[other] liegen
    } { $digits } zwischen { $least } und { $most }, und dort { $cells ->
        [one] kann { $cells } nicht liegen
       *[other] können { $cells } nicht liegen
    }.
puts-outside =
    Damit { $digits ->
        [one] liegt
       *[other] liegen
    } { $digits } außerhalb von { $least } und { $most }, und dort { $cells ->
        [one] kann { $cells } nicht liegen
       *[other] können { $cells } nicht liegen
    }.

## Möglichkeiten, die Zellen eines Hinweises zu füllen

ways-left =
    Laut { $clue } und nach den Kandidaten gibt es { $count ->
        [one] nur eine Möglichkeit
       *[other] { $count } Möglichkeiten
    } für { $cells }.
way = { $filled }.
each-way-has =
    Jede Möglichkeit enthält { $digit }, und diese Ziffer { $cells ->
        [one] kann nur in { AS($cells, "or") } stehen
       *[other] steht in { AS($cells, "or") }
    }.
