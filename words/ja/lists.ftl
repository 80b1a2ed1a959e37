### 名前や文のつなぎ方。盤面にもこのような並びがあるので、このファイルは短い。

both = { $first }と{ $last }
either = { $first }か{ $last }
comma = { $first }、{ $next }
sentences = { $first }{ $next }
remarks = { $first }；{ $next }
