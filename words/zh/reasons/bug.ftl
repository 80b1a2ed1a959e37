### 全双值格致死解法。

two-each-except = 每个空格都有两个候选数，只有{ $cell }例外，它有{ $digits }。
two-places-except = 每一行、每一列、每一宫里，缺少的数字都有两个位置，只有{ $cell }所在的行、列和宫例外：那里的{ $digit }有三个位置。
if-not = 如果{ $cell }不是{ $digit }，就处处都是两个。
never-one = 这样的盘面绝不会恰好有一个解，但题目只有一个解。
cannot-be = 所以{ $cell }不能是{ AS($digits, "or") }。
