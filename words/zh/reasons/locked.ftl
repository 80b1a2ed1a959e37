### 区块：宫区块和行列区块。

both-in = { $within }的{ $digit }只能填在{ $places }，这两格都在{ $crossing }。
all-three-in = { $within }的{ $digit }只能填在{ $places }，这三格都在{ $crossing }。
all-in = { $within }的{ $digit }只能填在{ $places }，这些格都在{ $crossing }。
only-in = { $within }的{ $digit }只能填在{ $places }。
all-of-these = 这些格都在{ $crossing }。
one-must-be = 其中一定有一格是{ $digit }。
elsewhere = 所以同在{ $crossing }的{ AS($cells, "brief") }不能是{ $digit }。
