### 题目的诞生：先填满一个盘面，再挖去数字。

start = 盘面是空的。先填满它，再挖去提示数，同时始终只有一个解。
place = 第{ $number }步，共{ $all }步
finished = 题目完成了：{ $givens }个提示数，恰好一个解，{ $level }。

## 按钮

events = 步骤
to-start = 开头
to-start-help = 开头：回到空盘面
back = 上一步
back-help = 后退一步
next = 下一步
next-help = 前进一步
skip = 跳过
skip-help = 跳到下一部分
to-end = 末尾
to-end-help = 末尾：完成的题目
run = 播放
stop = 停止
again = 再生成一道
filling = 填满盘面的方法
filling-random = 随机数字
filling-pattern = 打乱规律盘面

## 盘面旁边的数目

tries = 尝试
dead-ends = 走不通
proofs = 证明
proofs-nodes = { $proofs }（{ $nodes }个节点）
boards-before = 在它之前，有{ $boards }个盘面没能得到这种难度的题目。

## 填写盘面的步骤

board = 从这个填满的盘面开始。
pattern = 从一个规律盘面开始：每一行都由上一行平移而来，所以没有重复的数字。
transpose = 把行变成列。
relabel = 给每个数字换个名称，整个盘面统一。
bands = 互换第{ $one }大行和第{ $another }大行。
stacks = 互换第{ $one }大列和第{ $another }大列。
rows = 互换同一大行中的第{ $one }行和第{ $another }行。
columns = 互换同一大列中的第{ $one }列和第{ $another }列。
boxes = 随机填满对角线上的宫。它们没有共同的行或列，所以填什么数字都可以。
row = 随机填满第一行。单独一行中，数字的顺序可以任意。
try-digit = 试着在{ $cell }填入{ $digit }。
follow = 由其他数字推出了{ $digits }个数字。
dead-end = 走不通：有一个数字没有位置了。撤销最后{ $tries }次尝试。
restart = 这次搜索花的时间太长。清空盘面，重新开始。
cut = 搜索太长，无法全部显示。它又尝试了{ $tries }次，其中{ $dead-ends }次走不通。

## 挖去或保留数字的步骤

these-digits = 这{ $count }个数字
gone-nodes = 挖去{ $cells }：仍然只有一个解，用{ $nodes }个节点证明。
gone-hidden-singles = 挖去{ $cells }：只用排除法仍然能解完题目。
gone-singles = 挖去{ $cells }：只用唯余和排除仍然能解完题目。
needed-nodes =
    保留{ $cells }：{ $count ->
       *[other] 否则
    }会有另一个解，用{ $nodes }个节点找到。
needed-hidden-singles =
    保留{ $cells }：{ $count ->
       *[other] 否则
    }只用排除法就解不完题目了。
needed-singles =
    保留{ $cells }：{ $count ->
       *[other] 否则
    }只用唯余和排除就解不完题目了。
undecided =
    保留{ $cells }：{ $count ->
       *[other] 否则
    }证明花的时间会太长。
too-hard =
    保留{ $cells }：{ $count ->
       *[other] 否则
    }题目会太难。
