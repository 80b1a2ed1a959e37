### 強制チェーン、強制ネット、クラーケンフィッシュ：仮定から導かれること。

## 始まり

suppose = { $cell }が{ $digit }だとします。
suppose-not = { $cell }が{ $digit }でないとします。
is-or-isnt = { $cell }は、{ $digit }であるか、そうでないかです。
cell-must-be = { $cell }は必ず{ AS($digits, "or") }です。
house-needs = { $house }の{ $digit }は、必ず{ AS($cells, "or") }に入ります。
need-cells = { $base }には{ $digit }の入るマスが{ AS($base, "word") }つ必要ですが、{ $cover }に取れるのは{ AS($cover, "word") }つまでです。
so-must-be = よって、{ AS($cells, "or") }は必ず{ $digit }です。
so-one-must-be = よって、{ $cells }のどれかは必ず{ $digit }です。

## 1行ずつ

if-is = { $cell }が{ $digit }なら、{ $then }。
if-isnt = { $cell }が{ $digit }でなければ、{ $then }。
if-any-is = { AS($cells, "or") }が{ $digit }なら、{ $what }が見える{ $gone }に{ $lost }は入りません。
then = すると、{ $then }。
so = そのため、{ $then }。
also = また、{ $then }。
in-cell = { $cell }では、{ AS($went, "commas") }。
in-house = { $house }では、{ AS($went, "commas") }。
so-can-not-be = { $leaves }。よって、{ $cell }に{ $digit }は入りません。
so-must-be-after-all = { $leaves }。よって、{ $cell }は{ $digit }に決まります。
impossible = { $leaves }。これはありえません。

## どこかに必ず入る数字

must-by-cell = { $cell }は{ $digit }に決まります（残った唯一の候補）
must-by-house = { $cell }は{ $digit }に決まります（{ $house }で残った唯一の場所）
must = { $cell }は{ $digit }に決まります（{ AS($went, "commas") }）
must-in = { $cell }は{ $digit }に決まります（{ $house }では、{ AS($went, "commas") }）
digits-went = { AS($digits, "and the") }は{ $cell }により除外
digits-went-above = { AS($digits, "and the") }はここまでに除外
digits-with = { AS($digits, "and the") }は{ $cell }により除外
digits-above = { AS($digits, "and the") }はここまでに除外
cells-went = { $cells }は{ $cell }により除外
cells-went-above = { $cells }はここまでに除外
cells-with = { $cells }は{ $cell }により除外
cells-above = { $cells }はここまでに除外
cell-is = { $cell }は{ $digit }

## 形

digit-goes = { $houses }の{ $digit }は必ず{ $cover }に入るので、{ AS($gone, "all-losses") }が消えます
cells-have = { $house }で{ $cells }に入るのは{ AS($digits, "or") }だけなので、{ AS($gone, "all-losses") }が消えます
digits-go = { $house }の{ $digits }は必ず{ $cells }に入るので、{ AS($gone, "all-losses") }が消えます

## 場合の終わり

nothing-else = ほかには何も必要ありません
goes-wrong = おかしなことが起こります
it-can-not-be = そこに{ $digits }は入りません
can-not-be = { $cell }に{ $digits }は入りません
no-other-cell = { $seen }が見える{ AS($cells, "brief") }に{ $digit }は入りません

## 矛盾

no-digit = { $cell }に入る数字がなくなります
no-place = { $house }に{ $digit }の入る場所がなくなります
twice = { $house }に{ $digit }が2回入ってしまいます
sum = すると、{ $cell }のケージの合計が{ $sum }ではなく{ $found }になります

## 結論

each-way = どの場合も、{ $cell }は{ $digit }です。
each-case = どの場合も、同じ候補が除外されます。
