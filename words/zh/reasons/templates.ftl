### 模板：一个数字的所有填法。

need-their = { $rows }的{ $digit }要填在{ $places }。
named = { $cells }
counted = { $count }个位置中
ways = 要让每一列、每一宫也各有一个{ $digit }，只有{ AS($count, "word") }种填法。
way = { $cells }。
it-uses = 这种填法用到{ $cell }。
each-uses = 每一种都用到{ $cell }。
it-uses-none = 这种填法没有用到{ AS($cells, "or") }。
none-uses = 没有一种用到{ AS($cells, "or") }。
it-uses-no-other = 这种填法没有用到其他位置。
none-uses-others = 没有一种用到其他位置。
