### 设置。

more = 更多设置
reset = 恢复默认设置
at-once = 更改立即生效。
newer = 你的设置来自更新版本的Stepdoku，没有改变。在这里做的更改只在关闭页面前有效。
not-kept = 此浏览器禁止存储数据。在这里做的更改只在关闭页面前有效。

## 分组

group-entering = 填写数字
group-lit = 高亮
group-notes = 笔记
group-checking = 错误
group-hints = 提示与步骤
group-clock = 计时
group-look = 外观
group-ear = 屏幕阅读器
group-ladder = 技巧

## 开关，每个有名称和说明

digit-first = 数字优先
digit-first-help = 先选数字，再点按要填它的格。
left-counts = 显示剩余数量
left-counts-help = 每个数字键显示还有几个没填。
pad-from-bottom = 小键盘顺序
pad-from-bottom-help = 把1、2、3放在最下面一排。
letter-keys = 字母快捷键
letter-keys-help = 用单个字母和符号作为快捷键。
peers = 行、列和宫
peers-help = 给选中的格能看到的所有格加上底色。
same-digit = 相同数字
same-digit-help = 高亮与选中的格数字相同的所有格。
same-candidate = 相同笔记
same-candidate-help = 在你的笔记中也高亮选中的数字。
preview = 指针处的候选数
preview-help = 按“显示候选数”之后，指向别的格也能看到它们的候选数。
large = 大字讲解
large-help = 放大提示、步骤和回答，让全班都能看清。
simple = 简易界面
simple-help = 给小孩子：盘面、大按键、“撤销”和亲切的提示。
tools = 所有工具
tools-help = 所有工具、计时和菜单都在手边。
coordinates = 行号和列号
coordinates-help = 玩的时候在盘面边缘标出行号和列号。
left-handed = 左手模式
left-handed-help = 在宽屏幕上，把按键放在盘面左边。
more-contrast = 高对比度
more-contrast-help = 白底黑字或黑底白字，线条更粗。
cage-colours = 笼子底色
cage-colours-help = 在杀手数独中，相邻的笼子用不同的底色。
large-digits = 大数字
large-digits-help = 让数字占满格子。
large-notes = 大笔记
large-notes-help = 放大候选数和固定位置的笔记。
wrong-at-once = 立即标记错误数字
wrong-at-once-help = 每个数字都与答案比对，这会算作检查。
sounds = 声音
sounds-help = 出现冲突，填满一行、一列或一宫，以及完成时，都会发出声音。
text-board = 文本形式的盘面
text-board-help = 在一个标题下，把每一行显示为一行文字，供盲文点显器使用。
keep-notes = 自动更新笔记
keep-notes-help = 填入数字时，从同行、同列和同宫的笔记中移除它。
strike-sums = 划去组合
strike-sums-help = 在杀手数独中，盘面上的数字会划去不再适合的组合。你的笔记始终会这样做。
warn-notes = 误删笔记时警告
warn-notes-help = 移除的笔记正是答案时发出警告。这会透露那个数字。
duplicates = 标记重复数字
duplicates-help = 标记在一行、一列或一宫中出现两次的数字。
idle-pause = 自动暂停
idle-pause-help = 五分钟没有操作，就暂停并隐藏盘面。
celebrate = 庆祝
celebrate-help = 完成时播放动画。
own-notes = 依据我的笔记提示
own-notes-help = 相信你的笔记：从完整的笔记中移除的数字，就当作已经排除。
staged-steps = 解题器分段显示
staged-steps-help = “下一步”先显示看哪里，再显示技巧，最后显示理由。
line-by-line = 逐行显示
line-by-line-help = “下一步”把长的理由逐行显示，每一行都在盘面上标出链节。
say-why = 说明理由
say-why-help = 先标记能推出这个数字的依据，它才算数。
judge-moves = 这一步是猜的吗？
judge-moves-help = 每步操作之后，告诉你它是能看出来的、先要有别的步骤，还是错的。
one-solution = 假定唯一解
one-solution-help = 也使用以唯一解为前提的结构，例如唯一矩形。

## 问题和答案，每个答案有名称和说明

note-layout = 笔记布局
note-layout-fixed = 固定位置
note-layout-fixed-help = 每个数字在格中都有自己的位置。
note-layout-corner-centre = 角落和中心
note-layout-corner-centre-help = 两种笔记：Snyder笔记写在角落，其他的写在中心。

check-says = “检查”告诉你什么
check-says-whether = 对或错
check-says-whether-help = “检查”告诉你有没有错误。
check-says-how-many = 有几个
check-says-how-many-help = “检查”告诉你有几个数字是错的。
check-says-which = 是哪些
check-says-which-help = “检查”标记错误的数字。

clock = 计时
clock-shown = 显示
clock-shown-help = 计时显示在盘面上方。
clock-hidden = 隐藏
clock-hidden-help = 完成时才看到用时。
clock-off = 关闭
clock-off-help = 不计时，也没有暂停。

language = 语言
language-browser = 跟随浏览器
language-browser-help = 页面跟随浏览器的语言。
language-own-help = 页面会用这种语言重新载入。

theme = 主题
theme-system = 跟随系统
theme-system-help = 与你的设备一致。
theme-light = 浅色
theme-light-help = 始终是浅色背景、深色文字。
theme-dark = 深色
theme-dark-help = 始终是深色背景、浅色文字。

symbols = 符号
symbols-digits = 数字
symbols-digits-help = 1、2、3等。
symbols-letters = 字母
symbols-letters-help = A、B、C等，用于4×4和9×9。
symbols-pictures = 图案
symbols-pictures-help = 太阳、小鱼、叶子等，用于4×4和9×9。
symbols-colours = 颜色
symbols-colours-help = 红色、蓝色、黄色等，用于4×4和9×9。

speech = 格的读法
speech-full = 完整
speech-full-help = 屏幕阅读器会读“5、提示数、第2行第3列、第1宫”。
speech-short = 简短
speech-short-help = 屏幕阅读器会读“5、提示数、r2 c3”。
speech-placeless = 不读位置
speech-placeless-help = 屏幕阅读器会读“5、提示数”；按分号再按P，可以听位置。

ladder = 技巧的顺序
ladder-teaching = 教学顺序
ladder-teaching-help = 最容易发现的在前：排除法先于唯一余数。
ladder-hodoku = HoDoKu顺序
ladder-hodoku-help = HoDoKu有的技巧，按它的顺序排列。

## 你自己的颜色

colours = 你的颜色
colours-help = 选择一种色调。Stepdoku会把它调亮或调暗，让数字始终清晰。
colours-theme = 主题
colour-digits = 你填的数字
colour-same = 数字相同的格
colour-cursor = 选中的格

## 使用的技巧

techniques = 技巧
tier-1 = 唯余和排除
tier-2 = 区块和数对
tier-3 = 三数组、X-Wing、双强链
tier-4 = Wing、染色、唯一矩形
tier-5 = 链和待定数组
tier-6 = 带区块的链、复杂的鱼、强制链
all-used = 全部{ $all }种
some-used = { $some }/{ $all }种
not-in-order = HoDoKu没有。
assumes = 已停用：它假定唯一解。
