### Wing和远程数对。

## 远程数对

are-each = { AS($cells, "each") }都只能是{ AS($digits, "or") }，每一格都能看到下一格。
follow = 依次看{ AS($cells, "each") }。
they-are-each = 它们都只能是{ AS($digits, "or") }，每一格都能看到下一格。
alternate = 所以{ $digits }交替出现：两端的{ $first }和{ $last }，一格是{ $one }，一格是{ $another }。

## XY-Wing和XYZ-Wing

sees-pincers = 拐点{ $pivot }（{ AS($own, "or") }）能看到翼端{ $first }（{ AS($first-own, "or") }）和{ $second }（{ AS($second-own, "or") }）。
if-pivot = 如果拐点是{ AS($shared, "or") }，{ $pincer }就一定是{ $digit }。
if-pivot-either = 如果拐点是{ AS($first-shared, "or") }，{ $first }就一定是{ $digit }；如果拐点是{ AS($second-shared, "or") }，{ $second }就一定是{ $digit }。
if-neither = 如果拐点两者都不是，它自己就是{ $digit }。
both-pincers = 两个翼端
all-three = 这三格

## W-Wing

two-alike = { $first }和{ $second }都只能是{ AS($digits, "or") }。
needs-its = { $house }的{ $linked }要填在{ $near }（{ $first }能看到它）或{ $far }（{ $second }能看到它）。
not-both = 所以{ $first }和{ $second }不能都是{ $linked }：其中一格是{ $digit }。
