### 网（MSLS）和多米诺环。

loop-through = 穿过{ $boxes }的环有{ AS($count, "word") }个空格{ $named }。
cross = { $rows }与{ $columns }交叉。
there-are-empty = 交叉处有{ AS($count, "word") }个空格{ $named }。
named = ：{ $cells }
can-have = { $house }在那里可以有{ $digits }，每个数字至多一次。
at-most = 因此{ AS($count, "word") }格至多有{ AS($count, "word") }个数字，而且不可能有别的数字。
so-each-line = 所以每条线自己的数字都在那里，不在别处。
so-each-line-once = 所以每条线自己的数字都在那里，不在别处，而且每个数字只算在一条线上。
so-each-area = 所以每个区域自己的数字都在那里，不在别处。
so-each-area-once = 所以每个区域自己的数字都在那里，不在别处，而且每个数字只算在一个区域里。
