### 学习技巧的页面，不含正文、练习和近似结构。

## 技巧列表

about = 每个难度下只列出新出现的技巧。
all = 所有技巧
about-technique = 了解{ $technique }
back = 返回{ $dialog }
plain = 以普通网页阅读
lookup = 技巧
lookup-help = 每种技巧是什么，为什么成立，怎样发现它。
lookup-open = 查阅技巧
find = 在{ $count }种技巧中查找
find-none = 没有这个名称的技巧。
seen = 见过
found-one = 找到过一次
found-alone = 独立找到三次
percent = { $percent }%
percent-help = 估计你今天仍能发现它的概率

## 一种技巧的页面

head-idea = 思路
head-why = 为什么成立
head-miss = 常见错误
head-look = 怎样找到它
head-kin = 相关技巧
head-names = 其他名称
head-follows = 由此可得
here-digit = 这里：{ $digits }。
here-digit-in = 这里：{ $place }的{ $digits }。
here-digits = 这里：数字{ $digits }。
here-digits-in = 这里：{ $place }的数字{ $digits }。
often = 有多常见
often-none = 统计了{ $counted }道{ $size }题目，没有一道用到它：总有更简单的技巧可用。
# 数目后面总是“道”；全部题目都用到时，often-all与它合成“道道用到它”。
often-first =
    在{ $all }道困难到地狱难度的{ $size }题目中，{ $count ->
       *[other] { $used }道用到它
    }。
often-first-hardest =
    在{ $all }道困难到地狱难度的{ $size }题目中，{ $count ->
       *[other] { $used }道用到它
    }，它是其中{ $hardest }道的最难一步。
often-next =
    在{ $all }道{ $size }题目中，{ $count ->
       *[other] { $used }道用到它
    }。
often-next-hardest =
    在{ $all }道{ $size }题目中，{ $count ->
       *[other] { $used }道用到它
    }，它是其中{ $hardest }道的最难一步。
often-all = 道
make = 生成一道需要它的题目
loading = 正在载入…
missing = 这段文字无法载入。检查网络连接后重新打开。
practise = 练习它
learn = 一步一步地学
print = 打印这一页

## 例子

line-by-line = 逐行显示
line-back = 上一行
line-next = 下一行
line-all = 全部显示
other-size = 换一个大小
lacks = { $sizes }没有例子：在统计过的每道题目中，更简单的技巧都能做到同样的事。
beside-columns = 用列代替行
beside-rows = 用行代替列
beside-smaller = 更小的盘面，{ $size }
beside-plainer = 候选数更少的情形
beside-another = 另一种情形

## 你对一种技巧的掌握

charts = 你的进步
usually = 你通常用{ $time }发现它。
trend = 在这里，第一次用了{ $first }，最近一次用了{ $last }。
chance = 估计你今天仍能发现它的概率：{ $percent }%。
minutes = { $count }分钟
chart-times = 发现它所用的秒数，最近的在最后：{ $times }
chart-latest = 你最近的{ $count }次用时
chart-chance = 估计你仍能发现它的概率：今天{ $now }%，{ $days }天不练习之后{ $later }%
chart-estimate = 估计：今天{ $now }%，{ $days }天后{ $later }%
chart-learned = 共{ $all }种技巧：见过{ $seen }种，找到过{ $found }种，独立找到三次的有{ $alone }种

## 教程：由几道练习组成的单元

course = 教程
course-help = 每个单元是几道简短的练习。从最下面开始往上学，或从你喜欢的地方开始。
course-done = 已完成{ $done }个，共{ $all }个
unit-done = 已完成
unit-faded = 该复习了
refresh-today = 今天复习{ $count }种
start = 开始：{ $unit }
continue-unit = 继续：{ $unit }
worth = 接着学：{ $technique }
worth-hard = 在{ $all }道困难到地狱难度的题目中，它是其中{ $count }道的最难一步。
worth-hard-at = 在{ $all }道困难到地狱难度的{ $size }题目中，它是其中{ $count }道的最难一步。
worth-easy = { $all }道题目中有{ $count }道需要它。
worth-easy-at = { $all }道{ $size }题目中有{ $count }道需要它。
unit-at = { $techniques }（{ $side }×{ $side }）
chapter-small = 4×4入门
chapter-scanning = 扫视盘面
chapter-singles = 唯余和排除
chapter-locked = 区块
chapter-killer = 杀手：给笼子求和
chapter-lines = 线与和：解读线索
chapter-pairs = 数对
chapter-triples = 三数组和四数组
chapter-fish = 鱼和强链
chapter-wings = Wing
chapter-uniqueness = 唯一性
chapter-colouring = 染色和同数链
chapter-chains = 从链节到链
chapter-sets = 待定数组
chapter-exotics = 少见的技巧
unread = 有{ $count }次练习记录无法读取，仍原样保存在这台设备上。其他记录都有效。

## 不限次数的练习，每种有名称和一句说明

practice = 练习
boards = 盘面大小
chains = 连成链
chains-help = 把候选数连起来，直到能证明些什么。
mistakes = 找出错误
mistakes-help = 有一个数字或一个笔记是错的。是哪一个？
repairs = 改正盘面
repairs-help = 所有格都已填满，但有几个数字是错的。
mixed = 混合练习
mixed-help = 找出下一步。不告诉你是哪种技巧。
own = 来自我的游戏
own-places = 来自我的游戏：{ $count }处
own-help = 你要过提示或猜过的地方。
refresh = 复习

## 给老师，每个入口有名称和一句说明

teachers = 给老师
door-lesson = 课程
door-lesson-help = 你的幻灯片，每张有一个盘面和一个步骤。在“讲解”中可以加入步骤。
door-assignment = 作业
door-assignment-help = 把正在玩的题目发给别人。每个人都会把成绩发给你。
door-class = 班级成绩
door-class-help = 把一份作业的成绩汇总成表。
door-story = 题目的诞生
door-story-help = 看一道题目怎样先填满，再挖空。
door-present = 演示
door-present-help = 在大屏幕上一句一句地讲解正在玩的题目。

## 规则

rules = 数独规则
rule-rows = 填满所有空格，使每一行都有{ $digits }的所有数字，各出现一次。
rule-columns = 每一列也有所有数字，各出现一次。
rule-boxes = 粗线围成的每一宫有所有数字，各出现一次。
digits-to = 1到{ $last }
digits-letter = 1到9和A
digits-letters = 1到9和A到{ $last }
picture-row = 填满的{ $size }盘面，高亮一行
picture-column = 填满的{ $size }盘面，高亮一列
picture-box = 填满的{ $size }盘面，高亮一宫
rules-start = 在4×4上试试

## 步骤中用到的词，在最初的练习之前

word-cell = r3c1
word-cell-help = 第3行第1列的格。
word-candidate = 候选数
word-candidate-help = 某一格仍有可能填的数字。
word-area = 区域
word-area-help = 一行、一列或一宫。
go = 自己试试
