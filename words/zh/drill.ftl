### 练习。

number = 第{ $number }题
number-of = 第{ $number }题，共{ $all }题
begins = 第{ $number }题。{ $task }
board = 练习的盘面
preparing = 正在准备盘面…
none = 这个大小还没有这种技巧的练习。

## 任务

task-chain = 用候选数连成一条链，链节依次强弱交替。
task-mistake = 这个盘面有一处错误：一个错误的数字，或一个错误的笔记。点按出错的格。
task-repair = 这个盘面已填满，但有几个数字是错的，提示数都没有错。点按出错的格。
task-unnamed = 找出下一步。这里不告诉你是什么技巧：填入一个数字，或排除一个数字。
task-conclude-place = { $technique }：标记处就有一个。填入由它得出的数字。
task-conclude-remove = { $technique }：标记处就有一个。排除一个由它排除的候选数。
task-pattern = { $technique }：盘面上有一个，它排除了划掉的候选数。点按它的所有格。
task-here = { $technique }：排除一个由它排除的候选数，或按“这里没有”。
task-place = { $technique }：找出一个，填入由它得出的数字。
task-remove = { $technique }：找出一个，排除一个由它排除的候选数。

## 按钮

keys-place = 在选中的格填入数字
keys-remove = 排除选中的格的数字
not = 不是
choice = 作答
choice-place = 填入
choice-remove = 排除
absent = 这里没有
shorten = 收回
help = 提示
show = 显示答案
candidates = 候选数
miss = 常见错误
next = 下一题

## 回复

not-open = { $cell }没有候选数{ $digit }。先选中一格，再按它的一个候选数。
no-mistake = { $cell }没有错误。
in-pattern = 对。还差{ $left }格。
found = 找到了：{ $technique }。
found-step = 找到了一步。
not-there = 对：这个盘面上没有{ $technique }。下一步是另一种：
no-step-there = 对：这个盘面上没有这样的一步。下一步是另一种：
mended = 找到了。
shown-mistakes = 标记的格是错的。
shown = 一个答案：

## 候选数与链节

candidate = { $cell }的{ $digit }
strong-in-cell = 强链：{ $cell }没有第三个候选数。如果{ $from }不成立，{ $to }就成立。
strong-in-place = 强链：{ $place }没有第三个位置。如果{ $from }不成立，{ $to }就成立。
weak-in-cell = 弱链：{ $cell }只能填一个数字。如果{ $from }成立，{ $to }就不成立。
weak-in-place = 弱链：这个数字在{ $place }只能出现一次。如果{ $from }成立，{ $to }就不成立。
same = 这是同一个候选数。
apart = 不能相连：{ $from }和{ $to }数字不同，也不在同一格。
unseen = 不能相连：{ $from }和{ $to }不在同一行、同一列或同一宫。
both-false = 链在这里需要一条强链，而{ $from }和{ $to }可能都不成立。
others = 链在这里需要一条强链，而这一条是弱链：{ $place }还有{ $others }。

## 链证明了什么

proves = 这条链证明了{ $candidate }：如果它不成立，就会推出它成立。
proves-nothing = 第一个或最后一个候选数成立。还没有候选数与这两个都冲突。
needs-strong = 下一个链节必须是强链。
loop-removes = 两端能互相看到，所以这条链是一个环：每条弱链都有一个候选数成立。它排除了{ $candidates }。
removes = 第一个或最后一个候选数成立，所以这条链排除了{ $candidates }。

## 错误

guess = { $candidate }是猜的：填了它，就会有别的数字无处可填，或别的格无数可填。
guess-right = { $candidate }是猜的：填了它，就会有别的数字无处可填，或别的格无数可填。那里的答案是{ $digit }。
note-missing = 笔记中少了{ $candidate }，但没有什么能排除它。
note-left = 笔记中多了{ $candidate }：{ $cell }已经是这个数字。

## 提示的第二阶段：技巧的名称，以及针对那个位置的提问

ask-missing = { $technique }：{ $place }缺哪个数字？
ask-cells = { $technique }：{ $place }的哪些空格不能是{ $digit }？
ask-seen = { $technique }：{ $place }能看到哪些数字？
ask-where = { $technique }：在{ $place }，{ $digit }可以填在哪里？
ask-shared = { $technique }：在{ $place }，哪些数字的位置相同？
ask-digits = { $technique }：{ $place }可以填哪些数字？
ask-sums = { $technique }：{ $place }的笼子没有计入哪些格，又多计入了哪些格？
ask-clue = { $technique }：{ $place }的线索还留下什么？
ask-links = { $technique }：{ $place }的候选数是怎样相连的？
framed = 盘面上框出的部分

## 一组练习结束

all-right = { $all }题全部一次答对。
some-right = { $all }题中有{ $right }题一次答对。
none-right = { $all }题都没有一次答对。
over = 接下来的考验，是一道需要这种技巧的题目。
over-today = 今天的练习就到这里。
missed = 没答对的{ $kinds }类，再练一次
back-tomorrow = 明天复习。
back-on = { $weekday }复习。
back-next-week = 下周复习，{ $weekday }。
back-in-weeks = { $weeks }周后复习。
back-in-months = { $months }个月后复习。
again = 再来一次
next-unit = 下一单元
