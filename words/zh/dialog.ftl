### 对话框，以及按难度生成题目。

cancel = 取消
size = 大小
level = 难度
seed = 种子
seed-empty = 留空即随机
seed-help = 种子和设置相同，生成的题目就总是相同。
make = 生成题目
keep-looking = 继续找
play-nearest = 就玩这道
play-it = 开始

## 寻找题目的进度

making = 正在生成{ $size }题目…
making-first = 正在生成{ $size }题目：{ $done }/{ $all }格
making-try = 正在生成{ $size }题目，第{ $number }次尝试：{ $done }/{ $all }格
making-closest = 正在生成{ $size }题目，第{ $number }次尝试：{ $done }/{ $all }格。{ $closest }

## 无法生成题目的原因

no-level = { $size }没有{ $level }难度的题目：在这个大小上，更简单的步骤总是够用。换一个难度或大小。
not-found = { $tries }次尝试都没有找到题目。继续找，或换一个种子。

## 来自文本的题目

paste = 题目
paste-help = 粘贴一行文字，每格一个字符；也可以粘贴分行书写或用数字列出的盘面。空格用0或点号表示。题目的链接或配方也可以。
open-file = 打开文件
checking = 正在检查是否只有一个解…

## 例题

article = { $size } · 文章中的题目
article-help = 用21轮唯余和排除即可解出

## 题目的链接

link-help = 打开这个链接的人会得到同一道题目，从头开始。
link = 链接
copy = 复制
copied = 已复制

## 答案

solution-help = 之后可以撤销。
solution-fill = 填入
solution-beside = 显示在旁边

## 各个难度的含义

easy = 同区剩余和排除法
medium = 所有唯余和排除，或容易发现的数对
hard = 不容易发现的数对，或三数组和X-Wing
very-hard = 各种Wing、唯一矩形、带鳍的鱼
fiendish = 链和待定数组
extreme = 不容易发现的链，以及更难的技巧
killer-medium = 笼子组合，以及容易发现的45法则
killer-hard = 不容易发现的45法则，或多个内格与外格
killer-very-hard = 不容易发现的多个内格与外格，或多区域的内格与外格
killer-fiendish = 不容易发现的多区域步骤，或链
lines-medium = 线索本身，以及线索相连的两格
lines-hard = 线和总和的上下限，以及不容易发现的数对
lines-very-hard = 多格的总和，以及各种Wing
