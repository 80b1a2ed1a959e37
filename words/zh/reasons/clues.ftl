### 线索：几格上的线、点、数和其他标记。

## 名称，作为句子的一部分

thermometer = 从{ $cell }起的温度计
arrow = { $cells }的箭头
dot = { $cells }之间的点
sign = { $cells }之间的标记
renban = 从{ $cell }起的连续线
whispers = 从{ $cell }起的耳语线
palindrome = 从{ $cell }起的回文线
little-killer = 从{ $cell }起的小杀手
sandwich = 从{ $cell }起的三明治
between = 从{ $cell }起的区间线
mark = { $cell }的标记
quadruple = { $cells }之间的圆圈
extra-region = { $cell }所在的额外宫
twin = { $cell }的克隆
region-sum = 从{ $cell }起的区域和线
everywhere = 这个盘面的规则

## 线索说明什么

odd-digit = 根据{ $clue }，{ $cell }是奇数。
even-digit = 根据{ $clue }，{ $cell }是偶数。
same = 根据{ $clue }，{ $cells }的数字相同。
less = 根据{ $clue }，{ $less }小于{ $more }。
less-by = 根据{ $clue }，{ $less }至少比{ $more }小{ $by }。
apart = 根据{ $clue }，{ $cells }至少相差{ $by }。
differ = 根据{ $clue }，{ $cells }的数字互不相同。
differ-by = 根据{ $clue }，{ $cells }相差{ $by }。
times = 根据{ $clue }，{ $cells }中一格是另一格的{ $times }倍。
not-by = 根据{ $clue }，{ $cells }不会相差{ $by }。
not-times = 根据{ $clue }，{ $cells }中没有一格是另一格的{ $times }倍。
not-sum = 根据{ $clue }，{ $cells }合计不等于{ $sum }。
all-apart = { $clue }上，相邻的数字至少相差{ $by }。
rises = { $clue }上，数字依次增大。
between-ends = { $clue }上的数字，大小介于{ $ends }之间。
run = 根据{ $clue }，{ $cells }是一组连续的数字。
has = 根据{ $clue }，其中有{ $digits }。
sum-is = 根据{ $clue }，{ $cells }合计为{ $sum }。
sum-to = 根据{ $clue }，{ $cells }合计为{ $other }。
sum-as = 根据{ $clue }，{ $cells }合计与{ $others }合计相等。
sum-read = 根据{ $clue }，{ $cells }合计等于{ $circle }连起来读出的数。
sandwich-sum = 根据{ $clue }，{ $house }中{ $least }和{ $most }之间的数字合计为{ $sum }。

## 已知的情况

known = { AS($filled, "clauses") }。
can-only-be = { $cell }只能是{ AS($digits, "or") }。
nothing-beside = { $digits }都没有能搭配的其他数字。
before-it = { $cell }前面有{ $count }格，所以它至少为{ $bound }。
behind-it = { $cell }后面有{ $count }格，所以它至多为{ $bound }。
as-at-least = { $from }至少为{ $least }，所以{ $cell }至少为{ $bound }。
as-at-most = { $from }至多为{ $most }，所以{ $cell }至多为{ $bound }。
is-so-at-least = { $from }是{ $digit }，所以{ $cell }至少为{ $bound }。
is-so-at-most = { $from }是{ $digit }，所以{ $cell }至多为{ $bound }。
within = { $ends }至少为{ $least }，至多为{ $most }。
would-be = 如果{ $cell }是{ $digit }，{ $other }就必须是{ AS($digits, "or") }，但这不可能。
both-would-be = 如果{ $cell }是{ $digit }，互相看到的{ $cells }就都必须是{ $with }。
both-would-be-without = 如果{ $cell }是{ $digit }，互相看到且不能是{ AS($without, "or") }的{ $cells }就都必须是{ $with }。
run-line = 从{ $least }到{ $most }：{ AS($fate, "clauses") }。
has-other = { $cell }是{ $digit }
has-none = 其中没有一个能填在{ $cell }
run-has = 剩下{ $left }种{ $count }个连续数字，每种都含有{ $digit }，而{ $digit }只能填在{ AS($cells, "or") }。
is-in = { $digit }只能填在{ AS($cells, "or") }。
needs-twice = 这里需要两个{ $digit }，而{ $digit }只能填在{ $cells }。
no-second = 如果{ $cell }是{ $digit }，它能看到{ $digit }的所有其他位置。
leaves-for = 这样{ $cells }就只剩下{ $digits }。
times-at-least = { $cell }的{ $times }倍至少为{ $sum }
times-at-most = { $cell }的{ $times }倍至多为{ $sum }

## 三明治

side-by-side = 因此{ $least }和{ $most }相邻。
gap = 因此它们之间有{ $count }格。
gaps = 因此它们之间有{ AS($counts, "or") }格。
count = { $count }
end-would-be = 如果{ $cell }是{ $digit }，{ $other }就必须在{ AS($cells, "or") }，但这不可能。
no-room = 如果{ $cell }是{ $digit }，{ $other }就没有位置。
ends-in = { $least }只能填在{ AS($cells, "or") }，{ $most }只能填在{ AS($others, "or") }。
cannot-be = { $cells }不能是{ AS($digits, "or") }
outside-sum = { $house }的所有数字合计为{ $all }，因此外侧的数字合计为{ $amount }。
puts-between = 这样{ $digits }就在{ $least }和{ $most }之间，而{ $cells }不可能在其间。
puts-outside = 这样{ $digits }就在{ $least }和{ $most }的外侧，而{ $cells }不可能在外侧。

## 填满线索各格的方式

ways-left = 根据{ $clue }和候选数，{ $cells }有{ $count }种填法。
way = { AS($filled, "clauses") }。
each-way-has = 每种填法都含有{ $digit }，而{ $digit }只能填在{ AS($cells, "or") }。
