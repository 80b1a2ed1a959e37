### Nackte und versteckte Mengen.

between-them = { $cells } haben zusammen nur { $digits }.
look-at = Betrachte { $cells }.
they-have = Zusammen haben sie nur { $digits }.
use-up = { AS($count, "word") } Zellen, { AS($count, "word") } Ziffern: Sie verbrauchen { $digits } für { $houses }.
use-up-all = { AS($count, "word") } Zellen, { AS($count, "word") } Ziffern: Sie verbrauchen alle { AS($count, "word") } für { $houses }.
only-in = In { $house } können die Ziffern { $digits } nur in { $cells } stehen.
only-so-many = { $house } hat nur { AS($count, "word") } Zellen für die Ziffern { $digits }.
they-are = Das sind { $cells }.
nothing-else = { AS($count, "word") } Ziffern, { AS($count, "word") } Zellen: Sonst passt dort nichts hinein.
