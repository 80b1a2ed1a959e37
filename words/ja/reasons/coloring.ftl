### 1つの数字の色分け：2色のマスのうち、どちらか一方の色にその数字が入る。

two-colours = { $digit }の場所が2か所だけのところでは、一方が色{ $a }、もう一方が色{ $b }です。
all-of-one = よって、色{ $a }のマスがすべて{ $digit }か、色{ $b }のマスがすべて{ $digit }です。
two-pairs = { $digit }の場所が2か所だけのところは、色{ $a }と色{ $b }か、色{ $c }と色{ $d }です。
all-of-one-each = どちらの組でも、一方の色のマスがすべて{ $digit }です。

## 行

linked = 場所が2か所だけ：{ $houses }。
colour-has = 色{ $colour }：{ $cells }。
see-each-other = { $near }（色{ $one }）と{ $far }（色{ $another }）は互いに見えます。
sees-two = { $cell }からは、{ $near }（色{ $one }）と{ $far }（色{ $another }）が見えます。
sees-colours = 色{ $colour }からは、色{ $c }（{ $from-c }から{ $to-c }）と色{ $d }（{ $from-d }から{ $to-d }）が見えます。

## わかること

out-by-sight = { $cells }はどちらも色{ $colour }で、互いに見えるので、色{ $colour }は成り立ちません。
out-by-pair = この2色のどちらかのマスはすべて{ $digit }なので、色{ $colour }は成り立ちません。
one-of-two = つまり、色{ $b }のマスがすべて{ $digit }か、色{ $d }のマスがすべて{ $digit }です。
one-of-two-twice = つまり、色{ $b }か色{ $d }のマスはすべて{ $digit }で、色{ $a }か色{ $c }のマスもすべて{ $digit }です。
cannot-each-seeing = よって、それぞれ{ $what }が見える{ AS($cells, "brief") }に{ $digit }は入りません。

## 見えるもの。文の一部

both-colours = 両方の色
both-colours-at = 両方の色（{ AS($cells, "each") }）
both-of-these = この両方
both-of-these-at = この両方（{ AS($cells, "each") }）
both-of-one-pair = どちらか一組の両方
