### 对学习者论证的评判。

no-other-place = 对。{ $house }的{ $digit }没有别的位置。
no-other-candidate = 对。{ $cell }除了{ $digit }没有别的候选数。
rules-out = 对。这就排除了{ $gone }。
not-needed = { $cells }可以不标记。
mark-something = 至少标记一格、一行、一列或一宫。
no-sense = 你标记的内容不可能同时成立。
could-also-be = 只凭你标记的内容，{ $cell }还可以是{ AS($digits, "or") }。
could-also-go = 只凭你标记的内容，{ $house }的{ $digit }还可以填在{ AS($open, "or") }。
could-also-go-in-many = 只凭你标记的内容，{ $house }的{ $digit }还可以填在{ AS($open, "brief") }。
could-still-be = 只凭你标记的内容，{ $cell }仍然可能是{ $digit }。
could-still-be-with = 只凭你标记的内容，{ $cell }仍然可能是{ $digit }，同时有{ $way }。
fewer-are-enough = 你标记了{ AS($marked, "word") }处，其中{ AS($enough, "word") }处就够了。只标记需要的。
cannot-tell = Stepdoku无法判断这样是否足够。少标记几格再试。
