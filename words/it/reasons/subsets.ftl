### Insiemi nudi e nascosti.

between-them = Insieme, { $cells } hanno solo { $digits }.
look-at = Guarda { $cells }.
they-have = Insieme hanno solo { $digits }.
use-up = { AS($count, "word") } celle, { AS($count, "word") } cifre: esauriscono { $digits } per { AS($houses, "the") }.
use-up-all = { AS($count, "word") } celle, { AS($count, "word") } cifre: le esauriscono tutte e { AS($count, "word") } per { AS($houses, "the") }.
only-in = { AS($house, "in") } le cifre { $digits } possono stare solo in { $cells }.
only-so-many = { AS($house, "the") } ha solo { AS($count, "word") } celle per le cifre { $digits }.
they-are = Sono { $cells }.
nothing-else = { AS($count, "word") } cifre, { AS($count, "word") } celle: lì non c'è posto per altro.
