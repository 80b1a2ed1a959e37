### 按键列表和入门说明。

how = 玩法
by-ear = 屏幕阅读器：在盘面上先按分号，再按R听这一行，按N到下一个空格，或按5听5的位置。按问号打开“帮助”，查看所有按键。
by-ear-no-letters = 屏幕阅读器：在“设置”中启用字母快捷键，就能用分号键询问盘面。
keys = 按键
licences = Stepdoku所用软件的许可证

## 入门说明：每课有标题、配图文字和无图文字

rules = 规则
rules-seen = 填满盘面，使每一行、每一列和每一宫中，1到9的每个数字都出现一次。图中标出了一行、一列和一宫。
rules-heard = 填满盘面，使每一行、每一列和每一宫中，1到9的每个数字都出现一次。
digit = 填入数字
digit-seen = 有底色的格与框出的格同行、同列或同宫，其中已有除{ $digit }以外的所有数字。所以框出的格一定是{ $digit }。选中它，按{ $digit }。
digit-heard = 如果一格所在的行、列和宫合起来只缺一个数字，这一格就一定是那个数字。用方向键移到那里，按那个数字。
notes = 记笔记
notes-seen = 框出的格可以是{ $either }。要记住这一点，就选中它，选择“笔记”，再按{ $all }。
notes-heard = 如果一格可以是3或5，就把两个都记下来：移到那里，按X进入笔记，再按3和5。按Z回到数字。
hint = 要提示
hint-seen = “提示”先说看哪里，再说用什么方法，最后说为什么；每一部分都等你要了才显示。这里有底色的宫还缺{ $digit }，只剩框出的格可以填它。
hint-heard = 按I或斜杠得到提示：先说看哪里，再说用什么方法，最后说为什么；每一部分都等你要了才显示。之后按Enter应用。
steps = 看它怎样解题
steps-seen = “讲解”一步一步地解题，每一步都有理由。图中它已填入{ $digits }个数字。你自己的盘面不会改变。
steps-heard = “讲解”一步一步地解题，每一步都有理由。你自己的盘面不会改变。

## 按键怎样起作用

note = 焦点在盘面或它的控件上时，快捷键有效。在Mac上，用Cmd代替Ctrl，用Option代替Alt。
note-digits = 焦点在盘面或它的控件上时，快捷键有效。在这个盘面上字母也是数字，所以输入字母命令前先按逗号。在Mac上，用Cmd代替Ctrl，用Option代替Alt。
note-no-letters = 焦点在盘面或它的控件上时，快捷键有效。字母快捷键已在“设置”中停用。在Mac上，用Cmd代替Ctrl，用Option代替Alt。

## 鼠标或手指的操作，以及它们的作用

gestures = 用鼠标或手指
drag = 拖过多格
drag-does = 全部选中
modified-click = Ctrl或Shift + 点击
modified-click-does = 加选或取消一格
double-click = 双击一格
double-click-does = 选中数字相同的所有格
pinch = 在大盘面上双指开合或双击
pinch-does = 放大或缩小；拖动可移动
hold = 长按或右键点击一格
hold-does = 问为什么，或显示它的候选数
hold-shift = 按住Shift或Ctrl
hold-shift-does = 按住期间输入笔记
double-tap-key = 连按两下数字键
double-tap-key-does = 锁定这个数字；在笔记模式下填入它
hold-key = 长按数字键
hold-key-does = 锁定这个数字：之后点按的格都会填入它

## 按键的名称

ctrl = Ctrl + { $key }
alt = Alt + { $key }
shift = Shift + { $key }
after-comma = , 然后{ $key }
after-semicolon = ; 然后{ $key }
digit-keys = 1–{ $last }
figures-and-letter = 1–9、A
figures-and-letters = 1–9、A–{ $last }
arrows = 方向键
wasd = W A S D
arrow = 方向键
home = Home
ends = Home、End
space = 空格键
delete = Delete
backspace = Backspace
enter = Enter
escape = Esc
page-up = Page Up
page-down = Page Down

## 按键的分组

