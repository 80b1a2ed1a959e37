### 盘面向屏幕阅读器播报的内容。

new-puzzle = 新题目，{ $game }。
finished = 已完成。
mode-now = { $mode }。
mode-digits = 数字
mode-colours = 颜色
mode-notes = 笔记
mode-corner = 角落笔记
mode-centre = 中心笔记
colours-cells = 给格子上色。
colours-candidates = 给候选数上色。
highlight-cleared = 已取消高亮。
pairs = { $cells }格有两个候选数。
highlighted = { $digit }已填入{ $cells }格，还可以填在{ $places }格。
savepoint = 已设存档点。
moved = 已转到另一个局面：盘面上有{ $digits }个数字。
paused = 已暂停，盘面已隐藏。
resumed = 已继续。
trial-begun = 试填开始。随时可以保留或放弃。
trial-kept = 已保留试填。
trial-discarded = 已放弃试填。
candidates-shown = 已显示所有候选数。
candidates-hidden = 已隐藏候选数。
locked = 已锁定{ $digit }。
unlocked = 没有锁定数字。
selected = 已选中{ $cells }格。
changed = 已更改{ $cells }格。
face = { $name }。

## 撤销或重做的操作

undone = 已撤销：{ $what }。
redone = 已重做：{ $what }。
done-cells = 更改了{ $cells }格
digit-removed = 移除了{ $cell }的{ $digit }
digit-placed = 在{ $cell }填入{ $digit }
digit-now = { $cell }是{ $digit }
cell-empty = { $cell }为空
