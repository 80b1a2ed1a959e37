### Mengen in mehr als einem Bereich.

between-them = { $cells } haben zusammen nur { $digits }.
look-at = Betrachte { $cells }.
they-have = Zusammen haben sie nur { $digits }.
each-once = Jede dieser Ziffern passt nur einmal hinein, denn alle Zellen für sie sehen einander.
need-all = { AS($count, "word") } Zellen brauchen alle { AS($count, "word") } Ziffern, also steht jede in einer davon.
fit-once = Von den Ziffern { $digits } passt jede nur einmal hinein: Alle Zellen für sie sehen einander.
that-fills = Das füllt { AS($filled, "word") } der { AS($count, "word") } Zellen, also muss { $digit } in einer stehen.
every-place = jeden Platz für { $digit } in der Menge
