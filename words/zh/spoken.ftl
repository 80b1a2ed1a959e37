### 读出来的格的名称，以及指针所在格的一行说明。

## 读出来的名称：先是内容，再是说明和位置，中间有顿号

hidden = 已隐藏
empty = 空
given = 提示数
from-solver = 来自解题器
trial = 试填
wrong = 错误
highlighted = 已高亮
selected = 已选中
coloured = 涂有{ $colours }
digits-coloured = { $digits }涂有{ $colour }
notes = 笔记{ $digits }
corner-notes = 角落笔记{ $digits }
centre-notes = 中心笔记{ $digits }
can-be = 可以是{ $digits }
cage = 笼子
cage-of = 总和{ $sum }的笼子
address = { $row } { $column }
clash = { $name }。与{ $other }冲突。
clash-more = { $name }。与{ $other }和另外{ $more }格冲突。
clash-short = { $name }。冲突：{ $other }。
clash-short-more = { $name }。冲突：{ $other }和另外{ $more }格。

## 指针所在格的一行说明，前面是格的名称

is-given = 是{ $digit }，提示数
is-digit = 是{ $digit }
too = { $other }也是{ $digit }
places = 可填{ $digit }的位置：{ $places }
places-in = 所在{ $kind }有{ $count }处
has-notes = 有{ $notes }
note-list =
    { $count ->
       *[other] 笔记
    }{ $digits }
no-candidates = 没有候选数
can-only-be = 只能是{ $digit }
