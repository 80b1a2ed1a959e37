### 空矩形。

only-in = { $within }的{ $digit }只能填在{ $left }或{ $barred }。
is-also-in = { $within }的{ $digit }也在{ $left }或{ $barred }。
linked = 在{ $house }中，它只能填在{ $near }或{ $far }。
if-not = 如果{ $far }不是{ $digit }，{ $near }就是{ $digit }，{ $within }的{ $digit }就在{ $left }。
in-line-and-sight = { AS($cells, "brief") }在{ $left }，又在{ $far }的视野内，所以不能是{ $digit }。
by-one-reading = 在{ $left }且能看到{ $far }的{ AS($cells, "brief") }不能是{ $digit }
so-both = 所以{ $one }，{ $another }。

## 有一端相同的两条强链

if-not-both-are = 如果{ $far }不是{ $digit }，{ $near }（{ $house }仅剩的位置）和{ $other }（{ $across }同理）就都是{ $digit }。
see-all = 它们能看到{ $within }中{ $lines }的所有格，所以这个宫就没有{ $digit }的位置了。
must-be-and = 所以{ $far }一定是{ $digit }，能看到它的{ AS($cells, "brief") }不能是{ $digit }。
