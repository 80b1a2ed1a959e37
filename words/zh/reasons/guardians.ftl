### 守护者。

look-at-ring = 看{ $digit }在一个由{ AS($count, "word") }格组成的环上的位置。
needs-its = { $house }的{ $digit }要填在{ AS($ends, "or") }。
needs-its-or = { $house }的{ $digit }要填在{ AS($ends, "or") }，或者填在环外的{ $beside }。
if-not = 如果{ $guardians }都不是{ $digit }，环上就要每隔一格填{ $digit }，但{ AS($count, "word") }格是奇数。
if-none = 如果环外的位置都不是{ $digit }，环上就要每隔一格填{ $digit }，但{ AS($count, "word") }格是奇数。
one-is = 所以{ AS($guardians, "or") }是{ $digit }。
one-of-these-is = 所以这些位置中有一格是{ $digit }。
all-these-places = 所有这些位置
all-three = 这三格
them-all = 所有这些格
