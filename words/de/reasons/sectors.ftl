### Gesperrte Mengen über mehrere Bereiche, und SK-Ringe.

loop-through = Ein Ring durch { $boxes } hat { AS($count, "word") } leere Zellen{ $named }.
cross = { $rows } kreuzen { $columns }.
there-are-empty = Dort sind { AS($count, "word") } Zellen leer{ $named }.
named = : { $cells }
can-have =
    { $house } kann { $digits } dort { $digits ->
        [one] einmal
       *[other] je einmal
    } haben.
at-most = Das ergibt höchstens { AS($count, "word") } Ziffern für { AS($count, "word") } Zellen, und keine anderen sind möglich.
so-each-line = Also hat jede Linie alle ihre Ziffern dort und keine davon anderswo.
so-each-line-once = Also hat jede Linie alle ihre Ziffern dort und keine davon anderswo, und jede Ziffer zählt für eine einzige Linie.
so-each-area = Also hat jeder Bereich alle seine Ziffern dort und keine davon anderswo.
so-each-area-once = Also hat jeder Bereich alle seine Ziffern dort und keine davon anderswo, und jede Ziffer zählt für einen einzigen Bereich.
