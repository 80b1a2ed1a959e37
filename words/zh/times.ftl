### 用时，以及一局游戏的完成。

day-streak = 连续天数
longest-streak = 最长连续天数
puzzles-finished = 完成的题目
explained = 每局只计入第一次的用时，而且不能用过完整提示、“为什么？”给出的数字、解题器或答案。
none = 完成一道题目，就能在这里看到用时：每种大小和难度的最快用时和中位数，以及连续天数。
fault = 无法读取你的用时。{ $why }
unread = 有{ $count }条用时无法读取，仍原样保存在这台设备上。其他的都在这里。
off = 计时已关闭，所以不记录用时。

## 一种题目的用时

finished = 完成{ $puzzles }道
best = 最快
median = 中位数
only = 目前
only-helped = 还没有不用完整提示、“为什么？”给出的数字、解题器和答案的用时。
chart-one = 一次用时：{ $time }。
chart-times = 最近{ $count }次用时，最早的在前：{ $times }。
charted-one = 一次用时
charted-times = 最近{ $count }次，最新的在右
save = 保存为CSV
save-name = stepdoku-用时.csv
column-date = 日期
column-side = 每行格数
column-level = 难度
column-seconds = 秒数
column-help = 用过帮助

## 完成

title = 已完成
next = 下一题
review = 回顾
solving = 看看怎样解
moments = 历史
details = 更多
solved = { $how }完成。
played = 用{ $moves }步操作填入了{ $digits }个数字。
go-on = 继续

## 值得骄傲的事

proud-technique = 在游戏中第一次不用提示就用上{ $technique }
proud-best = 你的最快纪录：{ $kind }
proud-first = 第一次完成：{ $kind }
proud-week = 你本周最快：{ $kind }
proud-unaided = 没有用任何帮助
proud-unhinted = 没有用提示
kind = { $size } · { $level }

## 用时不与其他比较的原因

not-again = 不计入：每局只计入第一次的用时。
not-hint = 不计入：完整提示告诉了你一个步骤。
not-why = 不计入：“为什么？”的回答透露了一个数字。
not-solver = 不计入：你看过解题器。
not-solver-digits = 不计入：你复制过解题器的数字。
not-path = 不计入：你看过解题过程。
not-solution-seen = 不计入：你看过答案。
not-solution = 不计入：答案是自动填入的。
not-helped = 不计入：有一个数字借助了帮助。

## 一行成绩，不透露内容

result-of = Stepdoku · { $day }
result = Stepdoku
result-unaided = 没用帮助
result-unhinted = 没用提示
result-helped = 用过帮助
result-hardest = 最难一步：{ $technique }
