### 玩的时候盘面旁边的文字。

paused = 已暂停
covered = 暂停时盘面是隐藏的。
go-on = 继续
solution-beside = 答案
hide-solution = 隐藏答案
zoom = 缩放
ask-why = 为什么？
ask-why-help = 询问这一格为什么是某个数字，或者为什么不能是它。
look = 显示候选数
look-at = 显示{ $cell }的候选数
