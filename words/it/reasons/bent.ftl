### Insiemi in più di un'area.

between-them = Insieme, { $cells } hanno solo { $digits }.
look-at = Guarda { $cells }.
they-have = Insieme hanno solo { $digits }.
each-once = Ognuna di queste cifre ci sta una volta sola, perché tutte le sue celle si vedono tra loro.
need-all = { AS($count, "word") } celle hanno bisogno di tutte e { AS($count, "word") } le cifre, quindi ogni cifra è in una di queste celle.
fit-once = Le cifre { $digits } ci stanno una volta sola ciascuna: tutte le celle di ognuna si vedono tra loro.
that-fills = Così si riempiono { AS($filled, "word") } delle { AS($count, "word") } celle, quindi una deve essere { $digit }.
every-place = ogni posto per { $digit } nell'insieme
