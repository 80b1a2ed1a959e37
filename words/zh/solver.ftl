### 解题器：步骤与轮次、解题过程，以及所有步骤。

## 按钮，每个有名称，以及读给屏幕阅读器听的完整说法

steps = 步骤
start = 开头
start-help = 回到开头
back-pass = 上一轮
back-pass-help = 上一轮
back-step = 上一步
back-step-help = 回到上一步
next-step = 下一步
next-step-help = 下一步
next-pass = 下一轮
next-pass-help = 下一轮
end = 末尾
end-help = 直接到末尾
run = 自动播放
stop = 停止
speed = 速度
slow = 慢
medium = 中
fast = 快
unveil = 全部显示
more = 更多控件
search = 用试数解题
keep = 复制到我的盘面
from-givens = 改从提示数解题
back-to-play = 回到我的盘面
climb = 使用更难的技巧
guess = 改用试数
cancel = 取消
ways = 逐步解题的方式
way-passes = 轮次
way-passes-help = 同类的唯余、排除或数对一起显示，更难的步骤逐个显示
way-path = 过程
way-path-help = 每次一步，从最简单的开始
keep-step = 复制到我的盘面
keep-step-help = 把你的盘面填到这一步，算作一步操作

## 开头和末尾

at-givens = 从提示数开始
at-position = 从你的局面开始
at-start-passes = 有{ $cells }个空格。“下一步”显示一步和它的理由。一轮是同类的所有唯余、排除或数对，或者一个更难的步骤。
at-start-path = 有{ $cells }个空格。“下一步”显示一步和它的理由。
solved-path = 已逐步解完
solved-passes = 用{ $passes }轮解完
solved-text = 填入了{ $digits }个数字，不需要试数。
guessed-path = 用试数解完
guessed-passes = 用{ $passes }轮和试数解完
guessed-text = 填入了{ $digits }个数字，试数{ $guesses }次。
dry-first = 这里没有唯余和排除
dry-first-text = 有{ $cells }个空格。指向其中一格，可以看到它的候选数。
dry = { $passes }轮之后没有唯余和排除了
dry-text = 填入了{ $digits }个数字，还有{ $cells }个空格。指向其中一格，可以看到它的候选数。
stuck = 技巧都用完了
stuck-text = 填入了{ $digits }个数字，还有{ $cells }个空格。你启用的技巧都找不到下一步了。从这里起只能试数，或者要用Stepdoku没有的技巧。
unsolvable = 无解
unsolvable-text = 这个盘面无法填完。
cut = 搜索已停止
cut-text = 搜索在{ $guesses }次试数后停止：次数太多，没法逐一观看。答案是已知的，可以在“游戏”中显示。
blocked = 你填的数字有{ $digits }个是错的
blocked-text = 从这里继续，步骤就会建立在错误上。回去改正，或从提示数解题。你的盘面不会改变。

## 一轮或一步

card = 这一步
passes = 轮次
naked-singles = 唯一余数
hidden-singles = 排除法
kind-search = 搜索
kind-path = 解题过程
pass = 第{ $number }轮
pass-search = 搜索
pass-path = 解题过程
by-guessing = 用试数
step-of = 第{ $step }步，共{ $all }步
no-step = 无
whole-path = 整个过程
whole-pass = 整轮
path-step = 第{ $step }步
path-steps = 第{ $first }到{ $last }步
nothing-found = 没有找到
steps-found = { $steps }步
digits-found = { $digits }个数字

## 整轮找到了什么

found-path = 解题过程共有{ $steps }步。
found-search = 搜索用了{ $steps }步。
found-no-naked = 没有只剩一个候选数的格。
found-naked = 有{ $digits }格只剩一个候选数，可以在这个盘面上看到。
found-no-hidden = 没有数字在某一行、某一列或某一宫只剩一个位置。
found-hidden = 有{ $digits }个数字在某一行、某一列或某一宫只剩一个位置，可以在这个盘面上看到。
found-no-pattern = { $technique }：没有。
found-pattern = 找到{ $steps }个结构，可以在这个盘面上看到。

## 计算进度

searching = 正在搜索…
searching-at = 正在搜索：{ $done }/{ $all }格
finding-passes = 正在寻找所有轮次…
finding-passes-at = 正在寻找所有轮次：{ $done }/{ $all }格
finding-path = 正在寻找解题过程…
finding-path-at = 正在寻找解题过程：{ $done }/{ $all }格
finding-steps = 正在寻找所有步骤…
finding-steps-at = 正在寻找所有步骤：{ $done }/{ $all }格
climbing = 正在尝试更难的技巧…
climbing-at = 正在尝试更难的技巧：{ $done }/{ $all }格

## 解题过程

path = { $steps }步，{ $score }分
techniques = 解题过程用到的技巧
column-technique = 技巧
column-steps = 步数
column-score = 得分
to-next = 到下一个{ $technique }
bottleneck = 瓶颈
bottleneck-step = 第{ $number }步：{ $technique }
bottleneck-only = 第{ $number }步：{ $technique }，唯一的出路
bottleneck-choice = 第{ $number }步：{ $technique }，{ $choices }种选择之一

## 一个局面的所有步骤

all = 所有步骤
all-help = 列出现在可行的每一步
all-looking = 所有步骤
all-looking-text = 正在寻找每一种技巧…
all-solved = 已解完
all-solved-text = 没有什么可找了。
all-none = 没有找到步骤
all-none-text = 你启用的技巧在这里都用不上。
possible = 现在有{ $steps }个可行的步骤
suiting = 有{ $steps }个步骤适合这道题目
stopped = 搜索到达上限就停止了，所以可能还有更多步骤。原因可能是盘面上有矛盾。
all-text = 指向一个步骤，可以在盘面上看到它。选中它，就会应用它。
filter = 显示
filter-suiting = 适合这道题目的
filter-all = 所有技巧
harder =
    另有{ $steps ->
       *[other] { $count }个更难的
    }
more-steps = 还有{ $steps }个
more-gone = +{ $candidates }
take = 应用这一步
close = 返回列表

## 一个步骤的作用

places = { $cell } = { $digit }
rules-out = { $cells } ≠ { $digit }