group-entering = 输入
group-moving = 移动和选择
group-modes = 模式
group-aids = 帮助和高亮
group-queries = 询问盘面，语音回答
group-game = 试填和历史
group-solver = 逐步解题时
group-present = 演示时
group-why = 在“为什么？”的回答中
group-review = 在回顾的列表中

## 按键的作用

do-enter = 按当前模式输入数字
do-note = 添加或移除笔记，任何模式下都可以
do-corner = 角落笔记，任何模式下都可以
do-centre = 中心笔记，任何模式下都可以
do-erase = 清空选中的格；在颜色模式下清除它们的颜色
do-swap = 交换角落笔记和中心笔记
do-lock = 锁定或解锁这一格的数字
do-confirm = 应用已显示理由的提示；否则填入锁定的数字，或检查盘面
do-undo = 撤销
do-redo = 重做
do-go = 移到相邻的格
do-go-far = 移到相邻的宫
do-go-to-end = 移到这一行的开头或末尾
do-go-to-corner = 移到第一格或最后一格
do-extend = 扩大选择范围
do-extend-far = 加选相邻宫的一格，或第一格、最后一格
do-select-all = 选中所有格
do-closer = 放大
do-farther = 缩小
do-whole = 显示整个盘面（数字小键盘的*）
do-escape = 取消或关闭；取消选择
do-comma = 下一个字母是命令
do-digit-mode = 数字
do-note-mode = 笔记
do-corner-mode = 角落笔记
do-centre-mode = 中心笔记
do-colour-mode = 颜色。再按一次，切换格子或候选数
do-next-mode = 下一个模式
do-filter = 高亮一个数字，或取消
do-filter-none = 取消高亮
do-step-filter = 高亮上一个或下一个数字
do-bivalue = 高亮有两个候选数的格，或取消
do-candidates = 显示所有候选数，或隐藏
do-look = 显示这一格的候选数
do-fill-all = 填写所有笔记
do-fill-selected = 在选中的格填写笔记
do-check = 检查盘面
do-hint = 提示。再按看技巧，再按看理由
do-try = 开始试填
do-keep-trial = 保留试填
do-give-up = 放弃试填并返回
do-moments = 历史
do-editor = 录入题目
do-pause = 暂停或继续
do-help = 帮助
do-paste = 粘贴题目并开始玩
do-next-step = 下一步
do-back-step = 上一步
do-next-pass = 下一轮
do-back-pass = 上一轮
do-why = 问为什么
do-other-way = 在解题过程和轮次之间切换
do-all-steps = 显示所有步骤，或隐藏
do-ask = 用下一个键询问盘面
do-present-next = 显示更多
do-present-back = 收回刚显示的内容
do-present-again = 回到这一步的开头
do-present-blank = 黑屏，直到下次按键
do-present-leave = 返回解题器
do-answer-ask = 询问这一格的这个数字
do-answer-line = 上一行或下一行
do-answer-back = 回到前一个回答
do-answer-close = 关闭回答
do-review-move = 上一步或下一步操作
do-review-page = 后退或前进十步操作
do-review-end = 第一步或最后一步操作

## 按键对盘面的询问

ask-row = 朗读这一行
ask-column = 朗读这一列
ask-box = 朗读这一宫
ask-further = 朗读这一格的对角线和窗口
ask-board = 逐行朗读整个盘面
ask-place = 这一格所在的行、列和宫
ask-missing = 行、列和宫缺少的数字
ask-places = 这个数字在行、列和宫中的位置
ask-digit = 同上，但针对任何数字：接着按那个数字
ask-next-empty = 下一个空格
ask-previous-empty = 上一个空格
ask-next-highlighted = 下一个高亮或标记的格
ask-previous-highlighted = 上一个高亮或标记的格
ask-next-pair = 下一个有两个候选数的格
ask-previous-pair = 上一个有两个候选数的格
ask-go = 移到某一格：先按行，再按列
ask-next-link = 盘面上链的下一个链节
ask-previous-link = 链的上一个链节
ask-counts = 盘面上每个数字的个数
ask-highlighted = 列出高亮的格和步骤的标记
ask-around = 逐个朗读周围的格；再按S读下一格
ask-around-back = 同上，反方向
ask-state = 大小、难度、空格数和模式
