### 名称和句子怎样连在一起。

both = { $first }和{ $last }
either = { $first }或{ $last }
comma = { $first }、{ $next }
sentences = { $first }{ $next }
remarks = { $first }；{ $next }
