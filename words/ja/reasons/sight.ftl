### 行・列・ブロック以外のルールによる見え方。ほかの文と並ぶ。

by-window = { $cell }からは、同じ窓の{ $others }が見えます。
by-diagonal = { $cell }からは、同じ対角線の{ $others }が見えます。
by-cage = { $cell }からは、同じケージの{ $others }が見えます。
by-extra-region = { $cell }からは、同じ追加区画の{ $others }が見えます。
by-clue = { $clue }により、{ $cell }からは{ $others }が見えます。
by-twin = { $clue }により{ $cell }は{ $twin }と同じ数字なので、{ $cell }からは{ $others }が見えます。
bars = { $clue }により、{ $cell }の{ $digit }は{ $other }の{ $lost }を除外します。
by-knight = { $cell }からは、ナイトの動きで{ $others }が見えます。
by-king = { $cell }からは、キングの動きで{ $others }が見えます。
named = { $cells }
counted = { $count }マス
