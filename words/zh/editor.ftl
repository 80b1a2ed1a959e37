### 录入题目的编辑器。

open = 手动录入题目

## 从哪个盘面开始

begin = 起始盘面
begin-empty = 空白{ $size }
begin-givens = 这道题目
begin-position = 这个局面
replaced = 已替换原来的盘面，它有{ $digits }个数字。

## 盘面和按键

board = 要录入的题目
board-help = 方向键移动；数字填入格中；Backspace清除格中的数字；Ctrl+V粘贴题目。
pad = 数字
erase = 擦除
undo = 撤销
redo = 重做
move-on = 填入后前进
move-on-help = 移到下一格。按点号、0或空格键会让一格留空。

## 关于一格的说明，每项前面有顿号

cell-chosen = 已选入笼子
cell-differs = 一个解中是{ $one }，另一个解中是{ $another }
cell-clashes = 有冲突
cell-spare = 多余

## 笼子

draw-cages = 画笼子
draw-cages-help = 点按或用空格键选择格子，再填上总和。有数字的格会自动相加，所以也可以从填满的盘面开始。
sum = 总和
cage = 画出笼子
uncage = 移除笼子
empty-cells = 清空数字
fill-cells = 随机填满

## 统计解的个数的结果

found-nothing = 输入提示数，同时会统计解的个数。
found-counting = 正在统计解的个数…
found-uncounted = 无法统计解的个数。
found-none = 无解。正在寻找互相冲突的提示数…
found-clash-among = 仅凭标记的{ $count }个提示数，就已经无解。
found-clash-of-two = 无解。提示数{ $givens }不可能都对。
found-clash-of-few = 无解。提示数{ $givens }不可能全对。
found-clash-of-many = 无解。标记的{ $count }个提示数不可能全对。
found-one = 恰好一个解。
found-full = 所有格都已填满，没有什么可解。
found-several = 不止一个解。其中两个解有{ $cells }格不同。
found-undecided = Stepdoku无法在合理的时间内统计解的个数。试着添加提示数。
counting = {" "}· 正在统计解的个数…
one-solution = 一个解
another-solution = 另一个解

## 多余的提示数与对称

neater = 多余：题目不需要的提示数。最简：没有多余的提示数。对称：会补上提示数。
mark-spare = 标记多余的提示数
make-minimal = 变为最简
symmetry = 提示数的对称方式
make-symmetric = 变为对称
busy = 正在寻找多余的提示数…
spare-none = 没有找到多余的提示数。
spare-marked = 已标记{ $count }个多余的提示数。每个都可以单独移除，但也许不能全部移除。
spare-undecided = 还有{ $count }个提示数无法判断。
removed-none = 没有移除提示数。
removed = 已移除{ $count }个多余的提示数。
removed-minimal = 题目已是最简。
removed-undecided = 还有{ $count }个能否移除，无法在合理的时间内判断。
