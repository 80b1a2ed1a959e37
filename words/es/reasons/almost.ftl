### Pares y tríos casi bloqueados.

can-only-be = { $cell } solo puede ser { AS($digits, "or") }.
between-them = { $cells } juntas solo tienen { $digits }.
only-in-or-in = { AS($house, "in") }, estos dígitos solo pueden ir en { AS($cells, "or") } o { AS($within, "in") }.
only-in-two-or-in = { AS($house, "in") }, estos dígitos solo pueden ir en { AS($cells, "or") }, o bien { AS($within, "in") }.
just-one = En el cruce con { AS($within, "the") } va exactamente uno: { $others } solo puede tener { AS($count, "word") }, y con más de uno ahí no quedaría ninguno para { $cells }.
just-one-of-three = En el cruce con { AS($within, "the") } va exactamente uno: { $others } solo pueden tener { AS($count, "word") }, y con más de uno ahí quedarían muy pocos para { $cells }.
is-the-other = Así que { $cells } es el otro, y { $others } también tiene que ser { AS($digits, "or") }.
have-the-others = Así que { $cells } tienen los otros, y { $others } solo tienen estos dígitos.
