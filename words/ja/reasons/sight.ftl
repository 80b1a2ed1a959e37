### 行・列・ブロック以外のルールによる見え方。ほかの文と並ぶ。

by-window = { $cell }からは、同じ窓の{ $others }が見えます。
by-diagonal = { $cell }からは、同じ対角線の{ $others }が見えます。
by-cage = { $cell }からは、同じケージの{ $others }が見えます。
by-knight = { $cell }からは、ナイトの動きで{ $others }が見えます。
by-king = { $cell }からは、キングの動きで{ $others }が見えます。
named = { $cells }
counted = { $count }マス
