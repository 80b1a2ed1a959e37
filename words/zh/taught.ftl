### 解题器和讲解读给屏幕阅读器听的内容。

step = { $step }。{ $reason }
step-of = { $step }，第{ $number }步，共{ $all }步。{ $reason }
search = 搜索，{ $steps }步。
path = 解题过程，{ $steps }步。
pass = 第{ $number }轮，{ $kind }：{ $found }。
pass-none = 寻找{ $kind }：没有找到。
solved = 已解完。
dry = 没有唯余和排除了。可以用更难的技巧继续。
stuck = 技巧都用完了。剩下的可以用试数解。
unsolvable = 这个局面无解。
cut = 搜索已停止：试数太多，没法逐一观看。
no-steps = 你启用的技巧在这里都找不到步骤。
steps = { $steps }。
steps-stopped = { $steps }。{ $stopped }
steps-harder = { $steps }，{ $harder }。
blocked = { $wrong }。

## 对没有作用的按键的回复

paused = 已暂停。按{ $key }继续。
paused-comma = 已暂停。先按逗号，再按{ $key }继续。
paused-no-key = 已暂停。按“继续”按钮显示盘面。
given = 提示数不能更改。
filled = 这一格已有数字。
not-here = 这一格没有这个候选数。
nothing-to-clear = 这里没有可清除的内容。
no-notes = 没有可更改的笔记。
no-digit = 这一格没有可锁定的数字。
no-highlight = 没有高亮的内容。
command = 下一个字母是命令。
nothing-to-undo = 没有可撤销的操作。
nothing-to-redo = 没有可重做的操作。
no-trial = 现在没有试填。
no-clock = 计时已关闭，所以没有什么可暂停。
puzzle-solved = 题目已解完。
at-the-start = 这里是开头。
way-passes = 轮次。
way-path = 解题过程。
steps-hidden = 已关闭所有步骤的列表。
