### 课程。

## 步骤下方给老师的一行按钮，每个都有名称和说明

row = 用于课堂
row-add = 加入课程
row-add-help = 作为一张幻灯片加入你的课程
row-another = 换一个
row-another-help = 换一个类似的步骤
row-sheet = 练习纸
row-sheet-help = 用这一步和类似的步骤做一张练习纸
row-assign = 布置作业
row-assign-help = 作为作业布置给班级
row-added = 已加入课程：共{ $slides }张幻灯片。
row-open = 打开课程

## 幻灯片

from-page = 作为课程展示
number = 第{ $number }张，共{ $all }张
stage = 幻灯片
row-digits = 第{ $number }行：{ $digits }
empty-cell = 空
empty = 你的课程是空的。在“讲解”中按“加入课程”，就能把步骤做成幻灯片。
preparing = 正在准备幻灯片…
wrong = 这张幻灯片与它的题目矛盾，所以不显示它的步骤。请作者重新发一次链接。
lost = 这张幻灯片写的技巧是{ $technique }，但这个版本在这里没有找到。
result-placed = { $technique }：{ $cell }是{ $digit }。
result-gone = { $cell }不能是{ $digit }
result-removed = { $technique }：{ $gone }。
technique = 寻找：{ $technique }
also-named = { $technique }（{ $other }）
back = 上一步
next = 下一步
skip = 下一张幻灯片（N）
blank = 黑屏（B）
unblank = 重新显示幻灯片
candidates = 候选数
play = 从这里开始玩
present = 演示
change = 修改
take = 加入我的课程

## 修改课程的表单

title-field = 标题
note-field = 这张幻灯片的说明
up = 上移
down = 下移
remove = 移除
restore = 恢复
slides = 幻灯片
link = 课程链接
link-slide = 这张幻灯片的链接
another = 再来一个类似的
no-other = 无法显示别的局面。检查网络连接后再试一次。
code = 用手机玩
code-help = 用来打开这个局面的二维码
no-code = 这个链接太长，无法做成二维码。复制链接吧。
print = 打印练习纸
print-help = 每个局面都有一个问题、几行书写线，以及用来打开它的二维码。答案倒印在一条裁剪线下方。
print-now = 打印
drawing = 正在绘制局面…
drawing-at = 正在绘制局面：{ $done }/{ $all }
finding = 正在寻找步骤…
finding-at = 正在寻找步骤：{ $done }/{ $all }
full = 课程已满。移除一张幻灯片后才能再加。
newer = 这台设备上保存的课程来自更新的版本，所以这里的改动不会保存。刷新页面以更新。
damaged = 这台设备上保存的课程已损坏，又没有空间另存。它没有改变，这里的改动不会保存。
aside = 这台设备上保存的课程已损坏，无法读取。它已原样另存。从现在起会保存这份课程。
