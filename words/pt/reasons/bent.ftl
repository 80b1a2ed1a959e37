### Conjuntos em mais de uma área.

between-them = Juntas, { $cells } só têm { $digits }.
look-at = Veja { $cells }.
they-have = Juntas, elas só têm { $digits }.
each-once = Cada um desses dígitos só cabe uma vez, pois as células para cada um deles se veem todas.
need-all = As { AS($count, "word") } células precisam de todos os { $count } dígitos, então cada um está em uma delas.
fit-once = Cada um dos dígitos { $digits } só cabe uma vez: as células para cada um deles se veem todas.
that-fills = Isso preenche { AS($filled, "word") } das { AS($count, "word") } células, então uma tem que ser { $digit }.
every-place = todos os lugares de { $digit } no conjunto
