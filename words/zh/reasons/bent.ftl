### 跨区域的数组。

between-them = { $cells }合起来只有{ $digits }。
look-at = 看{ $cells }。
they-have = 它们合起来只有{ $digits }。
each-once = 这些数字都只能填一次，因为同一个数字的各个位置都能互相看到。
need-all = { AS($count, "word") }格需要全部{ AS($count, "word") }个数字，所以每个数字都在其中一格。
fit-once = 数字{ $digits }都只能填一次：同一个数字的各个位置都能互相看到。
that-fills = 它们只能填满{ AS($count, "word") }格中的{ AS($filled, "word") }格，所以有一格一定是{ $digit }。
every-place = 这组格中{ $digit }的所有位置
