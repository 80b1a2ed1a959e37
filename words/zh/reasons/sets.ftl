### 待定数组：共用数字的数组、死亡绽放、融合待定数组。

## 两个数组

loses-and-keeps = 它们含{ AS($digits, "or") }的格都能互相看到，所以{ $one }或{ $another }失去{ AS($digits, "or") }，保留{ $kept }。
loses-and-keeps-rest = 它们含{ AS($digits, "or") }的格都能互相看到，所以{ $one }或{ $another }失去{ AS($digits, "or") }，保留其余的数字。
see-each-other = 它们含{ $digit }的格都能互相看到，含{ $others }的格也一样。
keeps-its-digit = { $set }保留{ $digit }，{ AS($cells, "brief") }能看到那里{ $digit }的所有位置，所以不能是{ $digit }。
one-has-digit = 两个数组中有一个含有{ $digit }，{ AS($cells, "brief") }能看到两者中{ $digit }的所有位置，所以不能是{ $digit }。
each-has-one = 所以每个数组有{ $digits }中的一个，并保留其他所有数字。

## 连成一串的数组

suppose-it-lacks = 假设它没有{ AS($kept, "or") }，那么它有{ $next }。
so-must-have = { $set }中的每个{ $digit }都能看到{ $before }中的每个{ $digit }，所以{ $set }不能有{ $digit }，一定有{ $must }。
first-or-last-has = 所以{ $first }或{ $last }有{ $digits }。

## 花茎与花瓣

stem = 花茎{ $stem }是{ AS($digits, "or") }，凡是会因它失去数字的格，它都能看到。
if-stem-is = 如果它是{ $digit }，{ $cells }就失去{ $digit }，只剩{ $left }。
one-cell-is = 每种情况下，剩下的数字都与格数一样多，所以其中有一格是{ $digit }。
cells-have = 每种情况下，剩下的数字都与格数一样多，所以这些格有{ $digits }。

## 看到什么

every-in-sets = { $one }和{ $another }中{ $digit }的所有位置
every-among-them = 其中{ $digit }的所有位置
no-cell-sees-both = 能看到两者中{ $digit }的所有位置的格都不能是{ $digit }，{ $others }同理。
no-cell-sees-them = 能看到其中{ $digit }的所有位置的格都不能是{ $digit }，{ $others }同理。

## 融合待定数组

divide = { $line }与{ $other }分占{ AS($count, "word") }个数字。
crossing = 在它们的交叉处，{ $cells }只有{ $digits }。
in-rest = { $set }，在{ $house }的其余部分：{ $cells }，含{ $digits }。
used-once = { AS($count, "word") }格恰好有{ AS($count, "word") }个数字，{ $one }和{ $another }没有相同的数字，所以每个数字恰好用一次。
use-up = 这些格占用了{ $line }的{ $in-line }，以及{ $other }的{ $in-other }。
use-up-for-both = 这些格占用了两者的{ $both }、{ $line }的{ $in-line }，以及{ $other }的{ $in-other }。
sets-use-up = { $one }的数字在{ $line }被占用，{ $another }的数字在{ $other }被占用。
sets-use-up-for-both = { $one }的数字在{ $line }被占用，{ $another }的数字在{ $other }被占用，{ $both }在两者中都被占用。
