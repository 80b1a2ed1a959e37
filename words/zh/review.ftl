### 对操作的反馈，以及一局游戏的回顾。

open = 回顾我的操作
beginning = 正在回顾你的操作…
busy = 正在回顾你的操作：{ $done }/{ $all }
seen = 这步操作之前的盘面，附有理由

## 操作

slider = 操作
place = { $line }/{ $all }
list = 从头开始的所有操作
back = 上一步
next = 下一步操作
no-moves = 这一局没有你自己的操作。
forced-wrong = { $all }步操作中，有{ $forced }步能从盘面上找到理由。错了{ $wrong }步。
forced-right = { $all }步操作中，有{ $forced }步能从盘面上找到理由。没有一步是错的。

## 列表中的一步操作

placed = 在{ $cell }填入{ $digit }
placed-many = 在{ $cells }格填入{ $digit }
unnoted = 移除{ $cell }的{ $digit }
unnoted-many = 移除{ $notes }个笔记
others = { $moves }步其他操作：笔记、颜色、擦除
filled = 填写了笔记
restarted = 重新开始
hint = 提示：在{ $cell }填入{ $digit }
hint-removed = 提示：排除候选数
solver = 解题器的数字
solution = 填入了答案

## 对一步操作的判断

wrong = 错误
unforced = 正确，还不能证明
plain = 已由{ $cell }排除
undecided = 正确，没找到理由
after-one = 先{ $first }，再{ $step }
after-two = 先{ $first }和{ $second }，再{ $step }
after-more = 先{ $first }和另外{ $more }种，再{ $step }

## 理由

part = 第{ $step }步，共{ $all }步
part-before = 上一步
part-after = 下一步
own = 你的操作
easier-in = 更简单：{ $technique }，在{ $cell }
easier-step = 更简单：{ $technique }

## 对上一步操作的反馈，从不以否定开头

said-placed = 在{ $cell }填入{ $digit }
said-removed = 移除{ $cell }的{ $digit }
said-only = { $action }。
said-wrong = { $action }是错的。
said-unforced = { $action }是对的，但盘面上还没有什么能证明它。
said-undecided = { $action }是对的。Stepdoku没能及时找到证明它的理由。
said-plain = { $action }是对的：{ $cell }是{ $digit }。
said-later = { $action }是对的，但要先有另外{ $others }个步骤。
said-seen = { $action }是可以看出来的：{ $step }。
