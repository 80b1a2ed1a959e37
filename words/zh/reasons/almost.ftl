### 欠一数对和欠一三数组。

can-only-be = { $cell }只能是{ AS($digits, "or") }。
between-them = { $cells }合起来只有{ $digits }。
only-in-or-in = { $house }中，这两个数字只能填在{ AS($cells, "or") }，或者填在{ $within }里。
only-in-two-or-in = { $house }中，这三个数字只能填在{ AS($cells, "or") }，或者填在{ $within }里。
just-one = 其中恰好有一个填在与{ $within }的交叉处：{ $others }只能填{ AS($count, "word") }个，而交叉处再多一个，{ $cells }就没有数字可填。
just-one-of-three = 其中恰好有一个填在与{ $within }的交叉处：{ $others }只能填{ AS($count, "word") }个，而交叉处再多一个，留给{ $cells }的数字就不够。
is-the-other = 所以{ $cells }是另一个数字，{ $others }也一定是{ AS($digits, "or") }。
have-the-others = 所以{ $cells }填其余的数字，{ $others }也只有这些数字。
