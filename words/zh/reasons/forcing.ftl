### 强制链、强制网和Kraken鱼：从假设推出的结果。

## 从哪里开始

suppose = 假设{ $cell }是{ $digit }。
suppose-not = 假设{ $cell }不是{ $digit }。
is-or-isnt = { $cell }要么是{ $digit }，要么不是。
cell-must-be = { $cell }一定是{ AS($digits, "or") }。
house-needs = { $house }的{ $digit }一定在{ AS($cells, "or") }。
need-cells = { $base }需要{ AS($base, "word") }格来填{ $digit }，而{ $cover }只能提供{ AS($cover, "word") }格。
so-must-be = 所以{ AS($cells, "or") }一定是{ $digit }。
so-one-must-be = 所以{ $cells }中一定有一格是{ $digit }。

## 各行

if-is = 如果{ $cell }是{ $digit }，{ $then }。
if-isnt = 如果{ $cell }不是{ $digit }，{ $then }。
if-any-is = 如果{ AS($cells, "or") }是{ $digit }，能同时看到{ $what }的{ $gone }就不能是{ $lost }。
then = 那么{ $then }。
so = 这样{ $then }。
also = 另外，{ $then }。
in-cell = 在{ $cell }中，{ AS($went, "clauses") }。
in-house = 在{ $house }中，{ AS($went, "clauses") }。
so-can-not-be = { $leaves }，所以{ $cell }不能是{ $digit }。
so-must-be-after-all = { $leaves }，所以{ $cell }一定是{ $digit }。
impossible = { $leaves }，这不可能。

## 行的一部分：一定在某处的数字

must-by-cell = { $cell }就一定是{ $digit }（它仅剩的候选数）
must-by-house = { $cell }就一定是{ $digit }（{ $house }仅剩的位置）
must = { $cell }就一定是{ $digit }（{ AS($went, "clauses") }）
must-in = { $cell }就一定是{ $digit }（在{ $house }中，{ AS($went, "clauses") }）
digits-went = { AS($digits, "and the") }因{ $cell }而排除
digits-went-above = { AS($digits, "and the") }已在上面排除
digits-with = { AS($digits, "and the") }因{ $cell }而排除
digits-above = { AS($digits, "and the") }已在上面排除
cells-went = { $cells }因{ $cell }而排除
cells-went-above = { $cells }已在上面排除
cells-with = { $cells }因{ $cell }而排除
cells-above = { $cells }已在上面排除
cell-is = { $cell }是{ $digit }

## 行的一部分：结构

digit-goes = { $houses }的{ $digit }就一定在{ $cover }，所以{ AS($gone, "all-losses") }
cells-have = 在{ $house }中，{ $cells }就只能是{ AS($digits, "or") }，所以{ AS($gone, "all-losses") }
digits-go = { $house }的数字{ $digits }就一定在{ $cells }，所以{ AS($gone, "all-losses") }

## 行的一部分：一种情况的末尾

nothing-else = 就不需要别的推理
goes-wrong = 就会出现矛盾
it-can-not-be = 它就不能是{ AS($digits, "or") }
can-not-be = { $cell }就不能是{ AS($digits, "or") }
no-other-cell = 能看到{ $seen }的{ AS($cells, "brief") }就不能是{ $digit }

## 行的一部分：矛盾

no-digit = 这样{ $cell }就没有数字可填
no-place = 这样{ $house }就没有{ $digit }的位置
twice = 这样{ $house }就有两个{ $digit }
sum = 这样{ $cell }所在的笼子总和为{ $found }，而不是{ $sum }

## 结论

each-way = 每种情况下，{ $cell }都是{ $digit }。
each-case = 每种情况都排除同样的候选数。
