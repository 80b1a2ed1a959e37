### 初级飞鱼。

must-have-two = { $base }一定是{ $digits }中的两个。
suppose = 假设填在那里的两个数字中，有一个既不在{ $one }，也不在{ $another }。
nowhere-else = 那么它不在{ $line }和{ $own-box }的其他格。
nowhere-else-nor-in = 那么它不在{ $line }和{ $own-box }的其他格，{ $companions }也不能是它。
in-other-rows = 所以{ $across }的这个数字要填在其他行。
in-other-columns = 所以{ $across }的这个数字要填在其他列。
no-place-for = 在那里，这些线没有{ $digit }的位置。
only-in = 在那里，这些线的{ $digit }只能填在{ $cover }。
cannot-do = 但一条线上一个数字只能填一次：{ AS($most, "word") }条线只容得下{ AS($most, "word") }个，不够{ AS($across, "word") }条线分。
both-in-targets = 所以基础格的两个数字都在{ AS($targets, "each") }。
both-in-targets-without = 所以基础格的两个数字都在{ AS($targets, "each") }，这两格都不能是{ AS($digits, "or") }。
