### Coppie e triplette quasi bloccate.

can-only-be = { $cell } può essere solo { AS($digits, "or") }.
between-them = Insieme, { $cells } hanno solo { $digits }.
only-in-or-in = { AS($house, "in") } queste cifre possono stare solo in { AS($cells, "or") } o { AS($within, "in") }.
only-in-two-or-in = { AS($house, "in") } queste cifre possono stare solo in { AS($cells, "or") }, o { AS($within, "in") }.
just-one = Nell'incrocio con { AS($within, "the") } ne va esattamente una: { $others } può averne solo { AS($count, "word") }, e se lì ne andasse più di una, a { $cells } non resterebbe nulla.
just-one-of-three = Nell'incrocio con { AS($within, "the") } ne va esattamente una: { $others } ne prendono solo { AS($count, "word") }, e se lì ne andasse più di una, a { $cells } resterebbe troppo poco.
is-the-other = Quindi { $cells } ha l'altra, e anche { $others } deve essere { AS($digits, "or") }.
have-the-others = Quindi { $cells } hanno le altre, e { $others } hanno solo queste cifre.
