### 按键区：模式、说明当前操作的一行，以及工具。

pad = 数字
left = 个未填
locked = 已锁定
comma = 这里字母也是数字。输入命令前先按逗号。

## 模式

modes = 输入模式
mode-digit = 数字
mode-notes = 笔记
mode-corner = 角落
mode-centre = 中心
mode-colour = 颜色

## 说明当前操作的一行

command-notes = 接着按一个字母：Z数字，X笔记，V颜色，L锁定，F填写笔记，T试填。
command-corner = 接着按一个字母：Z数字，X角落，C中心，V颜色，L锁定，T试填。
cancel-command = 取消命令
locked-digit = 已锁定{ $digit }：选中格子即可填入。
locked-note = 已锁定{ $digit }：选中格子即可记为笔记。
locked-only = 已锁定{ $digit }。
unlock = 解锁
first-place = 按数字，填入选中的格。
first-lock = 长按数字键，可以把这个数字填入多格。
first-hint = 卡住了？按“提示”，或者长按、右键点击一格，问问为什么。
face-notes = 按一下数字记笔记，快速按两下填入。
face-corner = 按一下数字记角落笔记，快速按两下填入。
face-centre = 按一下数字记中心笔记，快速按两下填入。
face-colour = 按候选数，给它上色。
pick-colour = 为选中的格选一种颜色。

## 高亮与颜色

highlights = 高亮
pairs = 两个候选数
clear-highlight = 取消高亮
paints = 颜色
paint = 颜色{ $number }，{ $name }
targets = 给什么上色？
target-cells = 格子
target-candidates = 候选数
clear-colours = 全部清除
clear-colours-help = 清除所有颜色
red = 红色
orange = 橙色
yellow = 黄色
green = 绿色
teal = 青色
blue = 蓝色
violet = 紫色
pink = 粉色
grey = 灰色

## 试填

trial = 试填
tried = 试填：已填{ $digits }个数字
keep = 保留
discard = 放弃

## 工具

tools = 工具
tools-more = 更多
tools-all = 更多工具
undo = 撤销
undo-hold = 撤销。长按可重做。
notes = 笔记
erase = 擦除
hint = 提示
check = 检查
filter = 高亮
candidates = 候选数
all-candidates = 全部显示
fill = 填写所有可能的笔记
fill-all = 所有空格
fill-selected = 选中的格
fill-one = 一个数字，整个盘面
fill-plain = 每个空格都记下所有数字
moments = 历史
paint-tools = 颜色
colour = 颜色
pen = 画笔
singles = 填入唯余
solution = 答案
