### 唯余和排除。

last-empty = { $house }只剩一个空格，缺的数字是{ $digit }。

## 唯一余数

in-areas = { $cell }所在的行、列或宫中
in-areas-of-jigsaw = { $cell }所在的行、列或宫中
in-sight = { $cell }的视野内
already-there = 除了{ $digits }，其他数字都已出现在{ $there }。
is-there = 除了{ $digits }，其他数字都在{ $there }。
there-or-earlier = 除了{ $digit }，其他数字不是在{ $there }，就是之前已经排除。
were-ruled-out = 数字{ $digits }之前已经排除。
were-ruled-out-there = { $cell }的候选数{ $digits }之前已经排除。

## 排除法

still-needs = { $house }还缺{ $digit }。
only-left = 只剩{ $cell }能填它。
with-only-left = { $there }已经是{ $digit }，只剩{ $cell }能填它。
earlier-only-left = 之前已经从{ AS($cells, "brief") }中排除了它，只剩{ $cell }能填它。
with-earlier-only-left = { $there }已经是{ $digit }，{ AS($cells, "brief") }也不可能再是它，只剩{ $cell }能填它。
already-in = 它已经在{ $there }。
ruled-out-in = 之前已经从{ AS($cells, "brief") }中排除了它。
