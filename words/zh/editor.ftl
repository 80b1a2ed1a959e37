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
live = 真候选数
live-help = 在每个空格里显示至少一个解会用到的数字。
live-too-large = 仅限16×16及以下。

## 关于一格的说明，每项前面有顿号

cell-chosen = 已选入
cell-differs = 一个解中是{ $one }，另一个解中是{ $another }
cell-clashes = 有冲突
cell-spare = 多余
cell-possible = 可能是{ $digits }
cell-open = 无法判断{ $digits }
cell-carries = 这一步依赖它

## 笼子和线索

draw = 绘制内容
draw-digits = 只填数字
draw-cages = 笼子
draw-lines = 线
draw-between = 两格之间
draw-in-cells = 格内
draw-outside = 盘面旁边
draw-everywhere = 整个盘面
draw-sum = X、V或其他总和
draw-cages-help = 点按或用空格键选择格子，再填上总和。有数字的格会自动相加，所以也可以从填满的盘面开始。
draw-line-help = 用手指或鼠标沿着各格画线，或点按、用空格键依次选择各格。
draw-pair-help = 选择它的两格。
draw-area-help = 选择它的各格。
draw-whole-help = 从数所在的一侧起，选择最前面的两格。如果各格都有数字，这个数会自动算出。
draw-board-help = 它对整个盘面有效。
draw-twins-help = 先选择一组格，再按同样的顺序选择另一组。
sum = 总和
number = 数
put = 画出
take = 移除
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
found-exactly = 共有{ $count }个解。
found-more-than = 超过{ $count }个解。
found-at-least = 至少{ $count }个解。全部统计需要太长时间。
found-open = 标有?的数字无法在合理的时间内判断。
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
spare-clues = 多余的线索：{ $clues }。每个都可以去掉，但也许不能全部去掉。
spare-clue = { $cell }的{ $name }
spare-clues-many = 有{ $count }个多余的线索。每个都可以去掉，但也许不能全部去掉。
spare-undecided = 还有{ $count }个提示数无法判断。
removed-none = 没有移除提示数。
removed = 已移除{ $count }个多余的提示数。
removed-minimal = 题目已是最简。
removed-undecided = 还有{ $count }个能否移除，无法在合理的时间内判断。

## 最难的一步，以及它依赖什么

carry = 找出最难的一步
carry-busy = 正在寻找最难的一步…
carry-hardest = 最难的一步：{ $technique }，第{ $number }步，共{ $steps }步。
carry-fills = 填入{ $cell }的是第{ $number }步，共{ $steps }步：{ $technique }。
carry-unfilled = 用已启用的技巧，没有哪一步能填入{ $cell }。
carry-none = 已启用的技巧找不到任何步骤。
carry-stuck = 已启用的技巧无法解完这道题。
carry-on = 它依赖{ $clues }，都已在盘面上标出。
carry-givens = { $all }个提示数中的{ $count }个
carry-cages = { $all }个笼子中的{ $count }个
carry-clues = { $all }个线索中的{ $count }个
carry-on-all = 它假定题目只有一个解，因此需要全部提示数和线索。
carry-cage = { $cell }的笼子
carry-source = { $source }：{ $steps }步中有{ $count }步依赖它。其中最难的：{ $technique }。
carry-source-none = { $source }：没有步骤依赖它。
carry-more = 选择一格，可以看到哪一步填入它，或哪些步骤依赖它的线索。
