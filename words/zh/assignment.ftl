### 作业：老师布置的内容，以及学生交回的内容。

## 布置作业

set-drill = 布置为作业
about = 打开下面链接的人完成这份作业，并把成绩发给你。任何内容都不会传到服务器。
title = 标题
title-example = 例如：星期一，五（2）班
start = 起点
start-givens = 从头开始
start-here = 从当前盘面开始，不带错误的数字
allowed = 允许的帮助
help-notes = 候选数
help-notes-parts = 全部显示、填写笔记、更新笔记
help-checks = 检查
help-checks-parts = 与答案比对、操作反馈
help-hints = 提示
help-hints-parts = 提示和“为什么？”
help-solver = 解题器
help-solver-parts = 逐步解题、解题过程、答案
ask-why = 说明理由
ask-why-help = 标记了依据，操作才算数
minutes = 时限（分钟）
minutes-none = 无
count = 局面数量
link = 作业链接
code = 用来打开这份作业的二维码
no-code = 这个链接太长，无法做成二维码。复制链接吧。

## 竞速：与另一位玩家比用时

race = 竞速
race-help = 打开这个链接的人玩同一道题，与你比用时。
race-unsolved = 先完成这道题，你的用时就是对方要超越的目标。
race-options = 选项
race-name = 你的名字（给对方看）
beat = 要超越的目标：{ $time }。
beat-name = { $name }用了{ $time }。
own-bar = 你：{ $percent }%
other-bar = { $name }：{ $percent }%
rival = 对手
your-rival = 你的对手
won = 你比{ $name }快，对方用了{ $time }。
lost = { $name }更快：{ $time }。

## 用于Moodle等系统的课件包

package = 用于Moodle等系统
package-help = SCORM 1.2课件包里有这份作业和整个页面，可以直接在你的课程平台中运行。平台会收到分数、用时和成绩代码。
package-mark-puzzle = 分数是最终填对的空格所占的百分比。使用帮助和走错步骤不影响分数。
package-mark-drill = 分数是一次答对的盘面所占的百分比。
package-save = 保存课件包
package-weighing = 正在计算大小…
package-ready = 课件包大小约{ $size }。
megabytes = { $megabytes } MB
package-making = 正在生成课件包…
package-made = 课件包大小为{ $size }。把它作为SCORM课件包上传到你的课程平台。
package-unreachable = 没有生成课件包：Stepdoku有一部分无法载入。检查网络连接后再试一次。
package-updated = 没有生成课件包：Stepdoku已更新。刷新页面，再重新布置作业。
package-refused = 课件包未能保存：浏览器没有接受它。再试一次。
told-taken = 课程平台已收到这份成绩。你的分数是{ $mark }分，满分100分。
told-refused = 课程平台没有接受这份成绩。把它发给老师，或让老师用摄像头扫描二维码。

## 任务

empty = 没有打开的作业。用老师发来的链接可以打开。
task-board = { $size }题目，{ $cells }格待填。
task-drill = 在{ $count }个{ $size }盘面上找出{ $technique }。
some-technique = 一种技巧
all-allowed = 可以使用所有帮助。
without = 不能使用{ $help }。
without-notes = 自动填写的候选数
without-checks = 检查
without-hints = 提示
without-solver = 解题器
refused-notes = 这份作业不能让页面填写候选数。
refused-checks = 这份作业不能使用检查。
refused-hints = 这份作业不能使用提示。
refused-solver = 这份作业不能使用解题器。
task-why = 说明理由：每步操作都要先标记依据才算数。
limit = 时限：{ $minutes }分钟。
name = 你的名字（让老师认得出）
begin = 开始
checking = 正在检查题目…
cannot-puzzle = 作业无法开始。{ $why }
cannot-position = 作业无法开始：它的局面与答案矛盾。请对方重新发一次链接。
cannot-technique = 作业无法开始：这个版本没有作业中的技巧。刷新页面以更新。
cannot-check = 题目没有检查完。再试一次。

## 进行中

at-work = 作业进行中。无论完成与否，都可以提交。
under-way = 你已经开始，{ $all }项中完成了{ $done }项。从上次停下的地方继续。
hand-in = 现在提交
continue-work = 继续
strip = 作业
strip-hand-in = 提交…
left = 还剩{ $time }

## 成绩

done = 完成了。做得很好。
done-some = 完成了，{ $all }项中有{ $right }项一次答对。
unfinished = 已提交，{ $all }项中完成了{ $done }项。
time-up = 时间到，{ $all }项中完成了{ $done }项。
fact-time = 用时
fact-help = 帮助
fact-techniques = 这些操作需要的技巧
fact-wrong-steps = 错误步骤
no-help = 无
no-wrong-step = 无
slip = { $cell } = { $digit }
slip-on = 第{ $number }个盘面：{ $step }
result = 你的成绩
preparing = 正在准备成绩…
send = 把它发给老师，或让老师用摄像头扫描二维码。代码能发现抄写错误，但看不出是谁解的题。
send-race = 把它发给对方。
