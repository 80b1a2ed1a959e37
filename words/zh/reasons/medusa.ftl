### 多个数字的染色：候选数分成两种颜色，其中一种成立。

two-colours = 只要一格只有两个候选数，或一个数字在某个区域只有两个位置，其中一个就是颜色{ $a }，另一个就是颜色{ $b }。
all-of-one = 所以要么颜色{ $a }全部成立，要么颜色{ $b }全部成立。

## 各行

linked-cells = 恰好有两个候选数的格：{ $cells }。
linked-houses = { $digit }恰好有两个位置的区域：{ $houses }。
colour-has = 颜色{ $colour }：{ $cells }的{ $digit }。
by-both = 颜色{ $a }成立时，{ $one }是{ $digit-one }；颜色{ $b }成立时，{ $another }是{ $digit-another }。两种颜色都排除{ $gone }。

## 推论

out-by-clash = 颜色{ $colour }有{ $one }和{ $another }，它们互相冲突，所以颜色{ $colour }不成立。
out-by-cell = 颜色{ $colour }排除{ $digits }，即{ $cell }的所有候选数，所以颜色{ $colour }不成立。
out-by-house = 颜色{ $colour }排除{ $cells }的{ $digit }，即它在{ $house }的所有位置，所以颜色{ $colour }不成立。
right = 那么颜色{ $colour }成立：{ $right }。
digits = { AS($all, "semicolons") }
digit = { $cells }的{ $digit }
digits-counted = 上面列出的全部{ $count }个数字

## 结论

so = 所以{ $gone }。
either-way = 无论哪种情况，都说明{ $gone }。
losses = { AS($gone, "all-losses") }
losses-counted = { $count }个候选数可以排除
losses-counted-of = 颜色{ $colour }的{ $count }个候选数可以排除
