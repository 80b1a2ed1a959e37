### 出题人画的线索：线、点、数和其他标记。每种都有名称，以及它代表的规则。

## 线

thermometer = 温度计
thermometer-said = 温度计上的数字从圆头起依次增大。
arrow = 箭头
arrow-said = 箭头上的数字加起来等于圆圈里的数。
renban = 连续线
renban-said = 连续线上是一组连续的数字，顺序不限。
german-whispers = 德国耳语线
german-whispers-said = 德国耳语线上，相邻的数字至少相差5。
dutch-whispers = 荷兰耳语线
dutch-whispers-said = 荷兰耳语线上，相邻的数字至少相差4。
whispers = 差值{ $number }的耳语线
whispers-said = 差值{ $number }的耳语线上，相邻的数字至少相差{ $number }。
palindrome = 回文线
palindrome-said = 回文线从两端读起来一样。
between = 区间线
between-said = 区间线上的数字大小介于两端圆圈里的数字之间。
region-sum = 区域和线
region-sum-said = 区域和线在它经过的每个宫里总和相同。

## 两格之间

white-dot = 白点
white-dot-said = 白点两侧的数字是连续的。
difference = 差值{ $number }的白点
difference-said = 差值{ $number }的白点两侧，数字相差{ $number }。
black-dot = 黑点
black-dot-said = 黑点两侧的数字，一个是另一个的2倍。
ratio = { $number }倍的黑点
ratio-said = { $number }倍的黑点两侧，一个数字是另一个的{ $number }倍。
sum-v = V
sum-v-said = V两侧的数字加起来等于5。
sum-x = X
sum-x-said = X两侧的数字加起来等于10。
pair-sum = 两格总和{ $number }
pair-sum-said = 两格之间有{ $number }，它们的数字加起来就等于{ $number }。
greater = 大于号
greater-said = 大于号的尖端指向较小的数字。

## 所有相邻格

nonconsecutive = 不连续
nonconsecutive-said = 相邻格不能是连续的数字。
no-other-white-dots = 没有其他白点
no-other-white-dots-said = 白点已全部标出：没有点的相邻格不是连续的数字。
no-other-difference-said = 没有点的相邻格不会相差{ $number }。
no-other-black-dots = 没有其他黑点
no-other-black-dots-said = 黑点已全部标出：没有点的相邻格，没有一个是另一个的2倍。
no-other-ratio-said = 没有点的相邻格，没有一个是另一个的{ $number }倍。
no-other-sums = 没有其他总和
no-other-sum-said = 没有标记的相邻格，加起来不等于{ $number }。

## 盘面四周

little-killer = 小杀手
little-killer-said = 小杀手箭头上的数字加起来等于旁边的数，可以重复。
sandwich = 三明治
sandwich-said = 三明治的数，是它那一行或一列中{ $least }和{ $most }之间的数字总和。

## 格内

odd = 奇数格
odd-said = 圆圈里是奇数。
even = 偶数格
even-said = 方块里是偶数。
quadruple = 四格标记
quadruple-said = 圆圈里的数字都在它周围的四格中。
extra-region = 额外宫
extra-region-said = 有底色的额外宫里没有重复的数字。
the-clone = 克隆
the-clone-said = 形状相同、有底色的两组格，对应位置的数字相同。
minimum = 最小格
minimum-said = 箭头都指向一格，它就比相邻格小。
maximum = 最大格
maximum-said = 箭头都从一格指出，它就比相邻格大。
disjoint-groups = 同位
disjoint-groups-said = 各宫相同位置的格，数字互不相同。
