### “为什么？”和“为什么不是？”

answer = 回答
close = 关闭
choose = 选一个数字，看看它为什么填在这里、为什么不能填在这里，或者由它会推出什么。

## 问题

ask-about = 询问{ $cell }
why-is = 为什么{ $cell }是{ $digit }？
why-not = 为什么{ $cell }不能是{ $digit }？
what-if = 如果{ $cell }是{ $digit }，会怎样？

## 这一格的数字

digits = 这一格的数字
digit-is = 为什么是{ $digit }？
digit-gone = 为什么不能是{ $digit }？
digit-then = 那样的话，{ $digit }已排除。如果是它，会怎样？
digit-possible = 如果是{ $digit }，会怎样？
look-placed = 在这一格
look-possible = 仍有可能
look-gone = 已排除

## 之前的问题

way = 之前的问题
tried = { $cell } = { $digit }？
line-number = 推理第{ $number }行
back = 返回

## 回答的依据

rests = 它的依据
stands = { $cell } = { $digit }
gone = { $cell } ≠ { $digit }
given = 提示数
yours = 你填的
before = 之前已经排除
by-digit = 已由一个数字排除
by-trial = 假设
proof = 证明

## 一次假设

lines = 逐行显示
suppose = 假设{ $fact }
line-by = { $fact } · { $technique }
contradiction = 矛盾
line-before = 上一行
line-after = 下一行
at = { $number }/{ $all }

## 计算进度

busy = 正在寻找…
busy-trial = 第{ $step }步，最多{ $most }步
busy-cells = { $cells }/{ $all }格
cancel = 取消
