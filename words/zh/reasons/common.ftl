### 许多讲解共用的句子。

## 结论

loss = { AS($cells, "brief") }不能是{ AS($digits, "or") }
loss-after = { AS($cells, "brief") }不能是{ AS($digits, "or") }
losses-counted = { $cells }格中的{ $candidates }个候选数可以排除
losses-counted-after = { $cells }格中的{ $candidates }个候选数可以排除
other-cells = 另外{ $count }格
so = 所以{ AS($gone, "losses-after") }。
either-way = 无论哪种情况，都说明{ AS($gone, "losses-after") }。
must-be = 所以{ $cell }一定是{ $digit }。
cannot = 所以{ AS($cells, "brief") }不能是{ $digit }。
cannot-seeing = { AS($cells, "brief") }能同时看到{ $what }，所以不能是{ $digit }。
either-way-cannot-seeing = 无论哪种情况，能同时看到{ $what }的{ AS($cells, "brief") }都不能是{ $digit }。
so-seeing = { AS($cells, "brief") }能同时看到{ $what }，所以不能是{ AS($digits, "or") }。
no-cell-seeing = 能同时看到{ $what }的格都不能是{ AS($digits, "or") }。

## 看到什么

both = 两者
all-of-them = 所有这些格
both-ends = 两端

## 待定数组

one-more = 每个数组的数字都比格数多一个：如果失去一个，就保留其他所有数字。
set-line = { $set }：{ $cells }，含{ $digits }。

## 会有两个解的格

second-solution = 如果这{ AS($count, "word") }格都是{ AS($digits, "or") }，互换这些数字就会得到另一个解，但题目只有一个解。
only-one-more = 只有{ $cell }还有其他候选数{ $extras }，所以它一定是{ AS($extras, "or") }。
used-up = 加上只有{ $own }的{ $cells }，{ $houses }的{ $digits }就都被占用了。
together-used-up = 合在一起，{ $houses }的这{ AS($digits, "word") }个数字就都被占用了。

## 看到什么

all-three = 这三格
them-all = 所有这些格
