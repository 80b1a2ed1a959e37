### 玩家为自己的操作说明理由。

switch = 说明理由
title = 说明理由
ask-placed = 为什么{ $cell }是{ $digit }？
ask-removed = 为什么{ $cell }不能是{ $digit }？
how-placed = 标记能推出它的格。如果理由涉及某一行、某一列或某一宫，就按那个按钮。
how-removed = 标记能排除它的格。
houses = 行、列或宫
judge = 这就是理由
take-back = 收回
skip = 跳过
show = 显示理由
marked-cell = 已标记{ $cell }。
unmarked-cell = 已取消标记{ $cell }。

## 理由的种类

full-house = 同区剩余
hidden-single = 排除法
naked-single = 唯一余数
pattern = 结构
at-once = { $all }个理由中有{ $held }个一次说对
weakest-kind = { $kind }，{ $all }个中有{ $held }个一次说对
