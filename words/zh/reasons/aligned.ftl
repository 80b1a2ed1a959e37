### 均衡数组。

ways-to-fill = 把{ $cells }放在一起，看看有哪些填法。
can-be = { $cell }可以是{ AS($digits, "or") }。
which-sees-it = 如果{ $one }是{ $digit }，能看到它的{ $other }就不能是{ $another }。
is = { $cell }是{ $digit }
two-leave-nothing = 如果{ $one }，{ $another }，{ $cell }就没有数字可填。
three-leave-nothing = 如果{ $one }，{ $another }，{ $third }，{ $cell }就没有数字可填。
two-leave-few = 如果{ $one }，{ $another }，{ $cells }就只剩{ $digits }可填。
three-leave-few = 如果{ $one }，{ $another }，{ $third }，{ $cells }就只剩{ $digits }可填。
no-way-left = 所以{ $cell }是{ $digit }的填法一种也不剩。
