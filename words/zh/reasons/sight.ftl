### 不靠行、列和宫，而靠其他规则看到的格。

by-window = { $cell }能看到同一窗口的{ $others }。
by-diagonal = { $cell }能看到同一对角线的{ $others }。
by-cage = { $cell }能看到同一笼子的{ $others }。
by-extra-region = { $cell }能看到同一额外宫的{ $others }。
by-clue = 根据{ $clue }，{ $cell }能看到{ $others }。
by-twin = 根据{ $clue }，{ $cell }与{ $twin }的数字相同，所以{ $cell }能看到{ $others }。
bars = 根据{ $clue }，{ $cell }的{ $digit }排除{ $other }的{ $lost }。
by-knight = { $cell }能看到相隔一个马步的{ $others }。
by-king = { $cell }能看到对角相邻的{ $others }。
named = { $cells }
counted = { $count }格
