### 複数の数字の色分け：2色の候補のうち、どちらか一方の色が正しい。

two-colours = 候補が2個だけのマスと、場所が2か所だけの数字では、その一方が色{ $a }、もう一方が色{ $b }です。
all-of-one = よって、色{ $a }がすべて正しいか、色{ $b }がすべて正しいかのどちらかです。

## 行

linked-cells = 候補が2個だけ：{ $cells }。
linked-houses = { $digit }の場所が2か所だけ：{ $houses }。
colour-has = 色{ $colour }：{ $cells }の{ $digit }。
by-both = { $gone }は誤り：色{ $a }なら{ $one }は{ $digit-one }、色{ $b }なら{ $another }は{ $digit-another }です。

## わかること

out-by-clash = 色{ $colour }の{ $one }と{ $another }は両立しないので、色{ $colour }は成り立ちません。
out-by-cell = 色{ $colour }だと{ $cell }の候補（{ $digits }）がすべて除外されるので、色{ $colour }は成り立ちません。
out-by-house = 色{ $colour }だと{ $house }で{ $digit }の入る場所（{ $cells }）がすべて除外されるので、色{ $colour }は成り立ちません。
right = つまり、正しいのは色{ $colour }です：{ $right }。
digits = { AS($all, "semicolons") }
digit = { $cells }の{ $digit }
digits-counted = 上に挙げた{ $count }個の数字すべて

## 結論

so = よって、{ $gone }を除外できます。
either-way = いずれにしても、{ $gone }を除外できます。
losses = { AS($gone, "all-losses") }
losses-counted = 候補{ $count }個
losses-counted-of = 色{ $colour }の候補{ $count }個
