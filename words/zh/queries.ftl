### 文本形式的盘面，以及按键询问盘面的语音回答。

## 逐行的盘面文本

title = 文本形式的盘面
empty-sign = 0表示空格。
hidden = 暂停时盘面是隐藏的。

## 询问

begun = 询问。
which-digit = 按数字。
which-row = 按行号。
which-row-letters = 按行号，A表示10。
which-column = 按列号。
which-column-letters = 按列号，A表示10。
unknown = 这个键没有对应的询问。“帮助”列出了所有询问。

## 盘面的各行

line = { $place }：{ $digits }。
empty = 空
complete = 数字齐全
missing = 缺{ $digits }
line-lacks = { $line }{ $lacks }。
place-lacks = { $place }：{ $lacks }
all-lack = { $list }。
nothing-left = 所以这一格没有数字可填。
left = 所以只能是{ $digits }。
no-further = 这一格不在对角线上，也不在窗口里。

## 数字的位置

digit = { $digit }。
digit-in = { $place }：{ $there }。
is-in = 它在{ $place }
nowhere = 它没有位置可填
can-go = 它可以填在{ $place }
not-there = { $digit }还没有出现在盘面上。
there = { $digit }在{ $cells }。
count = { $digit }：{ $all }个中有{ $count }个
counts = { $list }。
counts-rest = { $list }。其余的数字已齐全。
counts-complete = 每个数字都已有{ $all }个。

## 格

place = { $place }。
no-empty = 没有其他空格。
no-highlighted = 没有其他高亮或标记的格。
no-pair = 没有其他格有两个候选数。
pair = { $digits }。
cell = { $content }，{ $cell }。
cell-of = { $place }。{ $cell }
empty-notes = 空，笔记{ $notes }
candidate = { $cell }的{ $digit }
candidates = { $candidates }。

## 标记

nothing-marked = 没有高亮或标记。
none-highlighted = 没有高亮的格。
marked = { $mark }：{ $places }。
mark-house = 看这里
mark-pattern = 在结构中
mark-placed = 填入
mark-guessed = 试数
mark-eliminated = 已排除
mark-clash = 已标记
mark-fin = 鱼鳍
mark-lit = 高亮
mark-colour = 颜色{ $letter }
mark-set = 数组{ $letter }

## 链节

no-chain = 盘面上没有链。
strong = 第{ $number }个链节，共{ $all }个，强链：如果{ $from }，那么{ $to }。
weak = 第{ $number }个链节，共{ $all }个，弱链：如果{ $from }，那么{ $to }。
end-true = { $candidates }成立
end-false =
    { $candidates }{ $count ->
       *[other] 不成立
    }

## 游戏的状态

state = { $kind }：{ $cells }个空格。模式：{ $mode }。
kind = { $size }，{ $level }
locked = 已锁定{ $digit }。
exercise = { $size }：{ $cells }个空格。
