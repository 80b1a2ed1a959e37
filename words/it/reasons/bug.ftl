### Bivalue Universal Grave.

two-each-except = Ogni cella vuota ha due candidati, tranne { $cell } con { $digits }.
two-places-except = Ogni riga, colonna e riquadro ha due posti per ogni cifra mancante; solo quelli di { $cell } ne hanno tre per { $digit }.
if-not = Se { $cell } non fosse { $digit }, ce ne sarebbero due dappertutto.
never-one = Una griglia così non ha mai esattamente una soluzione, ma lo schema ne ha una sola.
cannot-be = Quindi { $cell } non può essere { AS($digits, "or") }.
