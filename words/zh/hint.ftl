### 提示。

stage = 第{ $stage }级，共3级
close = 关闭提示

## 提示的按钮

which-technique = 用什么技巧？
show-reason = 告诉我为什么
next-line = 下一行
apply = 应用
show-digits = 显示是哪些
show-notes = 显示在哪里
back = 回退
ask = 询问某一格
refill = 重新填写
stop = 停止寻找

## 没有步骤的提示

looking = 正在寻找下一步…
wrong-digits = 你填的数字有{ $digits }个是错的。先改正，再要提示。
marked-digits = 标记的{ $digits }个数字是错的。
lost-notes = 有{ $cells }格，你的笔记漏掉了正确的数字。
marked-notes = 在标记的{ $cells }格中，你的笔记漏掉了正确的数字。
nothing = 你启用的技巧都找不到下一步。你没有漏看什么：从这里起只能试数，或者要用Stepdoku没有的技巧。

## 看哪里

look-at = 看看{ $place }。
look-for = 在{ $place }找找{ $digit }。
framed = 盘面上框出的部分
spoken-place = 提示。{ $place }
spoken-step = { $step }。{ $more }
spoken-reason = { $reason }{ $effect }按Enter应用。

## 应用会做什么

puts = “应用”会在{ $cell }填入{ $digit }。可以撤销。
removes = “应用”会移除{ $notes }个笔记。可以撤销。
fills-one = { $cell }没有笔记。“应用”会填写它的候选数，不含{ $digits }。
fills-one-removes = { $cell }没有笔记。“应用”会填写它的候选数，不含{ $digits }，并移除其他格的{ $notes }个笔记。
fills = 有{ $cells }格没有笔记。“应用”会填写剩下的候选数。
fills-removes = 有{ $cells }格没有笔记。“应用”会填写剩下的候选数，并移除其他格的{ $notes }个笔记。

## 应用做了什么，用于屏幕阅读器

placed = 已在{ $cell }填入{ $digit }。
removed = 已移除{ $notes }个笔记。
added = 已在{ $cells }格填写笔记，移除了{ $notes }个笔记。
